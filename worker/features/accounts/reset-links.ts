import { eq } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { randomToken, sha256 } from '../../http/keyed-hash'
import { revokeAccess } from '../../services/members/revoke-access'
import { deleteKnownDevices } from '../../services/members/known-devices'
import { passwordResets, users, type UserRow } from '../../db/schema/accounts'
import { accountMail } from '../../services/members/account-mails'
import { RESET_LINK_MS } from './lifetimes'

type LinkOwner = Pick<UserRow, 'id' | 'lang'> & { username: string; email: string }

/** Replaces a member's reset link. The mail must be in the same batch. */
export function resetLink(
  c: RequestScope,
  owner: LinkOwner,
  template: 'passwordReset' | 'adminPassword' = 'passwordReset',
) {
  const { db, now } = c.var
  const { id, username } = owner
  const token = randomToken()
  return {
    statements: [
      db.delete(passwordResets).where(eq(passwordResets.userId, id)),
      db.insert(passwordResets).values({
        tokenHash: sha256(token),
        userId: id,
        createdAt: now,
        expiresAt: now + RESET_LINK_MS,
      }),
    ],
    mail: accountMail(c, owner, { template, username, token }),
  }
}

/**
 * Revokes password and sessions and mails a reset link. Used for an address in `SUPER_USERS`, because a stranger may
 * have registered it.
 */
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
