import type { RequestScope } from '../../http/context'
import { keyedHash } from '../../http/keyed-hash'
import { isWithinLimit, networkKey } from '../../http/rate-limits'
import { mailboxOf } from '../../contracts/email-address'

interface Asked {
  email: string
  /** Whether a browser that is known for the account asks, or the one that registers it. */
  isFromOwnBrowser: boolean
}

/**
 * Whether one more mail of a kind may go to an address now; counts it, so it is asked only when there is an account to mail.
 * Networks count apart, and the account's own browsers apart from all of them: strangers cannot use up what the owner may
 * ask for. All together a mailbox gets at most 18 a day of each kind.
 */
export async function mayMail(
  c: RequestScope,
  kind: 'codeMail' | 'resetMail',
  { email, isFromOwnBrowser }: Asked,
): Promise<boolean> {
  const mailbox = keyedHash(c.var.settings.pepper, 'mailbox', mailboxOf(email))
  if (isFromOwnBrowser && (await isWithinLimit(c.var, kind, `own ${mailbox}`))) return true
  return (
    (await isWithinLimit(c.var, kind, mailbox + networkKey(c))) &&
    isWithinLimit(c.var, `${kind}Elsewhere`, mailbox)
  )
}
