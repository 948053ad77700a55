import type { MemberScope } from '../../../http/context'
import type { BookingRow } from '../../../db/schema/bookings'
import { bookingOf } from '../../../services/bookings/booking-events'
import { guestUrl, type LinkedBooking } from '../../../services/bookings/guest-link'
import { wishedTrip } from '../../../services/bookings/booking-mail'
import type { MailContent } from '../../../services/mail/mail-content'
import { mailContext, outboxStatement } from '../../../services/mail/outbox'
import type { FoundBooking } from './desk.queries'

type OfBooking<Content> = Content extends { template: infer Template }
  ? { template: Template } & Omit<Content, keyof ReturnType<typeof tripOf> | 'template'>
  : never

/** A mail to the guest, without the booking values that all these mails have. */
type GuestLetter = OfBooking<
  Extract<
    MailContent,
    { template: 'bookingMessage' | 'bookingDeclined' | 'bookingLink' | 'bookingRequestReceived' }
  >
>

/** The booking values that mails name; without `id` if the same batch inserts the booking. */
export interface MailedBooking extends Pick<FoundBooking, 'tourNames' | 'startDay' | 'endDay'> {
  booking: LinkedBooking & { id?: number } & Pick<
      BookingRow,
      'email' | 'lang' | 'reference' | 'tourId' | 'flexDays' | 'party' | 'children' | 'pickupKind'
    >
}

/** A mail to the guest with the link to the booking, in the booking's language; none if there is no address. */
export function guestMails(c: MemberScope, found: MailedBooking, letter: GuestLetter) {
  const { db, settings } = c.var
  const { email, lang, id, pid } = found.booking
  if (email === null) return []
  const mail = {
    ...letter,
    ...tripOf(c, found),
    to: email,
    lang,
    replyTo: settings.mail.company,
    ...(id === undefined
      ? { cause: { type: 'booking' }, rowId: bookingOf(pid) }
      : { cause: { type: 'booking', id } }),
  }
  return [outboxStatement(db, mail, mailContext(c))]
}

function tripOf(c: MemberScope, { booking, tourNames, startDay, endDay }: MailedBooking) {
  const context = mailContext(c)
  return {
    ...wishedTrip({ ...booking, wishDay: startDay }, tourNames, booking.lang),
    reference: booking.reference,
    endDay,
    url: guestUrl({ ...context, pepper: c.var.settings.pepper }, booking),
  }
}
