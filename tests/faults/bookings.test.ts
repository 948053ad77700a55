import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BookingReceipt } from '../../worker/contracts/bookings/booking-request'
import { bookingEvents, bookings } from '../../worker/db/schema/bookings'
import { limitCounters } from '../../worker/db/schema/limits'
import { outbox } from '../../worker/db/schema/mail'
import type { Bindings } from '../../worker/env'
import { aNetwork } from '../support/accounts'
import { aBooking, aRequest, guestOf, keyOf } from '../support/booking-builders'
import { db } from '../support/builders'
import { aPaidBooking, aHeldBooking } from '../support/held-bookings'
import { allowLogs } from '../support/logs'
import { operations } from '../support/operations'
import { BOOKING_ACTS } from './support/booking-acts'
import { chaosAround } from './support/chaos'
import { fetchWorker } from './support/fetch-worker'
import { brokenInvariants } from './support/invariants'
import { randomFrom, sample, scaled, seed } from './support/seed'
import { changesBetween, freshSite, readState } from './support/site-state'
import { aKey, asAdminOnce, WRITES, type Write } from './support/writes'

const random = randomFrom(seed)

const ABOUT = /^\/(?:bookings|guest|admin\/(?:bookings|bank|trips))\b/

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings

describe('F4: a request that is sent again', () => {
  it.each([2, 20, 50])(
    '%s times at once with one key is one booking, event and mail',
    async (n) => {
      const [body, headers, bindings] = [await aRequest(), aKey(), uneven()]
      const responses = await Promise.all(
        Array.from({ length: n }, () => fetchWorker('/api/bookings', { body, headers, bindings })),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
      const pids = responses.map(({ text }) => (JSON.parse(text) as BookingReceipt).pid)
      expect(new Set(pids).size).toBe(1)
      expect([
        await db.$count(bookings),
        await db.$count(bookingEvents),
        await db.$count(outbox, eq(outbox.template, 'bookingRequestReceived')),
      ]).toEqual([1, 1, 1])
    },
  )

  it('whose answer was lost gets the same booking, whichever store call failed', async () => {
    for (let at = 0; at < 12; at += 1) {
      const [body, headers] = [await aRequest(), aKey()]
      const { bindings } = chaosAround(env, ({ store, index }) =>
        store === 'db' && index === at ? { mode: 'fail-after' } : undefined,
      )
      const first = await fetchWorker('/api/bookings', { body, headers, bindings })
      const second = await fetchWorker('/api/bookings', { body, headers })
      expect([at, second.status]).toEqual([at, 201])
      if (first.status === 201) expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text))
      expect(await db.$count(bookings, eq(bookings.email, body.email))).toBe(1)
    }
  })
})

it('a queue that is down loses no mail of a request', async () => {
  allowLogs('queue.send')
  const send = () => Promise.reject(new Error('The queue is down'))
  const bindings = { MAIL_QUEUE: { send } as unknown as Bindings['MAIL_QUEUE'] }
  const { status, settled } = await fetchWorker('/api/bookings', {
    body: await aRequest(),
    bindings,
  })
  await settled
  expect(status).toBe(201)
  expect(await db.$count(outbox, eq(outbox.status, 'queued'))).toBe(2)
})

/** Writes about bookings and their money that take a request key. */
const KEYED: Record<string, () => Promise<Write>> = {
  ...Object.fromEntries(
    operations
      .filter(({ path, headers }) => ABOUT.test(path) && headers?.includes('idempotency-key'))
      .map(({ method, path }) => [`${method} ${path}`, WRITES[`${method} ${path}`]!]),
  ),
  ...Object.fromEntries(
    Object.entries(BOOKING_ACTS).filter(([name]) => !name.startsWith('refund: ')),
  ),
}
const COPIES = scaled(50, 25)
const keyed = sample(Object.keys(KEYED), scaled(Object.keys(KEYED).length, 2), random)
describe.each(keyed)('F4: %s', (name) => {
  it(`${COPIES} times at once with one key is done once, and each copy is told so`, async () => {
    // The first write of a day inserts the day's rows, later ones update them.
    await changesOf(name, 1)
    const once = await changesOf(name, 1)
    expect(await changesOf(name, COPIES)).toEqual(once)
  })
})

/** The changes made by this many copies of a new write. */
async function changesOf(name: string, copies: number): Promise<string[]> {
  await db.delete(limitCounters)
  const write = await KEYED[name]!()
  const before = await readState()
  const bindings = uneven()
  const responses = await Promise.all(Array.from({ length: copies }, () => write({ bindings })))
  const statuses = new Set(responses.map(({ status }) => status))
  expect([...statuses]).toEqual([expect.toSatisfy((status: number) => status < 300)])
  await Promise.all(responses.map((response) => response.text()))
  return changesBetween(before, await readState())
}

describe('F13: a mail scanner', () => {
  const AGENTS: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; link scanner)' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
  ]

  it('that follows every link of every mail of a booking changes nothing', async () => {
    const booking = await aPaidBooking()
    const cancel = await asAdminOnce(`/admin/bookings/${booking.id}/events`, {
      event: 'cancel.company',
      version: booking.version,
      data: { reason: 'Snow on the road' },
    })
    await cancel({})
    await aHeldBooking()
    const mails = await db.select().from(outbox)
    const links = new Set(
      mails.flatMap(({ htmlBody }) =>
        [...htmlBody.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) =>
          href.replaceAll('&amp;', '&'),
        ),
      ),
    )
    expect([...links].filter((link) => link.includes(`/trip/${booking.pid}#k=`))).toHaveLength(1)
    const before = await readState({ withCounters: true })
    for (const link of links)
      for (const headers of AGENTS)
        for (const method of ['GET', 'HEAD', 'OPTIONS']) {
          const { pathname, search } = new URL(link)
          const answer = await fetchWorker(pathname + search, { method, headers })
          await answer.settled
          expect([link, method, answer.status < 500]).toEqual([link, method, true])
        }
    // Page views are counted, as for any reader.
    const changes = changesBetween(before, await readState({ withCounters: true }))
    expect(changes.filter((change) => !/^(page|tour)_visits/.test(change))).toEqual([])
  })

  it('that holds the guest’s cookie reads, and changes nothing', async () => {
    const booking = await aHeldBooking()
    const calls = operations.filter(({ path }) => path.startsWith('/guest/{pid}'))
    expect(calls.length).toBeGreaterThan(8)
    // The number of times a guest saves their own data is counted.
    const before = await readState()
    for (const { path } of calls)
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        await fetchWorker(`/api${path.replace('{pid}', booking.pid)}`, {
          method,
          headers: { cookie: guestOf(booking) },
        })
    expect(changesBetween(before, await readState())).toEqual([])
  })
})

const KEYS = scaled(10_000, 60)
it(`F14: none of ${KEYS} wrong keys opens a booking, and a network is refused after twenty`, async () => {
  const booking = await aBooking()
  const headers = { 'cf-connecting-ip': aNetwork() }
  const key = keyOf(booking)
  const statuses = new Map<number, number>()
  for (let n = 0; n < KEYS; n += 20)
    for (const { status } of await Promise.all(
      Array.from({ length: 20 }, (_, k) =>
        fetchWorker(`/api/guest/${booking.pid}/open`, {
          body: { key: `${key.slice(0, -4)}${String(n + k).padStart(4, '0')}` },
          headers,
        }),
      ),
    ))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
  expect(new Set(statuses.keys())).toEqual(new Set([401, 429]))
  expect(statuses.get(401)).toBe(20)
})

it('F14: the key of another booking, scope or time opens nothing', async () => {
  const [booking, other] = [await aBooking(), await aBooking()]
  const later = { ...booking, linkGeneration: booking.linkGeneration + 1 }
  const keys = [
    keyOf(other),
    keyOf({ ...booking, pid: other.pid }),
    keyOf(booking, 'requester'),
    keyOf(later),
    keyOf({ ...booking, linkGeneration: 0 }),
    `A${keyOf(booking)}`,
    keyOf(booking).slice(0, -1),
    '',
  ]
  for (const key of keys) {
    const headers = { 'cf-connecting-ip': aNetwork() }
    const { status } = await fetchWorker(`/api/guest/${booking.pid}/open`, {
      body: { key },
      headers,
    })
    expect([key, status]).toEqual([key, 401])
    const cookie = `guest=${key}`
    const read = await fetchWorker(`/api/guest/${booking.pid}`, { headers: { cookie } })
    expect([key, read.status]).toEqual([key, 401])
  }
  // A companion reads, and may cause nothing.
  const companion = guestOf(booking, 'pack')
  const body = { version: booking.version }
  const refused = await fetchWorker(`/api/guest/${booking.pid}/withdraw`, {
    body,
    headers: { cookie: companion },
  })
  expect(refused.status).toBe(401)
})
