import type { SQL } from 'drizzle-orm'
import { MAILS_TO_GUESTS } from '../../contracts/mail-kinds'
import type { RequestKey } from '../../http/idempotency'
import { type AccountMails, accountLetters } from './letters/accounts'
import { type BookingChangeMails, bookingChangeLetters } from './letters/booking-changes'
import { type BookingEndingMails, bookingEndingLetters } from './letters/booking-endings'
import { type BookingHoldMails, bookingHoldLetters } from './letters/booking-holds'
import { type BookingMoneyMails, bookingMoneyLetters } from './letters/booking-money'
import { type BookingQuoteMails, bookingQuoteLetters } from './letters/booking-quotes'
import { type BookingRequestMails, bookingRequestLetters } from './letters/booking-requests'
import { type BoardMails, boardLetters } from './letters/board'
import { type ContactMails, contactLetters } from './letters/contact'
import {
  type Addressed,
  type LetterContext,
  type Letters,
  type MailTexts,
  say,
} from './letters/letter-parts'
import { type OperationsMails, operationsLetters } from './letters/operations'
import type { Letter, Block } from './layout'
import { textsOfMails } from './mail-texts'

/** The values of each mail, by template. */
interface MailContents
  extends
    AccountMails,
    BoardMails,
    BookingChangeMails,
    BookingEndingMails,
    BookingHoldMails,
    BookingMoneyMails,
    BookingQuoteMails,
    BookingRequestMails,
    ContactMails,
    OperationsMails {}

type Template = keyof MailContents

export type MailContent = {
  [Name in Template]: { template: Name } & MailContents[Name]
}[Template]

/** A text file, UTF-8, of at most 20,000 characters. */
export interface MailAttachment {
  /** At most 60 characters; no two of a mail are the same. */
  name: string
  /** A content type such as `text/calendar; method=REQUEST; charset=utf-8`. */
  type: string
  body: string
}

/** `to` is one address. */
export type Mail = MailContent &
  Addressed & {
    replyTo?: string
    /** The row that caused the mail, for example `{ type: 'topic', id: 4 }`. The id defaults to `rowId`. */
    cause: { type: string; id?: string | number }
    /** The id that the cause gets in the same batch, for example sql`last_insert_rowid()` after its insert. */
    rowId?: SQL
    requestKey?: RequestKey | null
  }

export type MailWithFiles = Mail & { attachments?: MailAttachment[] }

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
/** Written by a person, so without a note that the mail is automatic. */
const BY_HAND: ReadonlySet<Template> = new Set(['bookingMessage', 'inboxAnswer'])

const TO_GUESTS: ReadonlySet<Template> = new Set(MAILS_TO_GUESTS)

export function writeLetter(mail: Mail, context: LetterContext): Letter {
  const texts = textsOfMails(mail.lang)
  const content = writeContent(mail.template, mail, context)
  const sender = BY_HAND.has(mail.template)
    ? context.company
    : `${context.company} · ${texts.automatic}`
  const brand = { url: context.baseUrl, name: context.company }
  const signature = TO_GUESTS.has(mail.template)
    ? [say(texts.signature, { company: context.company })]
    : []
  const blocks = [...content.blocks, ...signature]
  return { ...content, blocks, lang: mail.lang, brand, footer: writeFooter(texts, sender, context) }
}

function writeContent<Name extends Template>(
  template: Name,
  mail: MailContents[Name] & Addressed,
  context: LetterContext,
) {
  return LETTERS[template](mail, textsOfMails(mail.lang), context)
}

function writeFooter(
  texts: MailTexts,
  sender: string,
  { baseUrl, unsubscribeToken, phone }: LetterContext,
): Block[] {
  const footer: Block[] = [
    { kind: 'text', text: `${sender} · ${phone}` },
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
