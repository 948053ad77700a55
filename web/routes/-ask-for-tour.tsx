import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { pricedOn, startParty } from '../../worker/contracts/tours/prices'
import type { Trip } from '../../worker/contracts/contact/trip'
import { DateRequest, type DateRequestHandle } from '../bookings/request/date-request'
import { tourQuery } from '../features/tours/tours.api'
import { useNow } from '../platform/forms/use-now'
import { useLang } from '../platform/i18n/use-lang'
import { Button } from '../ui/button'
import { FailureAlert } from '../ui/failure-alert'

/** Opens the request sheet for an inquiry's tour; a press loads its prices. */
export function AskForTour({ tourId, people }: { tourId: number; people: Trip['people'] }) {
  const { t } = useTranslation('tours')
  const request = useRef<DateRequestHandle>(null)
  const { tour, error, isLoading, open } = useTourRequest(tourId, request)
  return (
    <>
      <Button
        look="primary"
        onClick={open}
        aria-busy={isLoading ? true : undefined}
        className="noscript:hidden"
      >
        {t('date.ask')}
      </Button>
      {!tour && <FailureAlert failure={error} />}
      {tour && <DateRequest ref={request} tour={tour} persons={people ?? startParty(tour)} />}
    </>
  )
}

/** The tour with today's prices, loaded on request; the sheet opens once they have loaded. */
function useTourRequest(tourId: number, request: RefObject<DateRequestHandle | null>) {
  const [isAsked, setAsked] = useState(false)
  const today = calgaryDay(useNow())
  const query = tourQuery(tourId, useLang())
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isAsked })
  const isLoaded = data !== undefined
  // Do not open unasked when the tour is already cached from its page.
  useEffect(() => {
    if (isAsked && isLoaded) request.current?.open()
  }, [isAsked, isLoaded, request])
  const open = () => {
    if (isLoaded) request.current?.open()
    else if (isAsked) void refetch()
    else setAsked(true)
  }
  return { tour: data && pricedOn(data, today), error, isLoading: isFetching && !isLoaded, open }
}
