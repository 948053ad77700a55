import type { Settings } from '../../env'
import type { BookingRow } from '../../db/schema/bookings'
import type { Db } from '../../db/db'
import { tourNamesStatement } from '../../db/tour-names'
import type { RequestScope } from '../../http/context'
import type { Lang } from '../../contracts/languages'
import type { BookedTrip, ToDesk, ToGuest } from '../mail/letters/booking-parts'
import type { MailContent } from '../mail/mail-content'
import { mailContext, outboxStatement, type MailContext, type QueuedMail } from '../mail/outbox'
import { bookingOf } from './event-statement'
import { guestUrl } from './guest-link'
import { wishedTrip } from './wished-trip'

/** What a write about a booking needs, of a request or of a job. */
export interface BookingScope {
  db: Db
  /** UTC ms. */
  now: number
  settings: Settings
  mail: MailContext
}

export function bookingScope(c: RequestScope): BookingScope {
  const { db, now, settings } = c.var
  return { db, now, settings, mail: mailContext(c) }
}

/** The days of a booking, where a quote or trip says more than its wish. */
interface Days {
  startDay: string
  endDay: string
}

/** What mails to the guest name, in the booking's language. */
export async function toGuest(
  scope: BookingScope,
  booking: BookingRow,
  days?: Days,
): Promise<ToGuest> {
  const { baseUrl } = scope.mail
  const url = guestUrl({ baseUrl, pepper: scope.settings.pepper }, booking)
  return { ...(await bookedTrip(scope, booking, booking.lang, days)), url }
}

/** What mails to the company name, in its language. */
export async function toDesk(
  scope: BookingScope,
  booking: BookingRow,
  days?: Days,
): Promise<ToDesk> {
  const trip = await bookedTrip(scope, booking, scope.settings.mail.companyLang, days)
  return { ...trip, bookingId: booking.id, name: booking.name ?? '' }
}

async function bookedTrip(
  { db }: BookingScope,
  booking: BookingRow,
  lang: Lang,
  days?: Days,
): Promise<BookedTrip> {
  const { reference, tourId } = booking
  const names = tourId === null ? [] : await tourNamesStatement(db, tourId)
  const { flexDays, ...trip } = wishedTrip(booking, names, lang)
  if (!days) return { ...trip, reference, flexDays }
  const { startDay, endDay } = days
  return { ...trip, reference, startDay, endDay }
}

/** The id of a booking that the same batch inserts, in what its mails are written from. */
export const NEW_BOOKING = 0

/** A mail to the guest's address, for the batch of its cause. None without an address, as after an erasure. */
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

/** A mail to the company, which answers at the desk. */
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
