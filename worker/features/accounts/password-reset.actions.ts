import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { sha256 } from '../../http/keyed-hash'
import { isPersonal } from '../../contracts/accounts'
import { passwordResets, users, type UserRow } from '../../db/schema/accounts'
import { revokeAccess } from '../../services/members/revoke-access'
import { isCommonPassword } from './common-passwords'
import { addKnownDevice } from './known-devices'
import { deleteKnownDevices } from '../../services/members/known-devices'
import { deleteLoginFailures, deleteLoginTries } from './login-throttle'
import { accountKey } from '../../services/members/login-failures'
import { announceLast, changeNotice } from './account-notices'
import { hashPassword } from './passwords'
import { senderOf } from './places'

interface Reset {
  token: string
  password: string
}

/**
 * Sets a new password with a mailed link, which is used up, and revokes all sessions. Returns a device token, so that
 * the owner can log in even while strangers' tries are throttled.
 * @throws AppError ResetLinkInvalid (unknown, used or expired), PasswordTooCommon
 */
export async function resetPassword(
  c: RequestScope,
  { token, password }: Reset,
): Promise<{ device: string }> {
  const { db, now, settings } = c.var
  const tokenHash = sha256(token)
  const isLiveLink = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
  const [row] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isLiveLink, isNull(users.deletedAt), isNull(users.bannedAt)))
    .limit(1)
  if (!row) throw new AppError('ResetLinkInvalid')
  requireAcceptablePassword(password, row.user)
  const passwordHash = await hashPassword(settings.pepper, password)
  const linkOwner = db.select({ id: passwordResets.userId }).from(passwordResets).where(isLiveLink)
  const names = [row.user.username, row.user.email].filter((name) => name !== null)
  const device = addKnownDevice(c, row.user.id)
  // Looked up again in the batch: of two concurrent requests only one finds the link.
  const notice = changeNotice(c, 'passwordChanged', row.user, {
    key: `reset ${tokenHash}`,
    bodyHash: tokenHash,
  })
  const results = await runOnce(db, [
    db
      .update(users)
      .set({ passwordHash, passwordProvenAt: now })
      .where(inArray(users.id, linkOwner))
      .returning({ id: users.id }),
    ...revokeAccess(db, sql<number>`(${linkOwner})`, now),
    db.delete(passwordResets).where(isLiveLink),
    deleteLoginFailures(db, accountKey(row.user.id)),
    ...deleteLoginTries(c, names, senderOf(c)),
    deleteKnownDevices(db, row.user.id),
    ...device.statements,
    ...notice,
  ])
  const [changed] = results as [unknown[]]
  if (changed.length === 0) throw new AppError('ResetLinkInvalid')
  announceLast(c, results, notice.length)
  return { device: device.token }
}

/** A link that was just used cannot queue its notice again. */
async function runOnce(db: Db, statements: Statement[]): Promise<unknown[]> {
  try {
    return await runBatch(db, statements)
  } catch (error) {
    throw isUniqueViolation(error, 'outbox.request_key')
      ? new AppError('ResetLinkInvalid', { cause: error })
      : error
  }
}

/** @throws AppError PasswordTooCommon for one that is easy to guess for this member */
export function requireAcceptablePassword(
  password: string,
  { username, email }: Pick<UserRow, 'username' | 'email'>,
): void {
  if (!isCommonPassword(password) && !isPersonal(password, username ?? '', email ?? '')) return
  throw new AppError('PasswordTooCommon', { fields: { password: 'PasswordTooCommon' } })
}
