import type { BookingRow } from '../../../db/schema/bookings'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { readState } from '../../../services/bookings/booking-state'
import { tripTimer } from '../../../services/bookings/trip-timer'
import { lapsedQuote } from '../quotes/quotes.lapse'
import { systemEvent } from '../../../services/bookings/caused-events'
import { endDeadline } from '../../../services/bookings/waiting'
import { dueBalanceReminder } from './balance.reminders'
import { later, type Happening } from './happening'
import { nextOfHold } from './deadlines.hold'

/** What happens to a booking now, if only that its next timer is set. */
export async function nextHappening(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  if (booking.status === 'quoted') {
    const { openQuote } = await readState(scope.db, booking)
    if (openQuote && now >= openQuote.validUntil) return lapsedQuote(scope, booking, openQuote)
    return later(scope, booking, openQuote?.validUntil ?? null)
  }
  if (booking.status === 'on_hold') return nextOfHold(scope, booking)
  if (booking.status === 'confirmed') return nextOfTrip(scope, booking)
  return { statements: [endDeadline(scope.db, booking.id)], mails: [] }
}

/** Completes the trip, or sends a reminder of its balance. */
async function nextOfTrip(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  if (booking.endsAt === null) return later(scope, booking, null)
  if (now >= booking.endsAt) return completedTrip(scope, booking)
  const next = later(scope, booking, tripTimer(booking, now))
  const reminder = await dueBalanceReminder(scope, booking)
  if (!reminder) return next
  const { statements, mails } = reminder
  return { statements: [...statements, ...next.statements], mails }
}

function completedTrip(scope: BookingScope, booking: BookingRow): Happening {
  return {
    statements: [
      endDeadline(scope.db, booking.id),
      systemEvent(scope, booking, { event: 'trip.complete', to: 'completed' }),
    ],
    mails: [],
  }
}
