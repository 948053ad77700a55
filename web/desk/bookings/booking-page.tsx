import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { BookingActions } from './booking-actions'
import { BookingEvents } from './events/event-list'
import { BookingFacts } from './booking-facts'
import { bookingQuery, type Booking } from './bookings.api'
import { TripCrew } from './crew/trip-crew'
import { ErasePanel } from './erase-panel'
import { ChangePanel } from './change-panel'
import { ListSteps } from './list/list-place'
import { BookingMessages } from './messages/booking-messages'
import { BookingMoney } from './money/booking-money'
import { NextPanel, useNextStep } from './next/next-panel'
import { QuoteList } from './quotes/quote-list'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from './status-chip'

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

/** What is offered, paid and planned, and what happened. */
function BookedTrip({ booking }: { booking: Booking }) {
  const { reference, status, trip, lacksGuide } = booking
  return (
    <>
      <ChangePanel booking={booking} />
      <QuoteList booking={booking} />
      {reference !== null && <BookingMoney booking={booking} />}
      {status === 'confirmed' && trip && <TripCrew trip={trip} lacksGuide={lacksGuide} />}
      <BookingEvents booking={booking} />
    </>
  )
}

/** Whose booking it is, its state and its number. */
function BookingHead({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { name, pid, status, awaitsSince, saysSentAt, lacksDeposit } = booking
  return (
    <header className="flex flex-col gap-3">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2xl">
        <span className="wrap-anywhere">{name ?? t('erased')}</span>
        <StatusChip status={status} />
        <SaysSentChip saysSentAt={saysSentAt} />
        <WaitingChip awaitsSince={awaitsSince} />
        <ReversedChip lacksDeposit={lacksDeposit} />
      </h1>
      <p className="tabular text-sm text-muted">{t('number', { pid })}</p>
    </header>
  )
}
