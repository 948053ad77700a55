import { and, eq, inArray } from 'drizzle-orm'
import type { BalanceReminder, DepositReminder } from '../../contracts/booking-timers'
import { BALANCE_REMINDERS } from '../../contracts/booking-timers'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingReminders, type BookingRow } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { dropQueuedMails, isQueuedMail } from '../mail/outbox'

/** A reminder of a deadline: `dueKey` names the deadline, so that a later one is reminded of again. */
export interface Reminder {
  bookingId: number
  kind: DepositReminder | BalanceReminder
  dueKey: string
}

/** Marks a reminder as sent, in the batch of its mail; a second one fails the batch. `now` in UTC ms. */
export function reminderStatement(db: Db, reminder: Reminder, now: number): Statement {
  return db.insert(bookingReminders).values({ ...reminder, sentAt: now })
}

export async function isReminded(db: Db, { bookingId, kind, dueKey }: Reminder): Promise<boolean> {
  return (await db.$count(bookingReminders, remindersOf(bookingId, dueKey, [kind]))) > 0
}

/** Whether the guest was reminded of the balance that is due now. */
export async function isBalanceReminded(
  db: Db,
  { id, balanceBy }: Pick<BookingRow, 'id' | 'balanceBy'>,
): Promise<boolean> {
  const ofDay = remindersOf(id, String(balanceBy), BALANCE_REMINDERS)
  return (await db.$count(bookingReminders, ofDay)) > 0
}

/** Mails of reminders, which a payment makes untrue. */
const MAILS = ['depositReminder', 'balanceReminder', 'balanceOverdue'] as const

/** Reminders whose mail no sender has taken yet are neither sent nor counted as sent. */
export function dropReminders(db: Db, bookingId: number): Statement[] {
  const cause = { type: 'booking', id: bookingId }
  // One batch wrote both.
  const isQueued = and(isQueuedMail(cause, MAILS), eq(outbox.createdAt, bookingReminders.sentAt))
  return [
    db
      .delete(bookingReminders)
      .where(and(eq(bookingReminders.bookingId, bookingId), rowExists(outbox, isQueued))),
    dropQueuedMails(db, cause, MAILS),
  ]
}

function remindersOf(bookingId: number, dueKey: string, kinds: readonly string[]) {
  return and(
    eq(bookingReminders.bookingId, bookingId),
    eq(bookingReminders.dueKey, dueKey),
    inArray(bookingReminders.kind, [...kinds]),
  )
}
