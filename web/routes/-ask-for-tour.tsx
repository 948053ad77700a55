import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../worker/contracts/calgary-clock'
import { pricedOn, startParty } from '../../worker/contracts/prices'
import type { Trip } from '../../worker/contracts/trip'
import { DateRequest, type DateRequestHandle } from '../features/booking/date-request'
import { tourQuery } from '../features/tours/tours.api'
import { useNow } from '../platform/forms/use-now'
import { useLang } from '../platform/i18n/use-lang'
import { Button } from '../ui/button'
import { FailureAlert } from '../ui/failure-alert'

interface AskForTourProps {
  tourId: number
  people: Trip['people']
}

/** Opens the request sheet for the tour of an inquiry; its prices are loaded by the press. */
export function AskForTour({ tourId, people }: AskForTourProps) {
  const { t } = useTranslation('tours')
  const request = useRef<DateRequestHandle>(null)
  const [isAsked, setAsked] = useState(false)
  const today = calgaryDay(useNow())
  const { data, error, isFetching, refetch } = useQuery({
    ...tourQuery(tourId, useLang()),
    enabled: isAsked,
  })
  const tour = data && pricedOn(data, today)
  const isLoaded = tour !== undefined
  // Not by itself where the tour is known from its page.
  useEffect(() => {
    if (isAsked && isLoaded) request.current?.open()
  }, [isAsked, isLoaded])
  const open = () => {
    if (isLoaded) request.current?.open()
    else if (isAsked) void refetch()
    else setAsked(true)
  }
  return (
    <>
      <Button
        look="primary"
        onClick={open}
        aria-busy={isFetching && !isLoaded ? true : undefined}
        className="noscript:hidden"
      >
        {t('date.ask')}
      </Button>
      {!isLoaded && <FailureAlert failure={error} />}
      {tour && <DateRequest ref={request} tour={tour} persons={people ?? startParty(tour)} />}
    </>
  )
}
