import type { SQL } from 'drizzle-orm'
import type { RequestKey } from '../../http/idempotency'
import type { Lang } from '../../contracts/languages'
import type { ReportReason } from '../../contracts/moderation'

export interface PostNotice {
  tourName: string
  topicName: string
  author: string
  /** The post as plain text; a notice shows its beginning. */
  text: string
  /** `/tour/1/2` or `/tour/1/2?reply=3`; `{id}` is replaced by `Mail.rowId`. */
  path: string
  isPrivate: boolean
}

/** What an inquiry is about; null where the sender named none. */
export interface InquiredTrip {
  tour: { id: number; name: string } | null
  people: number | null
  /** YYYY-MM-DD */
  date: string | null
}

export type MailContent =
  | { template: 'verification'; username: string; code: string; wantsNews: boolean }
  | { template: 'emailChange'; username: string; code: string }
  | { template: 'passwordReset' | 'adminPassword'; username: string; token: string }
  | { template: 'contactConfirmation'; reference: string }
  | {
      template: 'contactEnquiry'
      reference: string
      sender: string
      subject: string
      text: string
      pageLang: Lang
      trip?: InquiredTrip
    }
  /** An admin's answer; `quote` is what it answers. */
  | {
      template: 'inboxAnswer'
      subject: string
      reference: string | null
      text: string
      quote: string
    }
  | ({ template: 'newTopicNotice' | 'newReplyNotice' | 'replyNotice' } & PostNotice)
  | ({ template: 'reportNotice'; reason: ReportReason } & PostNotice)
  | { template: 'passwordChanged' | 'emailChanged'; username: string; changedAt: number }
  | { template: 'bankChanged'; username: string; changedAt: number }
  | { template: 'accountDeleted'; username: string }
  | { template: 'inactivityNotice'; username: string; deletedAt: number }
  /** Codes of operations/watch.ts; empty when all problems are solved. */
  | { template: 'alarm'; troubles: string[] }

export type Mail = MailContent & {
  /** One address. */
  to: string
  lang: Lang
  replyTo?: string
  /** The row that caused the mail, for example `{ type: 'topic', id: 4 }`. The id defaults to `rowId`. */
  cause: { type: string; id?: string | number }
  /** The id that the cause gets in the same batch, for example sql`last_insert_rowid()` after its insert. */
  rowId?: SQL
  requestKey?: RequestKey | null
}
