import type { RequestScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { announceMail, mailContext, outboxStatement } from '../../services/mail/outbox'
import type { UserRow } from '../../db/schema/accounts'

type Recipient = Pick<UserRow, 'id' | 'username' | 'email' | 'lang' | 'verifiedAt'>

/**
 * Notifies a member of a change at the old address; replies reach the company. A list for the end of the change's
 * batch, empty without a verified address. A second batch with the same `requestKey` fails.
 */
export function changeNotice(
  c: RequestScope,
  template: 'passwordChanged' | 'emailChanged',
  user: Recipient,
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

/** Sends the mails whose statements came last in a batch. */
export function announceLast(c: RequestScope, results: readonly unknown[], mails: number): void {
  const rows = results.slice(results.length - mails) as { id: number }[][]
  announceMail(
    c,
    rows.flat().map(({ id }) => id),
  )
}
