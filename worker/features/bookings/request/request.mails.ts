import type { BookingRow } from '../../../db/schema/bookings'
import type { RequestScope } from '../../../http/context'
import type { Mail } from '../../../services/mail/mail-content'
import { mailContext, outboxStatement } from '../../../services/mail/outbox'
import { wishedTrip } from '../../../services/bookings/wished-trip'
import type { RequestFacts } from './request.queries'
import { linkOf } from './request.link-mail'
import { mailForDesk, causedBy } from './request.desk-mail'

/** The mails of a new request: to the guest with the link, and to the company. */
export function requestMails(
  c: RequestScope,
  booking: BookingRow,
  { tourNames, answerHours }: Pick<RequestFacts, 'tourNames' | 'answerHours'>,
) {
  return [
    receivedMail(c, booking, { tourNames, answerHours }),
    outboxStatement(c.var.db, mailForDesk(c, booking, tourNames), mailContext(c)),
  ]
}

/** Confirms what the guest asked for and has the link. It goes to the booking's address. */
export function receivedMail(
  c: RequestScope,
  booking: BookingRow,
  { tourNames, answerHours }: Pick<RequestFacts, 'tourNames' | 'answerHours'>,
) {
  const { lang } = booking
  const mail: Mail = {
    template: 'bookingRequestReceived',
    ...wishedTrip(booking, tourNames, lang),
    url: linkOf(c, booking),
    answerHours,
    isOpened: booking.firstOpenedAt !== null,
    pickupText: booking.pickup,
    notes: booking.notes,
    to: booking.email ?? '',
    lang,
    replyTo: c.var.settings.mail.company,
    ...causedBy(booking),
  }
  return outboxStatement(c.var.db, mail, mailContext(c))
}
