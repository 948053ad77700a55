import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sessions, users } from '../../worker/db/schema/accounts'
import { deleteOrphanedObjects } from '../../worker/features/bin/image-deletion'
import { operations } from '../support/operations'
import { changesBetween, freshSite, readState, type SiteState } from './support/site-state'
import { WRITES, type Write } from './support/writes'
import { aLogin, PASSWORD, send } from '../support/accounts'
import { aTopic } from '../support/board-builders'
import { aMember, anAdmin, db } from '../support/builders'
import { aSender, aSolvedChallenge } from '../support/contact'
import { databaseBeforeWrite } from '../support/interrupted-db'
import { codeOf } from '../support/request'

interface Sender {
  userId: number
  sessionId: number
  token: string
}

interface Ending {
  happens: (sender: Sender) => Promise<unknown>
  refusal: [number, string]
  /** Senders whose writes it can affect; all by default. */
  of?: readonly string[]
  /** The one write to try it with, because for D1 it equals another ending. */
  at?: string
}

const STAFF = ['staff', 'fresh staff']
/** For calls whose work continues after the response: the number of writes during the request. */
const WRITES_OF_REQUEST: Record<string, number> = { 'post /admin/backups': 2 }
const ENDED: [number, string] = [401, 'SessionExpired']

/** Ways in which the right to write may end. */
const ENDINGS: Record<string, Ending> = {
  'logs out': {
    happens: ({ token }) => succeed(send('/api/session', undefined, { method: 'DELETE', token })),
    refusal: ENDED,
  },
  'logs out everywhere': {
    happens: ({ token }) =>
      succeed(send('/api/user/me/sessions', undefined, { method: 'DELETE', token })),
    refusal: ENDED,
    at: 'post /forum/{id}/topic',
  },
  'is banned': { happens: ban, refusal: ENDED },
  'deletes the account': {
    happens: ({ token }) =>
      succeed(send('/api/user/me', { password: PASSWORD }, { method: 'DELETE', token })),
    refusal: ENDED,
  },
  'is demoted': {
    happens: async ({ userId }) =>
      succeed(
        send(`/api/admin/members/${userId}`, { role: null }, { token: (await anAdmin()).token }),
      ),
    refusal: ENDED,
    of: STAFF,
  },
  'has a session that runs out': {
    happens: ({ sessionId }) =>
      db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.id, sessionId)),
    refusal: ENDED,
    at: 'post /forum/{id}/topic',
  },
  'is no longer an admin, and nothing else': {
    happens: ({ userId }) => db.update(users).set({ isAdmin: false }).where(eq(users.id, userId)),
    refusal: [403, 'AdminOnly'],
    of: STAFF,
  },
  'becomes a guide, and nothing else': {
    happens: ({ userId }) =>
      db.update(users).set({ isAdmin: false, partRole: 'guide' }).where(eq(users.id, userId)),
    refusal: [403, 'RoleMissing'],
    of: STAFF,
    at: 'post /admin/tours/status',
  },
  'is not verified any more, and nothing else': {
    happens: ({ userId }) => db.update(users).set({ verifiedAt: null }).where(eq(users.id, userId)),
    refusal: [403, 'EmailNotVerified'],
    of: ['verified'],
  },
}

/** Calls that store nothing. */
const COMPUTES = new Set(['/admin/quotes/preview', '/admin/mail-texts/preview'])

const writes = operations.flatMap(({ method, path, needs }) =>
  method === 'get' || needs === undefined || isOtherRight(needs) || COMPUTES.has(path)
    ? []
    : [{ name: `${method} ${path}`, needs }],
)

/** `npm test` tries every third pair of ending and write, in rotation; `npm run test:faults` tries all. */
const isSample = inject('faults').scale < 1

/** Guests and guides are not logged in: late-guests.test.ts and crew-day.test.ts end their links. */
function isOtherRight(needs: string): boolean {
  return needs === 'refresh cookie' || needs === 'crew' || needs.startsWith('guest')
}

beforeAll(freshSite)

describe.each(writes.map((each, turn) => ({ ...each, turn })))('$name', ({ name, needs, turn }) => {
  const endings = Object.entries(ENDINGS)
    .filter(([, { of, at = name }]) => at === name && (of?.includes(needs) ?? true))
    .map(([ending, how]) => ({ ending, ...how }))
    .filter((_, nth) => !isSample || (nth + turn) % 3 === 0)

  it.each(endings)(
    'is refused and changes nothing when the sender $ending before the last byte',
    async (how) => {
      const write = await aWrite(name)
      let before: SiteState | undefined
      const response = await write({
        whileHeld: async (token) => {
          await how.happens(readSender(token))
          before = await readState({ withCounters: true })
        },
      })
      expect(await codeOf(response)).toEqual(how.refusal)
      expect(changesBetween(before!, await readState({ withCounters: true }))).toEqual([])
    },
  )

  const atOnce = endings.filter(({ ending, of }) => of !== undefined || ending === 'logs out')
  it.each(atOnce)(
    'is refused and changes nothing else when the sender $ending before any of its writes',
    async (how) => {
      for (let nth = 1; nth <= (WRITES_OF_REQUEST[name] ?? Infinity); nth += 1) {
        const write = await aWrite(name)
        let sender: Sender | undefined
        let before: SiteState | undefined
        const DB = databaseBeforeWrite(nth, async () => {
          await how.happens(sender!)
          before = await readState({ withCounters: true })
        })
        const response = await write({
          bindings: { DB },
          onSending: (token) => (sender = readSender(token)),
        })
        // There was no further write.
        if (!before) return expect([nth > 1, response.ok]).toEqual([true, true])
        expect([nth, ...(await codeOf(response))]).toEqual([nth, ...how.refusal])
        expect(changesBetween(before, await readState({ withCounters: true }))).toEqual([])
      }
    },
  )
})

it('tries every call for members that writes', () => {
  expect(writes.length).toBeGreaterThan(30)
  expect(Object.keys(WRITES)).toEqual(expect.arrayContaining(writes.map(({ name }) => name)))
})

it('leaves the object of a refused upload to the sweep', async () => {
  const write = await aWrite('post /file/upload')
  let sender: Sender | undefined
  const keysBefore = await storedKeys()
  const DB = databaseBeforeWrite(2, () => ENDINGS['logs out']!.happens(sender!))
  const response = await write({
    bindings: { DB },
    onSending: (token) => (sender = readSender(token)),
  })
  expect(await codeOf(response)).toEqual(ENDED)
  const orphans = (await storedKeys()).filter((key) => !keysBefore.includes(key))
  expect(orphans).toHaveLength(1)
  await deleteOrphanedObjects(env, Date.now() + 25 * 60 * 60 * 1000)
  expect(await storedKeys()).not.toContain(orphans[0])
})

describe('a read that is written down', () => {
  it.each([
    '/api/admin/export',
    '/api/admin/export/tours',
    '/api/admin/export-files',
    '/api/user/me/export',
  ])('%s gives nothing away when the session ends before the record', async (path) => {
    const { token } = await anAdmin()
    const DB = databaseBeforeWrite(1, () => ENDINGS['logs out']!.happens(readSender(token)))
    expect(await codeOf(await send(path, undefined, { token, bindings: { DB } }))).toEqual(ENDED)
  })
})

it('answers no repeated request to a member who logged out while its body came', async () => {
  const write = await aWrite('post /forum/{id}/topic')
  expect((await write({})).status).toBe(200)
  const response = await write({
    whileHeld: (token) => ENDINGS['logs out']!.happens(readSender(token)),
  })
  expect(await codeOf(response)).toEqual(ENDED)
})

describe('a call that is judged by something else than a login', () => {
  it('POST /email with a topic asks who the author is once the body is there', async () => {
    const { topic, author } = await aTopic()
    const body = { topicId: topic._id }
    const logOut = (held: string) => ENDINGS['logs out']!.happens(readSender(held))
    const late = await send('/api/email', body, { token: author.token, whileHeld: logOut })
    expect(await codeOf(late)).toEqual(ENDED)
  })

  it('POST /email with an inquiry succeeds for a member who logs out in the meantime', async () => {
    const { token } = await aMember()
    const body = {
      subject: 'A tour',
      html: 'Two of us in June.',
      emailto: aSender(),
      ...aSolvedChallenge(),
    }
    const whileHeld = (held: string) => ENDINGS['logs out']!.happens(readSender(held))
    expect((await send('/api/email', body, { token, whileHeld })).status).toBe(200)
  })

  it.each(['logs out', 'is banned', 'deletes the account'])(
    'POST /session/refresh gives nothing to a member who %s right before',
    async (ending) => {
      const { accessToken, cookie } = await aLogin()
      const DB = databaseBeforeWrite(1, () => ENDINGS[ending]!.happens(readSender(accessToken)))
      const answer = await send('/api/session/refresh', undefined, {
        method: 'POST',
        cookie,
        bindings: { DB },
      })
      expect(await codeOf(answer)).toEqual(ENDED)
    },
  )

  it.each(Object.entries(ENDINGS).filter(([, { of }]) => of === undefined))(
    'DELETE /session answers 204 to a member who %s before the last byte',
    async (_ending, { happens }) => {
      const { token } = await aMember()
      const whileHeld = (held: string) => happens(readSender(held))
      expect(
        (await send('/api/session', undefined, { method: 'DELETE', token, whileHeld })).status,
      ).toBe(204)
    },
  )
})

function aWrite(name: string): Promise<Write> {
  const prepare = WRITES[name]
  if (!prepare) throw new Error(`no such write: ${name}`)
  return prepare()
}

function readSender(token: string): Sender {
  const claims = JSON.parse(
    atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
  ) as {
    sub: string
    sid: number
  }
  return { userId: Number(claims.sub), sessionId: claims.sid, token }
}

/** As an admin does it; admins themselves cannot be banned over the API. */
async function ban({ userId }: Sender): Promise<void> {
  const [member] = await db.select().from(users).where(eq(users.id, userId))
  if (member?.isAdmin)
    return void (await db.update(users).set({ bannedAt: Date.now() }).where(eq(users.id, userId)))
  const { token } = await anAdmin()
  await succeed(send(`/api/admin/members/${member?.username}/ban`, {}, { token }))
}

async function succeed(sent: Promise<Response>): Promise<void> {
  const response = await sent
  if (!response.ok) throw new Error(await response.text())
}

async function storedKeys(): Promise<string[]> {
  return (await env.MEDIA.list()).objects.map(({ key }) => key).toSorted()
}
