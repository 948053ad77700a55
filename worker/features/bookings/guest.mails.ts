import type { BookingRow } from '../../db/schema/bookings'
import type { RequestScope } from '../../http/context'
import type { Mail } from '../../services/mail/mail-content'
import { mailContext, outboxStatement } from '../../services/mail/outbox'
import { wishedTrip } from '../../services/bookings/wished-trip'
import type { GuestFacts } from './guest.queries'

/** A guest's message, to the company. */
export function messageForDesk(
  c: RequestScope,
  booking: BookingRow,
  { tourNames, text }: Pick<GuestFacts, 'tourNames'> & { text: string },
) {
  const { company, companyLang: lang } = c.var.settings.mail
  const { id, name, reference } = booking
  const mail: Mail = {
    template: 'bookingMessageForDesk',
    ...wishedTrip(booking, tourNames, lang),
    reference,
    bookingId: id,
    name: name ?? '',
    text,
    to: company,
    lang,
    replyTo: company,
    cause: { type: 'booking', id },
  }
  return outboxStatement(c.var.db, mail, mailContext(c))
}
