import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { AlsoHere } from '../frame/also-here'
import { BookingActions } from './booking-actions'
import { BookingEvents } from './events/booking-events'
import { BookingFacts } from './booking-facts'
import { bookingQuery, type Booking } from './bookings.api'
import { TripCrew } from './crew/trip-crew'
import { ErasePanel } from './erase-panel'
import { ChangePanel } from './change-panel'
import { ListSteps } from './list/list-place'
import { MessageComposer } from './messages/message-composer'
import { MessageList } from './messages/message-list'
import { BookingMoney } from './money/booking-money'
import { NextPanel, useNextStep } from './next/next-panel'
import { QuoteList } from './quotes/quote-list'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from './status-chip'

/** A booking: what was written and the composer, beside what is booked, what can be done and what was done. */
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
  const { t } = useTranslation('desk-bookings')
  const { id, name, pid, status, awaitsSince, saysSentAt, lacksDeposit } = booking
  const step = useNextStep(booking)
  return (
    <>
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
      <NextPanel booking={booking} step={step} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <BookingFacts booking={booking} />
          <section aria-labelledby="messages" className="flex min-w-0 flex-col gap-4">
            <h2 id="messages" className="text-lg">
              {t('messages')}
            </h2>
            <MessageList booking={booking} />
            <AlsoHere kind="booking" id={id} />
            <MessageComposer booking={booking} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BookingActions booking={booking} next={step?.kind} />
          <ChangePanel booking={booking} />
          <QuoteList booking={booking} />
          {booking.reference !== null && <BookingMoney booking={booking} />}
          {status === 'confirmed' && booking.trip && (
            <TripCrew trip={booking.trip} lacksGuide={booking.lacksGuide} />
          )}
          <BookingEvents booking={booking} />
          <ErasePanel booking={booking} />
        </div>
      </div>
    </>
  )
}
