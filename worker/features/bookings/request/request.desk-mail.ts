import type { BookingRow } from '../../../db/schema/bookings'
import type { RequestScope } from '../../../http/context'
import { bookingOf } from '../../../services/bookings/event-statement'
import type { Mail } from '../../../services/mail/mail-content'
import { wishedTrip } from '../../../services/bookings/wished-trip'
import type { TourNames } from './request.link-mail'

/** The mail that tells the company about a new request. */
export function mailForDesk(c: RequestScope, booking: BookingRow, tourNames: TourNames): Mail {
  const { company, companyLang: lang } = c.var.settings.mail
  return {
    template: 'bookingRequestForDesk',
    ...wishedTrip(booking, tourNames, lang),
    bookingId: null,
    name: booking.name ?? '',
    email: booking.email ?? '',
    phone: booking.phone,
    guestLang: booking.lang,
    pickupText: booking.pickup,
    notes: booking.notes,
    ...(booking.tripId !== null && { agreesToJoin: booking.agreesToJoin }),
    to: company,
    lang,
    replyTo: company,
    ...causedBy(booking),
  }
}

/** The cause is looked up by pid, because the same batch may insert the booking. */
export function causedBy({ pid }: BookingRow) {
  return { cause: { type: 'booking' }, rowId: bookingOf(pid) }
}
