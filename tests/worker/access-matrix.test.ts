import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { app } from '../../worker/app'
import { STAFF_ROLES, type StaffRole } from '../../worker/contracts/accounts/permissions'
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
  | 'RoleMissing'
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
  'admin with an old login': async () => withOldLogin(await anAdmin()),
  'unverified admin': async () => (await anAdmin({ verifiedAt: null })).token,
  guide: async () => (await aMember({ partRole: 'guide' })).token,
  bookkeeper: async () => (await aMember({ partRole: 'bookkeeper' })).token,
  writer: async () => (await aMember({ partRole: 'writer' })).token,
  'bookkeeper with an old login': async () =>
    withOldLogin(await aMember({ partRole: 'bookkeeper' })),
  'unverified writer': async () => (await aMember({ partRole: 'writer', verifiedAt: null })).token,
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

async function withOldLogin({ sessionId, token }: Awaited<ReturnType<typeof aMember>>) {
  const longAgo = Date.now() - 12 * 60 * 60 * 1000 - 60_000
  await db.update(sessions).set({ createdAt: longAgo }).where(eq(sessions.id, sessionId))
  return token
}

/** The role of a sender that has one. */
const ROLE_OF: Partial<Record<Role, StaffRole>> = {
  admin: 'admin',
  'admin with an old login': 'admin',
  guide: 'guide',
  bookkeeper: 'bookkeeper',
  'bookkeeper with an old login': 'bookkeeper',
  writer: 'writer',
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
  'RoleMissing',
  'ReloginNeeded',
  'LinkWrong',
]
const STATUS_OF: Record<string, number> = {
  PlzLogin: 401,
  SessionExpired: 401,
  EmailNotVerified: 403,
  AdminOnly: 403,
  RoleMissing: 403,
  ReloginNeeded: 403,
  LinkWrong: 401,
}

const LIVE: Record<'member' | 'verified', Partial<Record<Role, Outcome>>> = {
  member: { visitor: 'PlzLogin' },
  verified: {
    visitor: 'PlzLogin',
    unverified: 'EmailNotVerified',
    'unverified admin': 'EmailNotVerified',
    'unverified writer': 'EmailNotVerified',
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
function expected({ needs, roles = [] }: Pick<Operation, 'needs' | 'roles'>, role: Role): Outcome {
  if (needs === 'refresh cookie') return 'PlzLogin'
  if (needs === 'guest lead' || needs === 'guest pack')
    return DEAD.has(role) ? 'SessionExpired' : 'LinkWrong'
  if (needs === 'guest lead or staff') {
    if (ROLE_OF[role] === 'admin' || ROLE_OF[role] === 'bookkeeper') return 'passes'
    return DEAD.has(role) ? 'SessionExpired' : 'LinkWrong'
  }
  // A guide's link is found or not: who is logged in plays no part.
  if (needs === undefined || needs === 'crew')
    return DEAD.has(role) ? 'passes or SessionExpired' : 'passes'
  if (DEAD.has(role)) return 'SessionExpired'
  const sender = role in GUESTS ? 'visitor' : role
  if (needs === 'member' || needs === 'verified') return LIVE[needs][sender] ?? 'passes'
  if (sender === 'visitor') return 'PlzLogin'
  const known = ROLE_OF[role]
  if (!known) return 'AdminOnly'
  if (!roles.includes(known)) return 'RoleMissing'
  return needs === 'fresh staff' && role.endsWith('old login') ? 'ReloginNeeded' : 'passes'
}

/** Calls with a parameter that needs more than the route's `needs`. */
const STRICTER_CALLS = [
  { method: 'get', path: '/forum?status=-1', needs: 'staff', roles: STAFF_ROLES },
] as const

const calls = [
  ...operations.map(({ method, path, needs, roles }) => ({ method, path, needs, roles })),
  ...STRICTER_CALLS.map((call) => ({ ...call })),
]

describe.each(calls)('$method $path', ({ method, path, needs, roles }) => {
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
    const wanted = expected({ needs, roles }, role)
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

it('the matrix of access has every call of the API', () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const covered = operations.map(({ method, path }) => `${method.toUpperCase()} /api${path}`)
  expect(covered.toSorted()).toEqual([...new Set(routes)].toSorted())
})

it('the calls of staff are loaded for staff alone', () => {
  const ids = (calls: Operation[]) => calls.map(({ operationId }) => operationId).toSorted()
  const ofStaff = operations.filter(({ needs }) => needs === 'staff' || needs === 'fresh staff')
  expect(ids(operationsOf(deskCalls.routes, ''))).toEqual(ids(ofStaff))
})

describe('the calls of a role at the desk', () => {
  const callsOf = (role: StaffRole) =>
    operations.filter(({ roles }) => roles?.includes(role)).map(({ operationId }) => operationId)

  it('a guide reads trips and changes none', () => {
    expect(callsOf('guide').toSorted()).toEqual([
      'countWaiting',
      'findAtDesk',
      'getDesk',
      'getPlanner',
      'getStaffFeed',
      'listClosures',
      'listTourSummaries',
      'renewStaffFeed',
      'reportPresence',
    ])
  })

  it('a bookkeeper writes nothing but money', () => {
    const writes = operations.filter(
      ({ method, roles }) => method !== 'get' && roles?.includes('bookkeeper'),
    )
    const elsewhere = writes.filter(
      ({ path }) => !/\/(?:bank|payments|refunds|balance)(?:\/|$)/.test(path),
    )
    expect(elsewhere.map(({ operationId }) => operationId).toSorted()).toEqual([
      'renewStaffFeed',
      'reportPresence',
    ])
  })

  it('a writer sees no money, no bookings and no members', () => {
    // Of the settings, only the regions.
    const paths = operations.filter(
      ({ path, roles }) => roles?.includes('writer') && path !== '/admin/settings/{group}',
    )
    const closed = paths.filter(({ path }) =>
      /money|bank|refund|payment|booking|guest|quote|outbox|inbox|csv|export|settings/.test(path),
    )
    expect(closed).toEqual([])
    expect(callsOf('writer').filter((id) => /member/i.test(id))).toEqual([
      'banMember',
      'unbanMember',
    ])
  })

  it('an admin may make every call of the desk', () => {
    expect(callsOf('admin')).toHaveLength(operations.filter(({ roles }) => roles).length)
  })
})
