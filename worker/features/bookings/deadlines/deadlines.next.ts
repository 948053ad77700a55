import { and, eq, inArray, isNull, max } from 'drizzle-orm'
import { nextHoldTimer } from '../../../contracts/booking-timers'
import { depositReminders } from '../../../contracts/deposit-reminders'
import { bookingEvents, bookings, type BookingRow } from '../../../db/schema/bookings'
import { paymentClaims } from '../../../db/schema/payments'
import type { BookingScope } from '../../../services/bookings/booking-mail'
import { readState } from '../../../services/bookings/booking-facts'
import { isReminded, reminderStatement } from '../../../services/bookings/reminders'
import { tripTimer } from '../../../services/bookings/trip-timer'
import { dueBalanceReminder } from './balance.reminders'
import { lapsedHold, lapsedQuote, type Happening } from '../holds/holds.lapse'
import { toPayMails } from '../quotes/quotes.mails'
import { systemEvent } from '../../../services/bookings/caused-events'
import { endDeadline } from '../../../services/bookings/waiting'

/** What the time that has come does to a booking. */
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

/** The end of a hold, or a reminder. Money that has come keeps it; then staff decide. */
async function nextOfHold(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  const { payBy, lapseAt, lang } = booking
  if (payBy === null || lapseAt === null || booking.paid >= booking.deposit)
    return later(scope, booking, null)
  if (now >= lapseAt) return lapsedHold(scope, booking)
  const hold = { heldAt: await heldSince(scope, booking), payBy, lapseAt, lang }
  const next = later(scope, booking, nextHoldTimer(hold, now))
  const due = depositReminders(hold).findLast(({ at }) => at <= now)
  const isWanted = now < payBy && booking.claimedAt === null && booking.paid === 0
  if (!due || !isWanted) return next
  const reminder = { bookingId: booking.id, kind: due.kind, dueKey: String(payBy) }
  if ((await hasClaimed(scope, booking)) || (await isReminded(scope.db, reminder))) return next
  return {
    statements: [reminderStatement(scope.db, reminder, now), ...next.statements],
    mails: await toPayMails(scope, { ...booking, payBy }, 'depositReminder'),
  }
}

/** Also for an earlier hold of the booking, while no money has come. */
async function hasClaimed({ db }: BookingScope, { id }: BookingRow): Promise<boolean> {
  const isOpen = and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))
  return (await db.$count(paymentClaims, isOpen)) > 0
}

async function heldSince({ db }: BookingScope, { id, updatedAt }: BookingRow): Promise<number> {
  const [row] = await db
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, id),
        eq(bookingEvents.toStatus, 'on_hold'),
        inArray(bookingEvents.fromStatus, ['', 'quoted', 'offered', 'expired', 'closed']),
      ),
    )
  return row?.at ?? updatedAt
}

/** The end of a trip, or a reminder of its balance. */
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

/** The next look at a booking that has not moved. */
function later({ db }: BookingScope, { id, version }: BookingRow, at: number | null): Happening {
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version))
  return { statements: [db.update(bookings).set({ nextDueAt: at }).where(isSame)], mails: [] }
}
