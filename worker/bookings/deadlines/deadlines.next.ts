import { and, eq, inArray, max } from 'drizzle-orm'
import type { BookingEvent } from '../../contracts/bookings/booking-events'
import {
  nextHoldTimer,
  depositReminders,
  balanceReminders,
} from '../../contracts/bookings/booking-timers'
import { bookingEvents, type BookingRow } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { systemEvent } from '../data/booking-events'
import { endDeadline } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { tripTimer } from '../data/deposit-cover'
import { missingOf, moneyOf } from '../data/money'
import { depositToPay } from '../holds/holds'
import { lapsedHold } from '../holds/holds.lapse'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import { later, type Happening } from '../mails/happening'
import { isReminded, reminderStatement } from '../mails/reminders'
import { lapsedQuote } from '../quotes/quotes.lapse'
import { lapsedWait } from '../waitlist/waitlist.lapse'
import { hasClaimed, heldSince } from './deadlines.queries'

/** Events whose mail names the balance and the day it is due. */
const TOLD_BY: BookingEvent[] = ['manual.create', 'deposit.cover', 'change.accept', 'cancel.undo']

/** The next step of a booking, even if that only sets its next timer. */
export async function nextHappening(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  if (booking.status === 'waitlisted') return lapsedWait(scope, booking)
  if (booking.status === 'quoted' || booking.status === 'offered') {
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
      systemEvent(scope, booking, { event: 'trip.complete' }),
    ],
    mails: [],
  }
}

/** Ends the hold or sends a reminder. A hold whose deposit has arrived does not lapse; admins decide. */
async function nextOfHold(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  const { payBy, lapseAt, lang, deposit } = booking
  if (payBy === null || lapseAt === null || missingOf(booking, deposit) === 0)
    return later(scope, booking, null)
  if (now >= lapseAt) return lapsedHold(scope, booking)
  const hold = { heldAt: await heldSince(scope, booking), payBy, lapseAt, lang }
  const next = later(scope, booking, nextHoldTimer(hold, now))
  const due = depositReminders(hold).findLast(({ at }) => at <= now)
  const isWanted = now < payBy && booking.claimedAt === null && booking.paid === 0
  if (!due || !isWanted) return next
  const reminder = { bookingId: booking.id, kind: due.kind, dueKey: String(payBy) }
  if ((await hasClaimed(scope, booking)) || (await isReminded(scope.db, reminder))) return next
  const letter = { template: 'depositReminder', ...depositToPay({ ...booking, payBy }) } as const
  return {
    statements: [reminderStatement(scope.db, reminder, now), ...next.statements],
    mails: await mailToGuest(scope, booking, letter),
  }
}

/** The balance reminder that is due now and has not been sent, if any. */
async function dueBalanceReminder(
  scope: BookingScope,
  booking: BookingRow,
): Promise<Happening | null> {
  const { db, now } = scope
  const { id, balanceBy, endsAt, lang, total } = booking
  const rest = missingOf(booking, total)
  if (balanceBy === null || endsAt === null || rest === 0) return null
  const due = balanceReminders({ balanceBy, endsAt, lang }, await toldAt(scope, booking)).findLast(
    ({ at, until }) => at <= now && now < until,
  )
  if (!due) return null
  const reminder = { bookingId: id, kind: due.kind, dueKey: String(balanceBy) }
  if (await isReminded(db, reminder)) return null
  const [trip] = await db
    .select()
    .from(trips)
    .where(eq(trips.id, booking.tripId ?? 0))
  const template = due.kind === 'balance.due' ? 'balanceReminder' : 'balanceOverdue'
  const letter = { template, balance: moneyOf(booking, rest), balanceBy } as const
  return {
    statements: [reminderStatement(db, reminder, now)],
    mails: await mailToGuest(scope, booking, letter, trip),
  }
}

async function toldAt({ db }: BookingScope, { id }: BookingRow): Promise<number | undefined> {
  const [row] = await db
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), inArray(bookingEvents.event, TOLD_BY)))
  return row?.at ?? undefined
}
