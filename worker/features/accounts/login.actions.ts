import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { RequestScope, AnsweringContext } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import {
  requireNetworkWithinLimit,
  requireWithinLimit,
  loopbackFactor,
} from '../../http/rate-limits'
import { findUserAndPlace } from './accounts.queries'
import { users, type UserRow } from '../../db/schema/accounts'
import { revokeAccess } from '../../services/members/revoke-access'
import { superUserGrantStatement, isNamed, isSuperNow } from './super-user-grants'
import { rememberDevice } from './known-devices'
import { countLoginTry } from './login-throttle'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { announceLast } from './account-notices'
import { hashPassword, isOutdated, isPasswordRight } from './passwords'
import { senderOf } from './places'
import { askForNewPassword } from './reset-links'
import { startSession } from './sessions.actions'
import { setDeviceCookie } from './sessions.cookies'

/**
 * Logs a member in. An unknown name and a wrong password cost the same work and look the same.
 * @throws AppError LoginFailed, TooManyRequests, AccountBanned, EmailNotVerified, NewPasswordNeeded
 */
export async function logIn(c: AnsweringContext, name: string, password: string) {
  // Checking a password takes long, and the account may change meanwhile: then it is looked at once more.
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return await tryLogin(c, name, password)
    } catch (error) {
      if (!isMemberChanged(error)) throw error
    }
  }
  throw new AppError('LoginFailed')
}

async function tryLogin(c: AnsweringContext, name: string, password: string) {
  const { db, settings } = c.var
  const { user, place } = await findLogin(c, name)
  const takeBack = await countLoginTry(c, name, place)
  const isRight = await isPasswordRight(settings.pepper, password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new AppError('LoginFailed')
  if (user.bannedAt !== null) {
    await runBatch(db, takeBack)
    throw new AppError('AccountBanned')
  }
  if (user.verifiedAt === null) {
    // The code that is still to be given counts by the browser, too.
    const device = rememberDevice(c, user.id)
    await runBatch(db, [...takeBack, ...device.statements])
    setDeviceCookie(c, device.token)
    throw new AppError('EmailNotVerified', { extra: { email: user.email } })
  }
  return openSession(c, { user, password, takeBack })
}

/**
 * The member of a login name and where the try comes from, counted against the network's limit. A browser that is known for
 * the account has one of its own, because others may have used up its network's.
 * @throws AppError TooManyRequests
 */
async function findLogin(c: AnsweringContext, name: string) {
  const sender = senderOf(c)
  if (sender.deviceHash === null) await requireNetworkWithinLimit(c, 'login')
  const found = await findUserAndPlace(c.var.db, { name, sender, now: c.var.now })
  if (sender.deviceHash !== null && !found.place.isKnownDevice)
    await requireNetworkWithinLimit(c, 'login')
  if (found.place.isKnownDevice)
    await requireWithinLimit(c.var, 'login', found.place.key, loopbackFactor(c))
  return found
}

interface Admitted {
  user: UserRow
  password: string
  takeBack: Statement[]
}

async function openSession(c: RequestScope, { user, password, takeBack }: Admitted) {
  const { db, now, settings } = c.var
  const isNewlySuper = isNamed(settings, user.emailKey) && !isSuperNow(settings, user)
  if (isNewlySuper && user.passwordProvenAt === null) throw await renewPassword(c, user, takeBack)
  const needsHash = user.passwordHash !== null && isOutdated(user.passwordHash)
  const { started, statements } = startSession(c, user.id)
  const changes = {
    lastActiveAt: now,
    inactivityNoticeAt: null,
    ...(isNewlySuper && { isSuperUser: true, superBySetting: true }),
    ...(needsHash && { passwordHash: await hashPassword(settings.pepper, password) }),
  }
  await runBatch(db, [
    assertMember(db, user.id, isAsRead(user)),
    ...takeBack,
    db.update(users).set(changes).where(eq(users.id, user.id)),
    ...(isNewlySuper
      ? [
          superUserGrantStatement(c.var, user.id, 'member.promote'),
          ...revokeAccess(db, user.id, now),
        ]
      : []),
    ...statements,
  ])
  return {
    user: { ...user, ...(isNewlySuper && { isSuperUser: true, superBySetting: true }) },
    started,
  }
}

/** The rights of the setting are only for a password that was chosen by a mailed link; here it is anybody's. */
async function renewPassword(
  c: RequestScope,
  user: UserRow,
  takeBack: Statement[],
): Promise<AppError> {
  const { db } = c.var
  const { id, lang, username, email } = user
  const { statements, mail } = askForNewPassword(c, {
    id,
    lang,
    username: username ?? '',
    email: email ?? '',
  })
  const still = assertMember(db, id, isAsRead(user))
  announceLast(c, await runBatch(db, [still, ...takeBack, ...statements, mail]), 1)
  return new AppError('NewPasswordNeeded')
}

/** Whether a member has the password and address that were read, and may log in. */
function isAsRead({ passwordHash, emailKey }: UserRow) {
  return and(
    eq(users.passwordHash, passwordHash ?? ''),
    eq(users.emailKey, emailKey ?? ''),
    isNotNull(users.verifiedAt),
    isNull(users.bannedAt),
    isNull(users.deletedAt),
  )
}
