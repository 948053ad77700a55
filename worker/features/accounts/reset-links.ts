import { and, eq, isNull } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatchWithMails } from '../../services/mail/outbox'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { users, passwordResets, type UserRow } from '../../db/schema/accounts'
import { findUserAndPlace } from './accounts.queries'
import { mayMail } from './mail-throttle'
import { senderOf } from './places'
import { randomToken, sha256 } from '../../http/keyed-hash'
import { revokeAccess } from '../../services/members/revoke-access'
import { deleteKnownDevices } from '../../services/members/known-devices'
import { accountMail } from '../../services/members/account-mails'
import { RESET_LINK_MS } from './lifetimes'

/** Mails a single-use reset link and revokes older ones. An unknown address is not reported. */
export async function mailResetLink(c: RequestScope, typed: string): Promise<void> {
  const { db, now } = c.var
  const { user, place } = await findUserAndPlace(db, { name: typed, sender: senderOf(c), now })
  if (!user?.email || !user.username || user.bannedAt !== null) return
  const { id, username, email, lang } = user
  if (!(await mayMail(c, 'resetMail', { email, isFromOwnBrowser: place.isKnownDevice }))) return
  const { statements, mail } = resetLink(c, { id, username, lang, email })
  // A link proves its address, so the account must still have it.
  const hasAddress = and(eq(users.email, email), isNull(users.deletedAt))
  const still = assertMember(db, id, hasAddress)
  try {
    await runBatchWithMails(c, [still, ...statements], [mail])
  } catch (error) {
    if (!isMemberChanged(error)) throw error
  }
}

type LinkOwner = Pick<UserRow, 'id' | 'lang'> & { username: string; email: string }

/** Replaces a member's reset link. The mail must be in the same batch. */
function resetLink(
  c: RequestScope,
  owner: LinkOwner,
  template: 'passwordReset' | 'adminPassword' = 'passwordReset',
) {
  const { db, now } = c.var
  const { id, username } = owner
  const token = randomToken()
  const tokenHash = sha256(token)
  const expiresAt = now + RESET_LINK_MS
  return {
    statements: [
      db.delete(passwordResets).where(eq(passwordResets.userId, id)),
      db.insert(passwordResets).values({ tokenHash, userId: id, createdAt: now, expiresAt }),
    ],
    mail: accountMail(c, owner, { template, username, token }),
  }
}

/** Mails a reset link instead of password and sessions: a stranger may have registered an address in `SUPER_USERS`. */
export function revokePassword(c: RequestScope, owner: LinkOwner) {
  const { db, now } = c.var
  const { statements, mail } = resetLink(c, owner, 'adminPassword')
  return {
    statements: [
      db
        .update(users)
        .set({ passwordHash: null, passwordProvenAt: null })
        .where(eq(users.id, owner.id)),
      ...revokeAccess(db, owner.id, now),
      deleteKnownDevices(db, owner.id),
      ...statements,
    ],
    mail,
  }
}
