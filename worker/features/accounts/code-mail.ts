import type { SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { mailContext, outboxStatement } from '../../services/mail/outbox'
import type { UserRow } from '../../db/schema/accounts'

interface Waiting extends Pick<UserRow, 'username' | 'lang' | 'wantEmail' | 'verifiedAt'> {
  /** A subquery for a member inserted in the same batch. */
  id: number | SQL<number>
}

/** Names the account: the reader may not be the person who typed the address. */
export function codeMail(
  c: RequestScope,
  { id, ...account }: Waiting,
  { email, code }: { email: string; code: string },
) {
  const { lang, wantEmail, verifiedAt } = account
  const about =
    typeof id === 'number'
      ? { cause: { type: 'user', id } }
      : { cause: { type: 'user' }, rowId: id }
  const letter = { ...about, code, lang, username: account.username ?? '', to: email }
  return outboxStatement(
    c.var.db,
    verifiedAt === null
      ? { template: 'verification', wantsNews: wantEmail, ...letter }
      : { template: 'emailChange', ...letter },
    mailContext(c),
  )
}
