import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { app } from '../../worker/app'
import { deskCalls } from '../../worker/desk-calls'
import { settingsOf } from '../../worker/env'
import { sessions, users } from '../../worker/db/schema/accounts'
import { signAccessToken } from '../../worker/http/session-tokens'
import { operationsOf, type Operation } from '../../worker/http/describe'
import { send } from '../support/accounts'
import { aMember, anAdmin, db } from '../support/builders'
import { aBooking, guestOf } from '../support/booking-builders'
import { operations } from '../support/operations'

type Role = keyof typeof SENDERS | keyof typeof GUESTS
type Outcome =
  | 'passes'
  | 'PlzLogin'
  | 'SessionExpired'
  | 'EmailNotVerified'
  | 'AdminOnly'
  | 'ReloginNeeded'
  | 'LinkWrong'
  | 'passes or SessionExpired'

let another: ReturnType<typeof aBooking> | undefined
/** One for all cells: no call changes it. */
function anotherBooking() {
  return (another ??= aBooking())
}

/** Senders, created for each cell: some calls end the account that sends them. */
const SENDERS = {
  visitor: () => Promise.resolve(null),
  unverified: async () => (await aMember({ verifiedAt: null })).token,
  member: async () => (await aMember()).token,
  admin: async () => (await anAdmin()).token,
  'admin with an old login': async () => {
    const { sessionId, token } = await anAdmin()
    const longAgo = Date.now() - 12 * 60 * 60 * 1000 - 60_000
    await db.update(sessions).set({ createdAt: longAgo }).where(eq(sessions.id, sessionId))
    return token
  },
  'unverified admin': async () => (await anAdmin({ verifiedAt: null })).token,
  'expired token': async () => {
    const { userId, sessionId } = await anAdmin()
    return signAccessToken(
      settingsOf(env).sessionKeys,
      { userId, sessionId },
      Date.now() - 16 * 60 * 1000,
    )
  },
  'ended session': async () => {
    const { sessionId, token } = await anAdmin()
    await db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.id, sessionId))
    return token
  },
  'revoked session': async () => {
    const { sessionId, token } = await anAdmin()
    await db.update(sessions).set({ revokedAt: 1 }).where(eq(sessions.id, sessionId))
    return token
  },
  banned: async () => (await anAdmin({ bannedAt: 1 })).token,
  deleted: async () => {
    const { userId, token } = await anAdmin()
    await db
      .update(users)
      .set({ deletedAt: 1, username: null, email: null })
      .where(eq(users.id, userId))
    return token
  },
  'foreign token': () => Promise.resolve('a.b.c'),
}

/** Guests of a booking, who call another one: each has the cookie of their own. */
const GUESTS = {
  'lead of another booking': async () => guestOf(await anotherBooking()),
  'companion of another booking': async () => guestOf(await anotherBooking(), 'pack'),
} as const

const GUARD_CODES = [
  'PlzLogin',
  'SessionExpired',
  'EmailNotVerified',
  'AdminOnly',
  'ReloginNeeded',
  'LinkWrong',
]
const STATUS_OF: Record<string, number> = {
  PlzLogin: 401,
  SessionExpired: 401,
  EmailNotVerified: 403,
  AdminOnly: 403,
  ReloginNeeded: 403,
  LinkWrong: 401,
}

const LIVE: Record<
  'member' | 'verified' | 'admin' | 'fresh admin',
  Partial<Record<Role, Outcome>>
> = {
  member: {
    visitor: 'PlzLogin',
    unverified: 'passes',
    member: 'passes',
    admin: 'passes',
    'admin with an old login': 'passes',
    'unverified admin': 'passes',
  },
  verified: {
    visitor: 'PlzLogin',
    unverified: 'EmailNotVerified',
    member: 'passes',
    admin: 'passes',
    'admin with an old login': 'passes',
    'unverified admin': 'EmailNotVerified',
  },
  admin: {
    visitor: 'PlzLogin',
    unverified: 'AdminOnly',
    member: 'AdminOnly',
    admin: 'passes',
    'admin with an old login': 'passes',
    'unverified admin': 'AdminOnly',
  },
  'fresh admin': {
    visitor: 'PlzLogin',
    unverified: 'AdminOnly',
    member: 'AdminOnly',
    admin: 'passes',
    'admin with an old login': 'ReloginNeeded',
    'unverified admin': 'AdminOnly',
  },
}

const ROLES = [...Object.keys(SENDERS), ...Object.keys(GUESTS)] as Role[]
const DEAD: ReadonlySet<Role> = new Set<Role>([
  'expired token',
  'ended session',
  'revoked session',
  'banned',
  'deleted',
  'foreign token',
])

/** The outcome of a call by the permission that its route needs. */
function expected({ needs }: Pick<Operation, 'needs'>, role: Role): Outcome {
  if (needs === 'refresh cookie') return 'PlzLogin'
  if (needs === 'guest lead' || needs === 'guest pack')
    return DEAD.has(role) ? 'SessionExpired' : 'LinkWrong'
  if (needs === 'guest lead or admin') {
    if (role.startsWith('admin')) return 'passes'
    return DEAD.has(role) ? 'SessionExpired' : 'LinkWrong'
  }
  // A guide's link is found or not: who is logged in plays no part.
  if (needs === undefined || needs === 'crew')
    return DEAD.has(role) ? 'passes or SessionExpired' : 'passes'
  return LIVE[needs][role in GUESTS ? 'visitor' : role] ?? 'SessionExpired'
}

/** Calls with a parameter that needs more than the route's `needs`. */
const STRICTER_CALLS = [{ method: 'get', path: '/forum?status=-1', needs: 'admin' }] as const

const calls = [
  ...operations.map(({ method, path, needs }) => ({ method, path, needs })),
  ...STRICTER_CALLS.map((call) => ({ ...call })),
]

describe.each(calls)('$method $path', ({ method, path, needs }) => {
  it.each(ROLES)('as %s', async (role) => {
    // An unknown id, name or token: a sender who passes the guard finds and changes nothing.
    const ids = path.replace('{pid}', await otherPid()).replaceAll(/\{\w+\}/g, '987654321')
    const response = await send(`/api${ids}`, method === 'get' ? undefined : {}, {
      method: method.toUpperCase(),
      ...(await identityOf(role)),
    })
    const text = await response.text()
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
    const outcome = GUARD_CODES.includes(code) ? code : 'passes'
    const wanted = expected({ needs }, role)
    expect(response.status).toBeLessThan(500)
    if (wanted === 'passes or SessionExpired')
      expect(['passes', 'SessionExpired']).toContain(outcome)
    else expect(outcome).toBe(wanted)
    if (outcome !== 'passes') expect(response.status).toBe(STATUS_OF[outcome])
  })
})

let other: Promise<string> | undefined

/** A booking of which no sender is a guest. */
function otherPid(): Promise<string> {
  return (other ??= aBooking().then(({ pid }) => pid))
}

async function identityOf(role: Role) {
  return role in GUESTS
    ? { cookie: await GUESTS[role as keyof typeof GUESTS]() }
    : { token: await SENDERS[role as keyof typeof SENDERS]() }
}

it('covers every call that the API has', () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const covered = operations.map(({ method, path }) => `${method.toUpperCase()} /api${path}`)
  expect(covered.toSorted()).toEqual([...new Set(routes)].toSorted())
})

it('loads for admins only what only admins may call', () => {
  const ids = (calls: Operation[]) => calls.map(({ operationId }) => operationId).toSorted()
  const forAdmins = operations.filter(({ needs }) => needs === 'admin' || needs === 'fresh admin')
  expect(ids(operationsOf(deskCalls.routes, ''))).toEqual(ids(forAdmins))
})
