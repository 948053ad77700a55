import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded'
import { BookingActions } from './booking-actions'
import { BookingFacts } from './booking-facts'
import { bookingQuery, type Booking } from '../bookings.api'
import { ErasePanel } from './erase-panel'
import { ListSteps } from '../list/list-place'
import { BookingMessages } from '../messages/booking-messages'
import { NextPanel, useNextStep } from '../next/next-panel'
import { BookingHead, BookedTrip } from './booked-trip'

/** A booking: messages and composer, beside the trip, the actions and the history. */
export function BookingPage({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(bookingQuery(id))
  return (
    <>
      <ListSteps id={id} />
      <Loaded query={query} skeleton="h-96 w-full" failure={t('failed')}>
        {(booking) => <OpenBooking booking={booking} />}
      </Loaded>
    </>
  )
}

function OpenBooking({ booking }: { booking: Booking }) {
  const step = useNextStep(booking)
  return (
    <>
      <BookingHead booking={booking} />
      <NextPanel booking={booking} step={step} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <BookingFacts booking={booking} />
          <BookingMessages booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BookingActions booking={booking} step={step} />
          <BookedTrip booking={booking} />
          <ErasePanel booking={booking} />
        </div>
      </div>
    </>
  )
}
