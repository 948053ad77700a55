import type { RequestScope } from '../../http/context'
import { keyedHash } from '../../http/keyed-hash'
import { isWithinLimit, networkKey } from '../../http/rate-limits'
import { mailboxOf } from '../../contracts/accounts/email-address'

interface MailRequest {
  email: string
  /** Whether the request comes from a known browser, or from the one that is registering. */
  isFromOwnBrowser: boolean
}

/**
 * Counts a mail to the address of an account and returns whether it is allowed: at most 18 a day of each kind. Each
 * network and known browser has its own count, so strangers cannot use up the owner's mails.
 */
export async function mayMail(
  c: RequestScope,
  kind: 'codeMail' | 'resetMail',
  { email, isFromOwnBrowser }: MailRequest,
): Promise<boolean> {
  const mailbox = keyedHash(c.var.settings.pepper, 'mailbox', mailboxOf(email))
  if (isFromOwnBrowser && (await isWithinLimit(c.var, kind, `own ${mailbox}`))) return true
  return (
    (await isWithinLimit(c.var, kind, mailbox + networkKey(c))) &&
    isWithinLimit(c.var, `${kind}Elsewhere`, mailbox)
  )
}
