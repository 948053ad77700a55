import type { BookingRow } from '../../../db/schema/bookings'
import type { RequestScope } from '../../../http/context'
import { guestUrl } from '../../../services/bookings/guest-link'
import type { Mail } from '../../../services/mail/mail-content'
import { mailContext, outboxStatement } from '../../../services/mail/outbox'
import type { RequestKey } from '../../../http/idempotency'
import { wishedTrip } from '../../../services/bookings/wished-trip'
import type { RequestFacts } from './request.queries'

export type TourNames = RequestFacts['tourNames']

/** A mail with only the link, to the booking's own address. */
export function linkMail(
  c: RequestScope,
  booking: BookingRow,
  { tourNames, requestKey }: { tourNames: TourNames; requestKey?: RequestKey | null },
) {
  const { lang, id } = booking
  const mail: Mail = {
    template: 'bookingLink',
    ...wishedTrip(booking, tourNames, lang),
    url: linkOf(c, booking),
    to: booking.email ?? '',
    lang,
    cause: { type: 'booking', id },
    requestKey: requestKey ?? null,
  }
  return outboxStatement(c.var.db, mail, mailContext(c))
}

/** URL of the booking's page. */
export function linkOf(c: RequestScope, booking: BookingRow): string {
  return guestUrl({ ...mailContext(c), pepper: c.var.settings.pepper }, booking)
}
