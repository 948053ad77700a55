import { useTranslation } from 'react-i18next'
import { BookingEvents } from '../events/event-list'
import type { Booking } from '../bookings.api'
import { TripCrew } from '../crew/trip-crew'
import { ChangePanel } from './change-panel'
import { BookingMoney } from '../money/booking-money'
import { QuoteList } from '../quotes/quote-list'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from '../status-chip'

/** A booking's quotes, payments, crew and history. */
export function BookedTrip({ booking }: { booking: Booking }) {
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

/** The guest, status and number of a booking. */
export function BookingHead({ booking }: { booking: Booking }) {
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
