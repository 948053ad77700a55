import type { SQL } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { Actor, AppEnv, MemberEnv, MemberScope, RequestScope } from './context'
import { readBody } from './body'
import { accessOf, mayRole, type Permission } from '../contracts/accounts/permissions'
import { annotate } from './describe'
import { AppError } from './errors'
import type { LimitScope } from './rate-limits'
import { bearerToken, readAccessToken, type AccessClaims } from './session-tokens'

/** Period for which the last password entry counts as recent for `fresh staff`. */
const RELOGIN_AFTER_MS = 12 * 60 * 60 * 1000

/** Identifies the sender; provided by the accounts feature. */
interface ActorSource {
  /** Reads the session and its member from D1; null if either no longer exists. */
  find: (scope: LimitScope, claims: AccessClaims) => Promise<Actor | null>
  /** The condition that the session is still live and the member still has the same rights. */
  isUnchanged: (actor: Actor, now: number) => SQL
}

/** Puts `claims()` and `actor()` on the context. */
export function provideActor({ find, isUnchanged }: ActorSource) {
  return createMiddleware<AppEnv>(async function actor(c, next) {
    let claims: Promise<AccessClaims | null> | undefined
    let known: Promise<Actor | null> | undefined
    c.set('claims', () => (claims ??= readClaims()))
    c.set('actor', (how) => {
      if (how?.reread) known = undefined
      return (known ??= readActor())
    })
    await next()

    async function readClaims(): Promise<AccessClaims | null> {
      const token = bearerToken(c.req.raw.headers)
      if (token === null) return null
      const read = await readAccessToken(c.var.settings.sessionKeys, token, c.var.now)
      if (!read) throw new AppError('SessionExpired')
      return read
    }

    async function readActor(): Promise<Actor | null> {
      const read = await c.var.claims()
      if (!read) return null
      const found = await find(c.var, read)
      if (!found) throw new AppError('SessionExpired')
      c.var.assertOnWrites({
        condition: isUnchanged(found, c.var.now),
        refuse: async (cause) => lostRight(found, await find(c.var, read), cause),
      })
      return found
    }
  })
}

interface GuardOptions {
  /** Limit of the body. */
  maxBytes?: number
  /** Runs after the permission check and before a large body is read, for example to count the upload. */
  beforeBody?: (c: MemberScope) => Promise<void>
}

/**
 * Refuses a sender who lacks the permission: 401 PlzLogin, 403 EmailNotVerified, 403 AdminOnly, 403 SecondFactorMissing, 403 RoleMissing, 403
 * ReloginNeeded. The actor is read once the body is complete, because a session may end during the upload. Without a valid token no body
 * is read.
 */
export function requirePermission(
  permission: Permission,
  { maxBytes, beforeBody }: GuardOptions = {},
) {
  const guard = createMiddleware<MemberEnv>(async function guard(c, next) {
    if (!(await c.var.claims())) throw new AppError('PlzLogin')
    if (beforeBody) {
      c.set('member', await requireActor(c, permission))
      await beforeBody(c)
    }
    await readBody(c, maxBytes)
    c.set('now', Date.now())
    await c.var.actor({ reread: true })
    c.set('member', await requireActor(c, permission))
    c.header('cache-control', 'private, no-store')
    await next()
  })
  const { level, roles } = accessOf(permission)
  return annotate(guard, { needs: level, roles })
}

/** The error of a write whose sender lost the right to it. */
function lostRight(before: Actor, after: Actor | null, cause: unknown): AppError {
  if (after && before.isVerified && !after.isVerified)
    return new AppError('EmailNotVerified', { cause })
  if (after && before.role !== null && before.role !== after.role)
    return new AppError(after.role ? 'RoleMissing' : 'AdminOnly', { cause })
  return new AppError('SessionExpired', { cause })
}

/** The actor, for a route of which only a part needs the permission. @throws AppError as `requirePermission` */
export async function requireActor(
  { var: { actor: findActor, now } }: RequestScope,
  permission: Permission,
): Promise<Actor> {
  const actor = await findActor()
  if (!actor) throw new AppError('PlzLogin')
  const { level } = accessOf(permission)
  const isOfStaff = level === 'staff' || level === 'fresh staff'
  if (isOfStaff && actor.lacksSecondFactor) throw new AppError('SecondFactorMissing')
  if (isOfStaff && actor.role === null) throw new AppError('AdminOnly')
  if (isOfStaff && !mayRole(actor.role, permission)) throw new AppError('RoleMissing')
  if (level !== 'member' && !actor.isVerified) throw new AppError('EmailNotVerified')
  if (level === 'fresh staff' && now - actor.loggedInAt > RELOGIN_AFTER_MS)
    throw new AppError('ReloginNeeded')
  return actor
}
