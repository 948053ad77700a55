import { and, eq, inArray, max } from 'drizzle-orm'
import { balanceReminders } from '../../../contracts/bookings/booking-timers'
import type { BookingEvent } from '../../../contracts/bookings/booking-states'
import { bookingEvents, type BookingRow } from '../../../db/schema/bookings'
import { trips } from '../../../db/schema/trips'
import { mailToGuest, type BookingScope } from '../../../services/bookings/booking-mail'
import { moneyOf } from '../../../services/bookings/money'
import { isReminded, reminderStatement } from '../../../services/bookings/reminders'
import type { Happening } from './happening'

/** Events whose mail names the balance and the day it is due. */
const TOLD_BY: BookingEvent[] = ['manual.create', 'deposit.cover', 'change.accept', 'cancel.undo']

/** The balance reminder that is due now and has not been sent, if any. */
export async function dueBalanceReminder(
  scope: BookingScope,
  booking: BookingRow,
): Promise<Happening | null> {
  const { db, now } = scope
  const { id, balanceBy, endsAt, lang, paid, total } = booking
  if (balanceBy === null || endsAt === null || paid >= total) return null
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
  const letter = { template, balance: moneyOf(booking, total - paid), balanceBy } as const
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
