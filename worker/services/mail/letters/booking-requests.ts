import type { Money } from '../../../contracts/bookings/guest-money'
import type { Lang } from '../../../contracts/languages'
import { bookingLetters } from './booking-letter'
import {
  amounts,
  deskButton,
  factRows,
  guestRow,
  pageButton,
  quotes,
  shortRows,
  textsFor,
  tripRows,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { BOOKING_TEXTS, type BookingTexts } from './booking-words'
import { languageName, say, facts } from './letter-parts'

export interface BookingRequestMails {
  /** Until the link is opened (`isOpened`), the address may be a stranger's, so the sender's texts are left out. */
  bookingRequestReceived: ToGuest & {
    answerHours: number
    /** The price on the site, GST included; empty while it is on request. */
    listed: readonly Money[]
    isOpened: boolean
    /** The pickup text is one of the tour's own places. */
    isTourPickup?: boolean
    notes?: string | null
  }
  /** As above, for a guest who waits for a place. */
  waitlistJoined: Omit<BookingRequestMails['bookingRequestReceived'], 'answerHours' | 'listed'>
  /** The offered place was not taken in time (`wasOffered`), or none became free. */
  waitlistLapsed: ToGuest & { wasOffered: boolean }
  bookingRequestForDesk: ToDesk & {
    email: string
    phone?: string | null
    guestLang: Lang
    notes?: string | null
    /** Left out if it was not asked. */
    agreesToJoin?: boolean
  }
  /** An admin's reply. */
  bookingMessage: ToGuest & { text: string }
  bookingMessageForDesk: ToDesk & { text: string }
  bookingDeclined: ToGuest & { reason: string }
  bookingLink: ToGuest
}

export const bookingRequestLetters = bookingLetters<BookingRequestMails, BookingTexts>(
  BOOKING_TEXTS,
  {
    bookingRequestReceived: (mail, texts) => [
      mail.answerHours === 1 ? say(texts.introOne) : say(texts.intro, { hours: mail.answerHours }),
      say(texts.asked),
      facts(
        ...tripRows(mail.isOpened || mail.isTourPickup ? mail : { ...mail, pickupText: null }),
        ...factRows(mail, { listed: amounts(mail.listed, mail.lang) }),
      ),
      ...(mail.listed.length > 0 ? [say(texts.listed)] : []),
      ...quotes(mail.isOpened ? mail.notes : null),
      ...pageButton(mail),
      say(textsFor(mail).linkCare),
      say(texts.wrongAddress),
    ],
    waitlistJoined: (mail, texts) => [
      say(texts.intro),
      facts(...tripRows(mail.isOpened || mail.isTourPickup ? mail : { ...mail, pickupText: null })),
      ...quotes(mail.isOpened ? mail.notes : null),
      say(texts.leave),
      ...pageButton(mail),
      say(textsFor(mail).linkCare),
      say(textsFor(mail).bookingRequestReceived.wrongAddress),
    ],
    waitlistLapsed: (mail, texts) => [
      say(mail.wasOffered ? texts.offered : texts.none),
      facts(...shortRows(mail)),
      say(textsFor(mail).askAgain),
      ...pageButton(mail),
    ],
    bookingRequestForDesk(mail, texts, context) {
      const { yes, no } = textsFor(mail)
      const { name: guest, email, phone, guestLang, agreesToJoin, lang } = mail
      const language = languageName(guestLang, lang)
      const sharing = agreesToJoin === undefined ? null : agreesToJoin ? yes : no
      return [
        say(texts.intro),
        facts(
          ...factRows(mail, { guest, email, phone, language }),
          ...tripRows(mail),
          ...factRows(mail, { sharing }),
        ),
        ...quotes(mail.notes),
        deskButton(mail, context),
      ]
    },
    bookingMessage: (mail, texts) => [
      { kind: 'text', text: mail.text },
      facts(...shortRows(mail)),
      ...pageButton(mail),
      say(texts.outro),
    ],
    bookingMessageForDesk: (mail, texts, context) => [
      say(texts.intro),
      facts(...guestRow(mail), ...tripRows(mail)),
      ...quotes(mail.text),
      deskButton(mail, context),
    ],
    bookingDeclined: (mail, texts) => [
      say(texts.intro),
      ...quotes(mail.reason),
      facts(...shortRows(mail)),
      say(textsFor(mail).askAgain),
      ...pageButton(mail),
    ],
    bookingLink: (mail, texts) => [
      say(texts.intro),
      facts(...shortRows(mail)),
      ...pageButton(mail),
      say(textsFor(mail).linkCare),
      say(texts.outro),
    ],
  },
)
