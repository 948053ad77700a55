import type { SQL } from 'drizzle-orm'
import type { RequestKey } from '../../http/idempotency'
import type { Lang } from '../../contracts/languages'
import type { ReportReason } from '../../contracts/moderation'

/** What a notice says about a post on the board. */
export interface PostNotice {
  tourName: string
  topicName: string
  author: string
  /** The post as plain text; a notice shows its beginning. */
  text: string
  /** The discussion's path, `/tour/1/2`, or a reply's, `/tour/1/2?reply=3`. `{id}` in it stands for `Mail.rowId`. */
  path: string
  isPrivate: boolean
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
    }
  | ({ template: 'newTopicNotice' | 'newReplyNotice' | 'replyNotice' } & PostNotice)
  | ({ template: 'reportNotice'; reason: ReportReason } & PostNotice)
  | { template: 'passwordChanged' | 'emailChanged'; username: string; changedAt: number }
  | { template: 'accountDeleted'; username: string }
  | { template: 'inactivityNotice'; username: string; deletedAt: number }
  /** What is bad by now, as names of operations/watch.ts; empty when all is good again. */
  | { template: 'alarm'; troubles: string[] }

export type Mail = MailContent & {
  /** One address. */
  to: string
  /** The reader's language. */
  lang: Lang
  replyTo?: string
  /** The row that this mail is about, such as `{ type: 'topic', id: 4 }`. Left out, the id is `rowId`. */
  cause: { type: string; id?: string | number }
  /** The id that the cause gets in the same batch, for example sql`last_insert_rowid()` right behind its insert. */
  rowId?: SQL
  requestKey?: RequestKey | null
}
