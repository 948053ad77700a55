import type { PickupKind } from '../../contracts/bookings/booking-limits'
import { addDays } from '../../contracts/dates/calendar'
import type { Lang } from '../../contracts/languages'
import type { BookingRow } from '../../db/schema/bookings'
import { COLON } from '../../services/mail/layout'
import { calgaryTime } from '../../services/mail/letters/booking-times'
import { BOOKING_TEXTS, writePickup } from '../../services/mail/letters/booking-words'
import type { MailAttachment } from '../../services/mail/mail-content'

/**
 * A booked trip as a calendar file (RFC 5545). Readers disagree about time zones and about an older revision, so instants
 * are UTC, the text tells Calgary's clock, and `sequence` never falls.
 */
export interface CalendarTrip {
  booking: Pick<BookingRow, 'pid' | 'pickupKind' | 'pickup'>
  lang: Lang
  /** In `lang`; null for a trip that the site does not offer. */
  tourName: string | null
  startDay: string
  endDay: string
  /** Null for a trip whose start is agreed later: then the entry is of whole days. */
  startMinute: number | null
  /** UTC ms. */
  startsAt: number
  endsAt: number
  /** `bookings.icsSequence` of this revision. */
  sequence: number
  /** UTC ms. */
  now: number
  baseUrl: string
}

/**
 * `PUBLISH` is a copy to keep. With `REQUEST` and `CANCEL` a mail program moves or removes the entry that it has: they
 * name the company and the guest, as such programs expect.
 */
type CalendarMethod =
  | { method: 'PUBLISH' }
  | { method: 'REQUEST' | 'CANCEL'; company: string; guest: { email: string; name: string | null } }

/** The file as an attachment, with a type that names its method. */
export async function calendarFile(
  trip: CalendarTrip,
  by: CalendarMethod,
): Promise<MailAttachment> {
  const { pid } = trip.booking
  return {
    name: `${pid}.ics`,
    type: `text/calendar; charset=utf-8; method=${by.method}`,
    body: await calendarText(trip, by),
  }
}

async function calendarText(trip: CalendarTrip, by: CalendarMethod): Promise<string> {
  const { booking, lang, tourName, startMinute, startsAt, sequence, now, baseUrl } = trip
  // Only mails about confirmed trips and the guest's download need the library.
  const {
    default: ical,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator')
  const calendar = ical({
    method: ICalCalendarMethod[by.method],
    prodId: { company: 'Moraine', product: 'Trips', language: 'EN' },
  })
  const texts = BOOKING_TEXTS[lang]
  const url = `${baseUrl}/trip/${booking.pid}`
  const pickup = writePickup(booking.pickupKind as PickupKind, booking.pickup, lang)
  const event = calendar.createEvent({
    id: `${booking.pid}@${new URL(baseUrl).host}`,
    sequence,
    stamp: new Date(now),
    ...spanOf(trip),
    summary: tourName ?? texts.anyTour,
    location: pickup,
    description: [
      ...(startMinute === null ? [] : [calgaryTime(startsAt, lang)]),
      texts.facts.pickup + COLON[lang] + pickup,
      texts.facts.number + COLON[lang] + booking.pid,
      url,
    ].join('\n'),
    url,
    status: ICalEventStatus[by.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
  })
  if (by.method !== 'PUBLISH') {
    event.organizer({ name: by.company, email: by.company })
    const { email, name } = by.guest
    const status = ICalAttendeeStatus.ACCEPTED
    event.createAttendee({ email, name: quotable(name ?? email), status, rsvp: false })
  }
  return calendar.toString()
}

type CalendarSpan = Pick<
  CalendarTrip,
  'startDay' | 'endDay' | 'startMinute' | 'startsAt' | 'endsAt'
>

/** The span of an entry. The library writes a whole day by UTC; its end is the day after the last. */
export function spanOf({ startDay, endDay, startMinute, startsAt, endsAt }: CalendarSpan) {
  if (startMinute !== null) return { start: new Date(startsAt), end: new Date(endsAt) }
  return { allDay: true, start: new Date(startDay), end: new Date(addDays(endDay, 1)) }
}

/** Two of three readers show the escape of a straight quote in a name (RFC 6868). */
function quotable(name: string): string {
  return name.replaceAll('"', '”')
}
