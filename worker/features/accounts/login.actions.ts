import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { login } from '../../contracts/accounts/sessions'
import type { CookieContext, RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import { withRetries } from '../../timeout'
import type { Statement } from '../../db/db'
import { type UserRow, users } from '../../db/schema/accounts'
import { AppError } from '../../http/errors'
import {
  requireNetworkWithinLimit,
  requireWithinLimit,
  loopbackFactor,
} from '../../http/rate-limits'
import { findUserAndPlace } from './accounts.queries'
import { addKnownDevice, senderOf } from './places'
import { countLoginTry } from './login-throttle'
import { isMemberChanged, assertMember } from '../../services/members/member-guard'
import { isPasswordRight, hashPassword, isOutdated } from './passwords'
import { setDeviceCookie } from './session-cookies'
import { runBatchWithMails } from '../../services/mail/outbox'
import { revokeAccess } from '../../services/members/revoke-access'
import { isNamed, isAdminNow } from '../../services/members/admin-grants'
import { adminGrantStatement } from './admin-grants.statements'
import { revokePassword } from './password-reset.actions'
import { checkCode, isCodeUsed, wrongCode } from './second-factor.check'
import { startSession } from './sessions.actions'

type Credentials = z.output<typeof login>

/**
 * Logs a member in. An unknown name and a wrong password take the same time and give the same error.
 * @throws AppError LoginFailed, TooManyRequests, AccountBanned, EmailNotVerified, NewPasswordNeeded, CodeNeeded, CodeWrong
 */
export async function logIn(c: CookieContext, credentials: Credentials) {
  try {
    // Checking a password is slow. If the account changes in the meantime, it is read again.
    return await withRetries(2, () => tryLogin(c, credentials), isMemberChanged)
  } catch (error) {
    if (isCodeUsed(error)) throw wrongCode(error)
    throw isMemberChanged(error) ? new AppError('LoginFailed', { cause: error }) : error
  }
}

async function tryLogin(c: CookieContext, { username: name, password, code }: Credentials) {
  const { db, settings } = c.var
  const { user, place } = await findLogin(c, name)
  const undoCount = await countLoginTry(c, name, place)
  const isRight = await isPasswordRight(settings.pepper, password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new AppError('LoginFailed')
  if (user.bannedAt !== null) {
    await runBatch(db, undoCount)
    throw new AppError('AccountBanned')
  }
  if (user.verifiedAt === null) throw await requireVerification(c, user, undoCount)
  const codeUse = await requireCode(c, { user, code, undoCount })
  return openSession(c, { user, password, done: [...undoCount, ...codeUse] })
}

/** A right password does not count as a failure, whatever the code. @throws AppError as `checkCode` */
async function requireCode(
  c: CookieContext,
  { user, code, undoCount }: { user: UserRow; code: string | undefined; undoCount: Statement[] },
): Promise<Statement[]> {
  try {
    return await checkCode(c.var, user.id, code)
  } catch (error) {
    await runBatch(c.var.db, undoCount)
    throw error
  }
}

/** Attempts at the code that follows are counted per browser, too. */
async function requireVerification(c: CookieContext, user: UserRow, undoCount: Statement[]) {
  const device = addKnownDevice(c, user.id)
  await runBatch(c.var.db, [...undoCount, ...device.statements])
  setDeviceCookie(c, device.token)
  return new AppError('EmailNotVerified', { extra: { email: user.email } })
}

/**
 * The member and the place of an attempt, counted against the network's limit. A known browser has its own, because
 * others may have used up the network's. @throws AppError TooManyRequests
 */
async function findLogin(c: CookieContext, name: string) {
  const sender = senderOf(c)
  if (sender.deviceHash === null) await requireNetworkWithinLimit(c, 'login')
  const found = await findUserAndPlace(c.var.db, { name, sender, now: c.var.now })
  if (sender.deviceHash !== null && !found.place.isKnownDevice)
    await requireNetworkWithinLimit(c, 'login')
  if (found.place.isKnownDevice)
    await requireWithinLimit(c.var, 'login', found.place.key, loopbackFactor(c))
  return found
}

/** Starts a session for a member whose password and code were correct; `done` is what they change. */
async function openSession(
  c: RequestScope,
  { user, password, done }: { user: UserRow; password: string; done: Statement[] },
) {
  const { db, now, settings } = c.var
  const isNewlyAdmin = isNamed(settings, user.emailKey) && !isAdminNow(settings, user)
  if (isNewlyAdmin && user.passwordProvenAt === null) throw await requireNewPassword(c, user, done)
  const { started, statements } = startSession(c, user.id)
  const rights = isNewlyAdmin && { isAdmin: true, adminBySetting: true }
  const changes = {
    lastActiveAt: now,
    inactivityNoticeAt: null,
    ...rights,
    ...(needsHash(user) && { passwordHash: await hashPassword(settings.pepper, password) }),
  }
  await runBatch(db, [
    assertMember(db, user.id, isAsRead(user)),
    ...done,
    db.update(users).set(changes).where(eq(users.id, user.id)),
    ...(isNewlyAdmin ? promotionStatements(c, user.id) : []),
    ...statements,
  ])
  return { user: { ...user, ...rights }, started }
}

function needsHash({ passwordHash }: UserRow): boolean {
  return passwordHash !== null && isOutdated(passwordHash)
}

function promotionStatements({ var: scope }: RequestScope, userId: number) {
  return [
    adminGrantStatement(scope, userId, 'member.promote'),
    ...revokeAccess(scope.db, userId, scope.now),
  ]
}

/** Registering does not prove an address, so rights from the setting need a password set through a mailed link. */
async function requireNewPassword(c: RequestScope, user: UserRow, done: Statement[]) {
  const { db } = c.var
  const { id, lang, username, email } = user
  const owner = { id, lang, username: username ?? '', email: email ?? '' }
  const { statements, mail } = revokePassword(c, owner)
  const still = assertMember(db, id, isAsRead(user))
  await runBatchWithMails(c, [still, ...done, ...statements], [mail])
  return new AppError('NewPasswordNeeded')
}

/** Condition: password and address are unchanged, and the member may log in. */
function isAsRead({ passwordHash, emailKey }: UserRow) {
  return and(
    eq(users.passwordHash, passwordHash ?? ''),
    eq(users.emailKey, emailKey ?? ''),
    isNotNull(users.verifiedAt),
    isNull(users.bannedAt),
    isNull(users.deletedAt),
  )
}
