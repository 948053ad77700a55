import { createMiddleware } from 'hono/factory'
import type { Actor, AppEnv, MemberEnv, RequestScope } from './app-env'
import type { Db } from './db'
import { AppError } from './errors'
import { bearerToken, readAccessToken, type AccessClaims } from './session-tokens'

/** How long a password that was given stands for what reaches furthest. */
const RELOGIN_AFTER_MS = 12 * 60 * 60 * 1000

/**
 * The one map of permissions: what each needs. A route names a permission, never a role. `fresh super` is a super user
 * who gave the password within the last twelve hours.
 */
const PERMISSIONS = {
  'session:own': 'member',
  'profile:read': 'member',
  'profile:edit': 'member',
  'avatar:edit': 'verified',
  'board:write': 'verified',
  'board:moderate': 'super',
  'tours:edit': 'super',
  'tours:delete': 'fresh super',
  'images:edit': 'super',
  'desk:use': 'super',
  'desk:export': 'fresh super',
  'members:promote': 'fresh super',
} as const satisfies Record<string, 'member' | 'verified' | 'super' | 'fresh super'>

export type Permission = keyof typeof PERMISSIONS

/** Puts `actor()` on the context. `findActor` reads the session and its user from D1; null when either is gone. */
export function provideActor(findActor: (db: Db, claims: AccessClaims, now: number) => Promise<Actor | null>) {
  return createMiddleware<AppEnv>(async function actor(c, next) {
    let known: Promise<Actor | null> | undefined
    c.set('actor', () => {
      known ??= readActor()
      return known
    })
    await next()

    async function readActor(): Promise<Actor | null> {
      const token = bearerToken(c.req.raw.headers)
      if (token === null) return null
      const claims = await readAccessToken(c.var.settings.sessionKeys, token, c.var.now)
      const found = claims && (await findActor(c.var.db, claims, c.var.now))
      if (!found) throw new AppError('SessionExpired')
      return found
    }
  })
}

/** Refuses whoever lacks the permission: 401 PlzLogin, 403 EmailNotVerified, 403 AdminOnly, 403 ReloginNeeded. */
export function requirePermission(permission: Permission) {
  return createMiddleware<MemberEnv>(async function guard(c, next) {
    c.set('member', await requireActor(c, permission))
    c.header('cache-control', 'private, no-store')
    await next()
  })
}

/** The sender, for a route of which only a part needs the permission. @throws AppError as `requirePermission` */
export async function requireActor(
  { var: { actor: findActor, now } }: RequestScope,
  permission: Permission,
): Promise<Actor> {
  const actor = await findActor()
  if (!actor) throw new AppError('PlzLogin')
  const needed = PERMISSIONS[permission]
  const needsSuper = needed === 'super' || needed === 'fresh super'
  if (needsSuper && !actor.isSuperUser) throw new AppError('AdminOnly')
  if (needed !== 'member' && !actor.isVerified) throw new AppError('EmailNotVerified')
  if (needed === 'fresh super' && now - actor.loggedInAt > RELOGIN_AFTER_MS) throw new AppError('ReloginNeeded')
  return actor
}
