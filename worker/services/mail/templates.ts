import type { Letter, Block } from './layout'
import { accountLetters } from './letters/accounts'
import { boardLetters } from './letters/board'
import { bookingChangeLetters } from './letters/booking-changes'
import { bookingEndingLetters } from './letters/booking-endings'
import { bookingHoldLetters } from './letters/booking-holds'
import { bookingMoneyLetters } from './letters/booking-money'
import { bookingQuoteLetters } from './letters/booking-quotes'
import { bookingRequestLetters } from './letters/booking-requests'
import { contactLetters } from './letters/contact'
import { operationsLetters } from './letters/operations'
import {
  type Addressed,
  type LetterContext,
  type Letters,
  MAIL_TEXTS,
  type MailTexts,
} from './letters/letter-parts'
import type { Mail, MailContents, Template } from './mail-content'

/** A template without a letter does not compile. */
const LETTERS: Letters<MailContents> = {
  ...accountLetters,
  ...boardLetters,
  ...bookingChangeLetters,
  ...bookingEndingLetters,
  ...bookingHoldLetters,
  ...bookingMoneyLetters,
  ...bookingQuoteLetters,
  ...bookingRequestLetters,
  ...contactLetters,
  ...operationsLetters,
}
/** A person wrote these: they say nothing about being sent automatically. */
const BY_HAND: ReadonlySet<Template> = new Set(['bookingMessage', 'inboxAnswer'])

export function writeLetter(mail: Mail, context: LetterContext): Letter {
  const texts = MAIL_TEXTS[mail.lang]
  const { subject, blocks } = writeContent(mail.template, mail, context)
  const sender = BY_HAND.has(mail.template)
    ? context.company
    : `${context.company} · ${texts.automatic}`
  return { lang: mail.lang, subject, blocks, footer: writeFooter(texts, sender, context) }
}

function writeContent<Name extends Template>(
  template: Name,
  mail: MailContents[Name] & Addressed,
  context: LetterContext,
) {
  return LETTERS[template](mail, MAIL_TEXTS[mail.lang], context)
}

function writeFooter(
  texts: MailTexts,
  sender: string,
  { baseUrl, unsubscribeToken }: LetterContext,
): Block[] {
  const footer: Block[] = [
    { kind: 'text', text: sender },
    { kind: 'link', label: texts.home, url: baseUrl },
  ]
  if (unsubscribeToken === null) return footer
  const url = `${baseUrl}/unsubscribe?token=${unsubscribeToken}`
  return [
    ...footer,
    { kind: 'text', text: texts.unsubscribeReason },
    { kind: 'link', label: texts.unsubscribe, url },
  ]
}
