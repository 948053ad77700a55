import { and, eq } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import type { MailStatements } from '../../services/mail/outbox'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { BookingScope } from './booking-mail'

/** The statements of an event and its mails, for one batch. */
export interface Happening {
  statements: Statement[]
  mails: MailStatements[]
}

/** Only sets the booking's next timer (UTC ms), unless another write has moved the booking. */
export function later(
  { db }: BookingScope,
  { id, version }: BookingRow,
  at: number | null,
): Happening {
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version))
  return { statements: [db.update(bookings).set({ nextDueAt: at }).where(isSame)], mails: [] }
}
