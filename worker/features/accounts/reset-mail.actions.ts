import { and, eq, isNull } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatchWithMails } from '../../services/mail/outbox'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { users } from '../../db/schema/accounts'
import { findUserAndPlace } from './accounts.queries'
import { mayMail } from './mail-throttle'
import { senderOf } from './places'
import { resetLink } from './reset-links'

/** Mails a single-use reset link and revokes older ones. An unknown address is not reported. */
export async function mailResetLink(c: RequestScope, typed: string): Promise<void> {
  const { db, now } = c.var
  const { user, place } = await findUserAndPlace(db, { name: typed, sender: senderOf(c), now })
  if (!user?.email || !user.username || user.bannedAt !== null) return
  const { id, username, email, lang } = user
  if (!(await mayMail(c, 'resetMail', { email, isFromOwnBrowser: place.isKnownDevice }))) return
  const { statements, mail } = resetLink(c, { id, username, lang, email })
  const still = assertMember(db, id, hasAddress(email))
  try {
    await runBatchWithMails(c, [still, ...statements], [mail])
  } catch (error) {
    if (!isMemberChanged(error)) throw error
  }
}

/** A link proves its address, so the account must still have it. */
function hasAddress(email: string) {
  return and(eq(users.email, email), isNull(users.deletedAt))
}
