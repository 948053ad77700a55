import type { BookingRow } from '../../db/schema/bookings'
import type { MailContent } from '../mail/mail-content'
import { outboxStatement, type QueuedMail } from '../mail/outbox'
import { bookingOf } from './event-statement'
import type { BookingScope } from './booking-scope'

/** Used as the id in mails about a booking that the same batch inserts. */
export const NEW_BOOKING = 0

/** A mail to the guest, for the batch that causes it. None if there is no address, as after an erasure. */
export function mailToGuest(
  { db, mail, settings }: BookingScope,
  { id, pid, email, lang }: BookingRow,
  content: MailContent,
): QueuedMail[] {
  if (email === null) return []
  const caused =
    id === NEW_BOOKING
      ? { cause: { type: 'booking' }, rowId: bookingOf(pid) }
      : { cause: { type: 'booking', id } }
  const sent = { ...content, to: email, lang, replyTo: settings.mail.company, ...caused }
  return [outboxStatement(db, sent, mail)]
}

/** A mail to the company, which answers at the desk, for the batch that causes it. */
export function mailToDesk(
  { db, mail, settings }: BookingScope,
  { id }: BookingRow,
  content: MailContent,
): QueuedMail[] {
  const { company: to, companyLang: lang } = settings.mail
  const cause = { type: 'booking', id }
  const sent = { ...content, to, lang, replyTo: to, cause }
  return [outboxStatement(db, sent, mail)]
}
