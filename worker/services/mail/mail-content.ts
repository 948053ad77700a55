import type { SQL } from 'drizzle-orm'
import type { RequestKey } from '../../http/idempotency'
import type { AccountMails } from './letters/accounts'
import type { BookingChangeMails } from './letters/booking-changes'
import type { BookingEndingMails } from './letters/booking-endings'
import type { BookingHoldMails } from './letters/booking-holds'
import type { BookingMoneyMails } from './letters/booking-money'
import type { BookingQuoteMails } from './letters/booking-quotes'
import type { BookingRequestMails } from './letters/booking-requests'
import type { BoardMails } from './letters/board'
import type { ContactMails } from './letters/contact'
import type { Addressed } from './letters/letter-parts'
import type { OperationsMails } from './letters/operations'

/** What each mail says, by template. */
export interface MailContents
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

export type Template = keyof MailContents

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
