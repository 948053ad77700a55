import type { SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import type { MailContent } from '../mail/mail-content'
import { mailContext, outboxStatement } from '../mail/outbox'
import type { UserRow } from '../../db/schema/accounts'

export interface Recipient extends Pick<UserRow, 'lang'> {
  /** A subquery for a member inserted in the same batch. */
  id: number | SQL<number>
  email: string
}

/** A mail about an account, for `runBatchWithMails`. A second batch with the same `requestKey` fails. */
export function accountMail(
  c: RequestScope,
  { id, lang, email }: Recipient,
  content: MailContent,
  options: { replyTo?: string; requestKey?: RequestKey | null } = {},
) {
  const about =
    typeof id === 'number'
      ? { cause: { type: 'user', id } }
      : { cause: { type: 'user' }, rowId: id }
  const mail = { ...content, ...about, ...options, to: email, lang }
  return outboxStatement(c.var.db, mail, mailContext(c))
}

/** Notifies a member of a change at the old address, if it is verified; replies reach the company. */
export function changeNotices(
  c: RequestScope,
  template: 'passwordChanged' | 'emailChanged' | 'secondFactorOn' | 'secondFactorOff',
  { username, email, ...user }: Pick<UserRow, 'id' | 'username' | 'email' | 'lang' | 'verifiedAt'>,
  requestKey: RequestKey | null = null,
) {
  if (!username || !email || user.verifiedAt === null) return []
  const { settings, now } = c.var
  const options = { replyTo: settings.mail.company, requestKey }
  return [accountMail(c, { ...user, email }, { template, username, changedAt: now }, options)]
}
