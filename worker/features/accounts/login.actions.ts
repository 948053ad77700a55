import type { CookieContext } from '../../http/context'
import { runBatch } from '../../db/batch'
import { withRetries } from '../../timeout'
import type { Statement } from '../../db/db'
import type { UserRow } from '../../db/schema/accounts'
import { AppError } from '../../http/errors'
import {
  requireNetworkWithinLimit,
  requireWithinLimit,
  loopbackFactor,
} from '../../http/rate-limits'
import { findUserAndPlace } from './accounts.queries'
import { addKnownDevice, senderOf } from './places'
import { countLoginTry } from './login-throttle'
import { isMemberChanged } from '../../services/members/member-guard'
import { isPasswordRight } from './passwords'
import { setDeviceCookie } from './sessions.presenter'
import { openSession } from './login-session'

/**
 * Logs a member in. An unknown name and a wrong password take the same time and give the same error.
 * @throws AppError LoginFailed, TooManyRequests, AccountBanned, EmailNotVerified, NewPasswordNeeded
 */
export async function logIn(c: CookieContext, name: string, password: string) {
  try {
    // Checking a password is slow, and the account may change in the meantime; if so, it is read again.
    return await withRetries(2, () => tryLogin(c, name, password), isMemberChanged)
  } catch (error) {
    throw isMemberChanged(error) ? new AppError('LoginFailed', { cause: error }) : error
  }
}

async function tryLogin(c: CookieContext, name: string, password: string) {
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
  return openSession(c, { user, password, undoCount })
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
