import { and, eq } from 'drizzle-orm'
import type { BalanceReminder } from '../../contracts/bookings/balance-reminders'
import type { DepositReminder } from '../../contracts/bookings/deposit-reminders'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingReminders } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { dropQueuedMails, isQueuedMail } from '../mail/queued-mails'

/** A reminder of a deadline: `dueKey` names the deadline, so that a later one is reminded of again. */
interface Reminder {
  bookingId: number
  kind: DepositReminder | BalanceReminder
  dueKey: string
}

/** Marks a reminder as sent, in the batch of its mail; a second one fails the batch. `now` in UTC ms. */
export function reminderStatement(db: Db, reminder: Reminder, now: number): Statement {
  return db.insert(bookingReminders).values({ ...reminder, sentAt: now })
}

export async function isReminded(db: Db, { bookingId, kind, dueKey }: Reminder): Promise<boolean> {
  const ofDay = and(
    eq(bookingReminders.bookingId, bookingId),
    eq(bookingReminders.dueKey, dueKey),
    eq(bookingReminders.kind, kind),
  )
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
