import type { DatedTrip } from '../../contracts/bookings/booking-deadlines'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import { surplusOf } from '../../contracts/bookings/booking-sums'
import type { RefundPolicy } from '../../contracts/bookings/refund-policy'
import { addDays } from '../../contracts/dates/calendar'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import { tourNamesStatement, meetingPointIn, nameIn } from '../../db/tour-names'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import type { ToDesk, ToGuest } from '../../services/mail/letters/booking-parts'
import type { MailContent } from '../../services/mail/mail-content'
import {
  mailContext,
  outboxStatement,
  outboxStatements,
  type MailContext,
  type MailsOf,
  type MailStatements,
} from '../../services/mail/outbox'
import { guestCode } from '../access/guest-code'
import { guestUrl } from '../access/guest-link'
import { bookingOf } from '../data/booking-events'
import { crewToBe, toCrew, toldStatement } from '../data/crew'
import { missingOf, moneyOf } from '../data/money'
import { tripTimes } from '../days/trip-times'
import { calendarFile } from './calendar-file'

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

/** A quote or trip: its days replace the requested days. A trip has its own hours (UTC ms). */
type Days = (DatedTrip & Partial<Pick<TripRow, 'startsAt' | 'endsAt'>>) | null

/** The hours of a quote are those of the trip that it becomes. UTC ms. */
export function hoursOf(days: NonNullable<Days>) {
  const { startDay, endDay, startMinute } = days
  const { startsAt, endsAt } = tripTimes(startDay, endDay, days)
  return {
    startDay,
    endDay,
    startMinute,
    startsAt: days.startsAt ?? startsAt,
    endsAt: days.endsAt ?? endsAt,
  }
}

/** The entry in the guest's calendar that a mail makes, moves or removes, and its revision. */
interface CalendarChange {
  method: 'REQUEST' | 'CANCEL'
  sequence: number
}

/** A mail's values in addition to the booking values that each mail of its kind names. */
type Letter<Content, Named> = Content extends Named ? Omit<Content, keyof Named> : never

/**
 * A mail to the guest in the booking's language, for the batch that causes it. None if there is no address, as after an
 * erasure.
 */
export async function mailToGuest<Content extends Letter<MailContent, ToGuest>>(
  scope: BookingScope,
  booking: BookingRow,
  letter: Content,
  days: Days = null,
  calendar: CalendarChange | null = null,
): Promise<MailsOf<Content['template']>> {
  const { db, mail, now, settings } = scope
  const { id, pid, email, lang, name, firstOpenedAt } = booking
  const trip = await bookedTrip(db, booking, lang, days)
  if (email === null) return []
  const url = guestUrl({ baseUrl: mail.baseUrl, pepper: settings.pepper }, booking)
  const code = guestCode(settings.pepper, booking, now)
  const caused =
    id === NEW_BOOKING
      ? { cause: { type: 'booking' }, rowId: bookingOf(pid) }
      : { cause: { type: 'booking', id } }
  const guestName = firstOpenedAt === null ? null : name
  const sent = {
    ...letter,
    ...trip,
    url,
    code,
    guestName,
    to: email,
    lang,
    replyTo: settings.mail.company,
  }
  if (!calendar || !days) return [outboxStatement(db, { ...sent, ...caused }, mail)]
  const { baseUrl } = mail
  const { tourName } = trip
  const file = await calendarFile(
    { booking, lang, tourName, ...hoursOf(days), ...calendar, now, baseUrl },
    { method: calendar.method, company: settings.mail.company, guest: { email, name } },
  )
  return [outboxStatements(db, { ...sent, ...caused, attachments: [file] }, mail)]
}

/** Removes the entry of a confirmed trip that ends; only such a trip has one. */
export function calendarEnd({ status, icsSequence }: BookingRow): CalendarChange | null {
  return status === 'confirmed' ? { method: 'CANCEL', sequence: icsSequence + 1 } : null
}

/** A mail to the company in its language, for the batch that causes it. The company answers at the desk. */
export async function mailToDesk(
  { db, mail, settings }: BookingScope,
  booking: BookingRow,
  letter: Letter<MailContent, ToDesk>,
  days: Days = null,
): Promise<MailStatements[]> {
  const { company: to, companyLang: lang } = settings.mail
  const { id, name } = booking
  const trip = await bookedTrip(db, booking, lang, days)
  const cause = { type: 'booking', id }
  const sent = { ...letter, ...trip, bookingId: id, name: name ?? '', to, lang, replyTo: to, cause }
  return [outboxStatement(db, sent, mail)]
}

async function bookedTrip(db: Db, booking: BookingRow, lang: Lang, days: Days) {
  const { reference, tourId } = booking
  const names = tourId === null ? [] : await tourNamesStatement(db, tourId)
  const { flexDays, ...trip } = wishedTrip(booking, names, lang)
  if (!days) return { ...trip, reference, flexDays }
  const { startDay, endDay, startMinute } = days
  const meetingPoint = meetingPointIn(names, lang)
  const places = { meetingPoint, pickupText: booking.pickup }
  return { ...trip, ...places, reference, startDay, endDay, startMinute }
}

type Wished = Pick<
  BookingRow,
  'pid' | 'wishDay' | 'flexDays' | 'party' | 'children' | 'pickupKind' | 'tourId'
>

/** The booking values that every mail in `lang` names, with the requested days. */
export function wishedTrip(
  booking: Wished,
  names: readonly { lang: Lang; name: string; tripDays?: number; image?: string | null }[],
  lang: Lang,
) {
  const tripDays = Math.max(1, names[0]?.tripDays ?? 1)
  return {
    pid: booking.pid,
    tourName: booking.tourId === null ? null : nameIn(names, lang),
    tourImage: booking.tourId === null ? null : (names[0]?.image ?? null),
    startDay: booking.wishDay,
    ...(booking.wishDay !== null && { endDay: addDays(booking.wishDay, tripDays - 1) }),
    flexDays: booking.flexDays,
    party: { adults: booking.party - booking.children, children: booking.children },
    pickup: booking.pickupKind as PickupKind,
  }
}

/**
 * The mail to the guest with the contract and the crew that the confirmation assigns; `booking` is as it is after the
 * confirmation, without a trip if the same batch makes that. If another batch takes the crew first, the job tells
 * the guest who comes instead.
 */
export async function confirmationMails(
  scope: BookingScope,
  booking: BookingRow,
  days: Days = null,
): Promise<MailsOf<'bookingConfirmed'>> {
  const crew = await crewToBe(scope.db, booking)
  const { total, paid, policy, policyDay, balanceBy } = booking
  const surplus = surplusOf(booking)
  const letter = {
    template: 'bookingConfirmed',
    balance: moneyOf(booking, missingOf(booking, total)),
    balanceBy,
    total: moneyOf(booking, total),
    received: moneyOf(booking, paid),
    surplus: surplus > 0 ? moneyOf(booking, surplus) : null,
    policy: policy === null ? null : (JSON.parse(policy) as RefundPolicy),
    policyDay,
    crew: toCrew(crew),
  } as const
  const calendar = { method: 'REQUEST', sequence: booking.icsSequence } as const
  const mails = await mailToGuest(scope, booking, letter, days, calendar)
  return crew.length === 0 ? mails : mails.map((mail) => withTold(scope, booking, mail, crew))
}

function withTold(
  { db }: BookingScope,
  { id }: BookingRow,
  mail: MailStatements,
  crew: Awaited<ReturnType<typeof crewToBe>>,
): MailStatements {
  const [first, ...files] = Array.isArray(mail) ? mail : [mail]
  return [first, ...files, toldStatement(db, id, crew)]
}
