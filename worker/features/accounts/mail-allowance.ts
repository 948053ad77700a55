import type { RequestScope } from '../../platform/app-env'
import { keyedHash } from '../../platform/keyed-hash'
import { isWithin, networkKey } from '../../platform/limits'
import { mailboxOf } from './email-address.contract'

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
  if (isFromOwnBrowser && (await isWithin(c.var, kind, `own ${mailbox}`))) return true
  return (await isWithin(c.var, kind, mailbox + networkKey(c))) && isWithin(c.var, `${kind}Elsewhere`, mailbox)
}
