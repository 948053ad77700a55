import { and, eq } from 'drizzle-orm'
import type { BalanceReminder, DepositReminder } from '../../contracts/bookings/booking-timers'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingReminders } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { dropQueuedMails, isQueuedMail } from '../../services/mail/queued-mails'

/** A reminder of a deadline. `dueKey` names the deadline, so that a later deadline gets its own reminder. */
interface Reminder {
  bookingId: number
  kind: DepositReminder | BalanceReminder | 'travellers.due' | 'trip.tomorrow' | 'quote.unseen'
  dueKey: string
}

/** Marks a reminder as sent, in the batch of its mail; sending it twice fails the batch. `now` in UTC ms. */
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

/** Mails of reminders, which are wrong once the guest has paid. */
const MAILS = ['depositReminder', 'balanceReminder', 'balanceOverdue'] as const

/** Drops reminders whose mail is still in the outbox; they do not count as sent. */
export function dropReminders(db: Db, bookingId: number): Statement[] {
  const cause = { type: 'booking', id: bookingId }
  // Mail and reminder have the same time, because one batch wrote both.
  const isQueued = and(isQueuedMail(cause, MAILS), eq(outbox.createdAt, bookingReminders.sentAt))
  return [
    db
      .delete(bookingReminders)
      .where(and(eq(bookingReminders.bookingId, bookingId), rowExists(outbox, isQueued))),
    dropQueuedMails(db, cause, MAILS),
  ]
}
