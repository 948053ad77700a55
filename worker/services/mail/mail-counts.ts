import type { RequestScope } from '../../http/context'
import { neighbourhoodKey, type Count } from '../../http/rate-limits'

/** Mails that a stranger can ask for to another person's mailbox. */
type Kind = 'codeMail' | 'resetMail' | 'guestLinkMail' | 'bookingMail' | 'contactMail'

/**
 * The counts of a mail to a mailbox, by its keyed hash: those from the sender's neighbourhood, then those from
 * everywhere, which one sender therefore cannot use up.
 */
export function mailCounts(c: RequestScope, kind: Kind, mailbox: string): Count[] {
  return [
    { what: kind, key: mailbox + neighbourhoodKey(c) },
    { what: `${kind}Elsewhere`, key: mailbox },
  ]
}
