import type { Lang } from '../../contracts/languages'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import type { RefundPolicy } from '../../contracts/payments/refund-policy'
import type { Db } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { tourNamesStatement, nameIn } from '../../db/tour-names'
import type { RequestScope } from '../../http/context'
import type { Settings } from '../../env'
import { mailContext, outboxStatement, type MailContext, type QueuedMail } from '../mail/outbox'
import type { MailContent } from '../mail/mail-content'
import type { BookedTrip, ToDesk, ToGuest } from '../mail/letters/booking-parts'
import { bookingOf } from './booking-events'
import { guestUrl } from './guest-link'
import { moneyOf } from './money'

/** Used as the id in mails about a booking that the same batch inserts. */
export const NEW_BOOKING = 0

/** The context that a write about a booking needs, in a request or a job. */
export interface BookingScope {
  db: Db
  /** UTC ms. */
  now: number
  settings: Settings
  mail: MailContext
}

/** The context of a request. */
export function bookingScope(c: RequestScope): BookingScope {
  const { db, now, settings } = c.var
  return { db, now, settings, mail: mailContext(c) }
}

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

/** The days of a quote or trip, which replace those that the guest asked for. */
interface Days {
  startDay: string
  endDay: string
}

/** The booking values that mails to the guest name, in the booking's language. */
export async function toGuest(
  scope: BookingScope,
  booking: BookingRow,
  days?: Days,
): Promise<ToGuest> {
  const { baseUrl } = scope.mail
  const url = guestUrl({ baseUrl, pepper: scope.settings.pepper }, booking)
  return { ...(await bookedTrip(scope, booking, booking.lang, days)), url }
}

/** The booking values that mails to the company name, in the company's language. */
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

type Wished = Pick<
  BookingRow,
  'pid' | 'wishDay' | 'flexDays' | 'party' | 'children' | 'pickupKind' | 'tourId'
>

/** The booking values that every mail in `lang` names, with the days that the guest asked for. */
export function wishedTrip(
  booking: Wished,
  names: readonly { lang: Lang; name: string }[],
  lang: Lang,
) {
  return {
    pid: booking.pid,
    tourName: booking.tourId === null ? null : nameIn(names, lang),
    startDay: booking.wishDay,
    flexDays: booking.flexDays,
    party: { adults: booking.party - booking.children, children: booking.children },
    pickup: booking.pickupKind as PickupKind,
  }
}

/** The mail to the guest with the contract; `booking` is as it is after the confirmation. */
export async function confirmationMails(
  scope: BookingScope,
  booking: BookingRow,
  days?: { startDay: string; endDay: string },
): Promise<QueuedMail[]> {
  const { total, paid, policy, balanceBy } = booking
  return mailToGuest(scope, booking, {
    template: 'bookingConfirmed',
    ...(await toGuest(scope, booking, days)),
    balance: moneyOf(booking, Math.max(0, total - paid)),
    balanceBy,
    total: moneyOf(booking, total),
    received: moneyOf(booking, paid),
    policy: policy === null ? null : (JSON.parse(policy) as RefundPolicy),
  })
}
