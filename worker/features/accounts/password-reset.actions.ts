import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { AppError } from '../../http/errors'
import { sha256, randomToken } from '../../http/keyed-hash'
import { runBatchWithMails } from '../../services/mail/outbox'
import { deleteKnownDevices } from '../../services/members/known-devices'
import { accountKey } from '../../services/members/login-failures'
import { revokeAccess } from '../../services/members/revoke-access'
import { passwordResets, users, type UserRow } from '../../db/schema/accounts'
import { changeNotices, accountMail } from '../../services/members/account-mails'
import { requireUncommonPassword } from './common-passwords'
import { addKnownDevice, senderOf } from './places'
import { deleteLoginTries, deleteLoginFailures } from './login-throttle'
import { hashPassword } from './passwords'
import type { Db } from '../../db/db'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { findUserAndPlace } from './accounts.queries'
import { mayMail } from './mail-throttle'
import { RESET_LINK_MS } from './lifetimes'

/**
 * Sets a password by a mailed link, which is used up, and revokes all sessions. Returns a device token: the owner can
 * log in while strangers are throttled. @throws AppError ResetLinkInvalid (unknown, used or expired), PasswordTooCommon
 */
export async function resetPassword(
  c: RequestScope,
  { token, password }: { token: string; password: string },
): Promise<{ device: string }> {
  const { db, now, settings } = c.var
  const tokenHash = sha256(token)
  const isLiveLink = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
  const user = await requireLinkOwner(db, isLiveLink)
  requireUncommonPassword(password, user)

  const passwordHash = await hashPassword(settings.pepper, password)
  const device = addKnownDevice(c, user.id)
  // A link that was just used cannot queue its notice again.
  const requestKey = { key: `reset ${tokenHash}`, bodyHash: tokenHash }
  const [changed] = (await runBatchWithMails(
    c,
    [...resetStatements(c, user, { isLiveLink, passwordHash }), ...device.statements],
    changeNotices(c, 'passwordChanged', user, requestKey),
  ).catch(refuseUsedLink)) as [unknown[]]
  if (changed.length === 0) throw new AppError('ResetLinkInvalid')
  return { device: device.token }
}

function refuseUsedLink(error: unknown): never {
  throw isUniqueViolation(error, 'outbox.request_key')
    ? new AppError('ResetLinkInvalid', { cause: error })
    : error
}

async function requireLinkOwner(db: Db, isLiveLink: SQL | undefined): Promise<UserRow> {
  const [row] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isLiveLink, isNull(users.deletedAt), isNull(users.bannedAt)))
    .limit(1)
  if (!row) throw new AppError('ResetLinkInvalid')
  return row.user
}

/** The first returns the member whose password it sets; no row if the link was used in the meantime. */
function resetStatements(
  c: RequestScope,
  user: UserRow,
  { isLiveLink, passwordHash }: { isLiveLink: SQL | undefined; passwordHash: string },
) {
  const { db, now } = c.var
  // Looked up again in the batch: of two concurrent requests only one finds the link.
  const linkOwner = db.select({ id: passwordResets.userId }).from(passwordResets).where(isLiveLink)
  const loginNames = [user.username, user.email].filter((name) => name !== null)
  return [
    setPassword(db, { passwordHash, passwordProvenAt: now }, inArray(users.id, linkOwner)),
    ...revokeAccess(db, sql<number>`(${linkOwner})`, now),
    db.delete(passwordResets).where(isLiveLink),
    deleteLoginFailures(db, accountKey(user.id)),
    ...deleteLoginTries(c, loginNames, senderOf(c)),
    deleteKnownDevices(db, user.id),
  ]
}

function setPassword(
  db: Db,
  password: { passwordHash: string; passwordProvenAt: number },
  isOwner: SQL,
) {
  return db.update(users).set(password).where(isOwner).returning({ id: users.id })
}

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
