import type { Lang } from '../../../contracts/languages'
import {
  bookingLetter,
  deskButton,
  factRows,
  pageButton,
  quotes,
  shortRows,
  textsFor,
  tripRows,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import type { Letters } from './letter-parts'
import { languageName } from './letter-dates'
import { say } from './letter-blocks'
import { facts } from './letter-rows'

export interface BookingRequestMails {
  /**
   * Until the mailed link was first opened (`isOpened`) the address may be another person's, who gets no word that the
   * sender chose.
   */
  bookingRequestReceived: ToGuest & {
    answerHours: number
    isOpened: boolean
    pickupText?: string | null
    notes?: string | null
  }
  bookingRequestForDesk: ToDesk & {
    email: string
    phone?: string | null
    guestLang: Lang
    pickupText?: string | null
    notes?: string | null
    /** Left out where it was not asked. */
    agreesToJoin?: boolean
  }
  /** An admin's reply. */
  bookingMessage: ToGuest & { text: string }
  bookingMessageForDesk: ToDesk & { text: string }
  bookingDeclined: ToGuest & { reason: string }
  bookingLink: ToGuest
}

export const bookingRequestLetters: Letters<BookingRequestMails> = {
  bookingRequestReceived(mail) {
    const { linkCare, bookingRequestReceived: texts } = textsFor(mail)
    return bookingLetter(mail, texts, [
      say(texts.intro, { hours: mail.answerHours }),
      say(texts.asked),
      facts(...tripRows(mail, mail.isOpened ? mail.pickupText : null)),
      ...quotes(mail.isOpened ? mail.notes : null),
      pageButton(mail),
      say(linkCare),
      say(texts.wrongAddress),
    ])
  },
  bookingRequestForDesk(mail, _texts, context) {
    const { yes, no, bookingRequestForDesk: texts } = textsFor(mail)
    const { name: guest, email, phone, guestLang, agreesToJoin, lang } = mail
    const language = languageName(guestLang, lang)
    const sharing = agreesToJoin === undefined ? null : agreesToJoin ? yes : no
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(
        ...factRows(mail, { guest, email, phone, language }),
        ...tripRows(mail, mail.pickupText),
        ...factRows(mail, { sharing }),
      ),
      ...quotes(mail.notes),
      deskButton(mail, context),
    ])
  },
  bookingMessage(mail) {
    const { bookingMessage: texts } = textsFor(mail)
    return bookingLetter(mail, texts, [
      { kind: 'text', text: mail.text },
      facts(...shortRows(mail)),
      pageButton(mail),
      say(texts.outro),
    ])
  },
  bookingMessageForDesk(mail, _texts, context) {
    const { bookingMessageForDesk: texts } = textsFor(mail)
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...factRows(mail, { guest: mail.name }), ...tripRows(mail)),
      ...quotes(mail.text),
      deskButton(mail, context),
    ])
  },
  bookingDeclined(mail) {
    const { askAgain, bookingDeclined: texts } = textsFor(mail)
    return bookingLetter(mail, texts, [
      say(texts.intro),
      ...quotes(mail.reason),
      facts(...shortRows(mail)),
      say(askAgain),
      pageButton(mail),
    ])
  },
  bookingLink(mail) {
    const { linkCare, bookingLink: texts } = textsFor(mail)
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...shortRows(mail)),
      pageButton(mail),
      say(linkCare),
      say(texts.outro),
    ])
  },
}
