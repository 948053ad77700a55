import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import { mailToDesk } from '../../../services/bookings/booking-mail'
import { toDesk } from '../../../services/bookings/mailed-trip'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import type { QueuedMail } from '../../../services/mail/outbox'

/** The mail that tells the company that a guest asked about a quote or declined it. */
export async function answerMails(
  scope: BookingScope,
  booking: BookingRow,
  row: QuoteRow,
  { act, text }: { act: 'ask' | 'decline'; text: string },
): Promise<QueuedMail[]> {
  const trip = await toDesk(scope, booking, row)
  const { number } = row
  return mailToDesk(scope, booking, {
    template: 'quoteAnswered',
    ...trip,
    number,
    answer: act,
    text,
  })
}
