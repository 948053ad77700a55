import type { RequestScope } from '../../http/context'
import { keyedHash } from '../../http/keyed-hash'
import { firstUsedUp, isWithinLimit } from '../../http/rate-limits'
import { mailCounts } from '../../services/mail/mail-counts'
import { mailboxOf } from '../../contracts/accounts/email-address'

interface MailRequest {
  email: string
  /** Whether the request comes from a known browser, or from the one that is registering. */
  isFromOwnBrowser: boolean
}

/**
 * Counts a mail to the address of an account and returns whether it is allowed: at most 18 a day of each kind. Each
 * neighbourhood and known browser has its own count, so strangers cannot use up the owner's mails.
 */
export async function mayMail(
  c: RequestScope,
  kind: 'codeMail' | 'resetMail',
  { email, isFromOwnBrowser }: MailRequest,
): Promise<boolean> {
  const mailbox = keyedHash(c.var.settings.pepper, 'mailbox', mailboxOf(email))
  if (isFromOwnBrowser && (await isWithinLimit(c.var, kind, `own ${mailbox}`))) return true
  return (await firstUsedUp(c.var, mailCounts(c, kind, mailbox))) === null
}
