import { eq } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Statement } from '../../db/db'
import { randomToken, sha256 } from '../../http/keyed-hash'
import { mailContext, outboxStatement } from '../../services/mail/outbox'
import { revokeAccess } from '../../services/members/revoke-access'
import { RESET_LINK_MS } from './lifetimes'
import { passwordResets, users, type UserRow } from '../../db/schema/accounts'
import { deleteKnownDevices } from '../../services/members/known-devices'

type LinkOwner = Pick<UserRow, 'id' | 'lang'> & { username: string; email: string }

/** Replaces a member's reset link; its mail comes last in the batch. */
export function resetLink(
  c: RequestScope,
  { id, username, email, lang }: LinkOwner,
  template: 'passwordReset' | 'adminPassword' = 'passwordReset',
) {
  const { db, now } = c.var
  const token = randomToken()
  const columns = {
    tokenHash: sha256(token),
    userId: id,
    createdAt: now,
    expiresAt: now + RESET_LINK_MS,
  }
  const statements: Statement[] = [
    db.delete(passwordResets).where(eq(passwordResets.userId, id)),
    db.insert(passwordResets).values(columns),
  ]
  const cause = { type: 'user', id }
  const mail = outboxStatement(
    db,
    { template, username, token, to: email, lang, cause },
    mailContext(c),
  )
  return { statements, mail }
}

/**
 * Revokes password and sessions and mails a reset link. For an address of the `SUPER_USERS` setting, whose account a
 * stranger may have prepared.
 */
export function revokePassword(c: RequestScope, owner: LinkOwner) {
  const { db, now } = c.var
  const { statements, mail } = resetLink(c, owner, 'adminPassword')
  const drop = db
    .update(users)
    .set({ passwordHash: null, passwordProvenAt: null })
    .where(eq(users.id, owner.id))
  return {
    statements: [
      drop,
      ...revokeAccess(db, owner.id, now),
      deleteKnownDevices(db, owner.id),
      ...statements,
    ],
    mail,
  }
}
