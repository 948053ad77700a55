import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { BalanceReminder, DepositReminder } from '../../contracts/bookings/booking-timers'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingReminders, bookings } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { dropQueuedMails, isQueuedMail } from '../../services/mail/queued-mails'

type ReminderKind = 'travellers.due' | 'trip.tomorrow' | 'quote.unseen' | 'story.invited'

/** A reminder of a deadline. `dueKey` names the deadline, so that a later deadline gets its own reminder. */
interface Reminder {
  bookingId: number
  kind: DepositReminder | BalanceReminder | ReminderKind
  dueKey: string
}

/** SQL condition: the booking has no reminder of a kind, for a deadline or for any. */
export function isNotReminded(kind: Reminder['kind'], dueKey?: SQL): SQL {
  const ofDeadline = dueKey && sql` AND due_key = ${dueKey}`
  return sql`NOT EXISTS (SELECT 1 FROM booking_reminders WHERE booking_reminders.booking_id = ${bookings.id}
    AND kind = ${kind}${ofDeadline})`
}

/** SQL condition: the booking was last confirmed by a time (UTC ms). */
export function wasConfirmedBy(time: number): SQL {
  return sql`(SELECT max(at) FROM booking_events WHERE booking_events.booking_id = ${bookings.id}
    AND to_status = 'confirmed' AND from_status <> 'confirmed') <= ${time}`
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
