import type { BookingRow } from '../../db/schema/bookings'
import { tourNamesStatement } from '../../db/tour-names'
import type { Lang } from '../../contracts/languages'
import type { BookedTrip, ToDesk, ToGuest } from '../mail/letters/booking-parts'
import { guestUrl } from './guest-link'
import { wishedTrip } from './wished-trip'
import type { BookingScope } from './booking-scope'

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
