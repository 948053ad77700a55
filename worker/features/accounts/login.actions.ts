import { eq } from 'drizzle-orm'
import type { RequestScope } from '../../platform/app-env'
import { runBatch } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { foldKey } from './accounts.contract'
import { findUserByLogin } from './accounts.queries'
import { users, type UserRow } from './accounts.tables'
import { secureAccount } from './account-security.contract'
import { grantRecord } from './granted-rights'
import { accountKey, countTry, forgetFailures, publishWait, requireNotBlocked, typedNameKey } from './login-throttle'
import { hashPassword, isOutdated, isPasswordRight } from './passwords'
import { startSession } from './sessions.actions'

/**
 * Logs a member in. An unknown name and a wrong password cost the same work and look the same.
 * @throws AppError LoginFailed, TooManyRequests, AccountBanned, EmailNotVerified
 */
export async function logIn(c: RequestScope, name: string, password: string) {
  const { db, now, settings } = c.var
  const nameKey = typedNameKey(settings.pepper, name)
  await requireNotBlocked(c, nameKey)
  const user = await findUserByLogin(db, name)
  const key = user ? accountKey(user.id) : nameKey
  const blockedUntil = await countTry(c.var, key)
  const isRight = await isPasswordRight(settings.pepper, password, user?.passwordHash ?? null)
  if (!user || !isRight) {
    c.executionCtx.waitUntil(publishWait(c.env.KV, nameKey, blockedUntil, now))
    throw new AppError('LoginFailed')
  }
  if (user.bannedAt !== null || user.verifiedAt === null) {
    await forgetFailures(db, key)
    throw user.bannedAt === null
      ? new AppError('EmailNotVerified', { extra: { email: user.email } })
      : new AppError('AccountBanned')
  }
  return openSession(c, user, password)
}

async function openSession(c: RequestScope, user: UserRow, password: string) {
  const { db, now, settings } = c.var
  const isNewlySuper = !user.isSuperUser && settings.superUsers.has(foldKey(user.email ?? ''))
  const needsHash = user.passwordHash !== null && isOutdated(user.passwordHash)
  const { started, statements } = startSession(c, user.id)
  const changes = {
    lastActiveAt: now,
    inactivityNoticeAt: null,
    ...(isNewlySuper && { isSuperUser: true }),
    ...(needsHash && { passwordHash: await hashPassword(settings.pepper, password) }),
  }
  await runBatch(db, [
    forgetFailures(db, accountKey(user.id)),
    db.update(users).set(changes).where(eq(users.id, user.id)),
    ...(isNewlySuper ? [...secureAccount(db, user.id, now), grantRecord(c, user.id)] : []),
    ...statements,
  ])
  return { user: { ...user, isSuperUser: user.isSuperUser || isNewlySuper }, started }
}
