import type { RequestScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { announceMail, mailContext, outboxStatement } from '../../services/mail/outbox'
import type { UserRow } from '../../db/schema/accounts'

type Told = Pick<UserRow, 'id' | 'username' | 'email' | 'lang' | 'verifiedAt'>

/**
 * The mail that tells a member what was changed, at the address of before the change, with an answer that reaches the
 * company. It goes last into the batch of the change. A list, empty without a proven address. With a `requestKey` a second
 * batch with the same one fails.
 */
export function changeNotice(
  c: RequestScope,
  template: 'passwordChanged' | 'emailChanged',
  user: Told,
  requestKey: RequestKey | null = null,
) {
  const { id, username, email, lang, verifiedAt } = user
  if (!username || !email || verifiedAt === null) return []
  const replyTo = c.var.settings.mail.company
  const cause = { type: 'user', id }
  return [
    outboxStatement(
      c.var.db,
      { template, username, changedAt: c.var.now, to: email, lang, replyTo, cause, requestKey },
      mailContext(c),
    ),
  ]
}

/** Sends the mails whose statements stood last in a batch on their way. */
export function announceLast(c: RequestScope, results: readonly unknown[], mails: number): void {
  const rows = results.slice(results.length - mails) as { id: number }[][]
  announceMail(
    c,
    rows.flat().map(({ id }) => id),
  )
}
