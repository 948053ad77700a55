import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { operations } from '../support/operations'
import type { ErrorBody } from '../../worker/contracts/errors'
import { limitCounters } from '../../worker/db/schema/limits'
import { trips } from '../../worker/db/schema/trips'
import { db } from '../support/builders'
import { BOOKING_ACTS } from './support/booking-acts'
import { chaosAround, type Plan } from './support/chaos'
import { brokenInvariants } from './support/invariants'
import { randomFrom, sample, scale, scaled, seed } from './support/seed'
import { changesBetween, freshSite, readState } from './support/site-state'
import { WRITES, type Write } from './support/writes'

/** Calls that write only to the log. */
const LOG_ONLY = ['post /csp-reports']
/** Store nothing. */
const COMPUTED = ['post /admin/quotes/preview', 'post /admin/mail-texts/preview']
/** Calls whose work continues after the response; tests/worker/backup interrupts it. */
const CONTINUED_LATER = ['post /admin/backups']

const names = Object.keys(WRITES).filter((name) => !CONTINUED_LATER.includes(name))
/** The builders' open days repeat. */
const TRIPS_MAX = 16
const random = randomFrom(seed)
const acts = Object.keys(BOOKING_ACTS)
const chosen =
  scale < 1
    ? [...sample(names, scaled(names.length, 5), random), ...sample(acts, 1, random)]
    : [...names, ...acts]

it('row 3 covers every call that writes', () => {
  const described = operations
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => `${method} ${path}`)
  expect([...names, ...CONTINUED_LATER, ...LOG_ONLY, ...COMPUTED].toSorted()).toEqual(
    described.toSorted(),
  )
})

describe.each(chosen)('row 3: %s', (name) => {
  it('writes all or nothing and responds 503, whichever statement fails', async () => {
    await freshSite()
    // The first write of a day inserts the day's rows, later ones update them.
    await attempt(name, () => undefined)
    const clean = await attempt(name, () => undefined)
    expect([clean.status, clean.changes]).toEqual([
      expect.toSatisfy((status: number) => status < 300),
      expect.anything(),
    ])
    const places = clean.calls.flatMap(({ store, size, index }) =>
      store === 'db' ? Array.from({ length: size }, (_, at) => ({ index, at })) : [],
    )
    for (const { index, at } of scale < 1 ? sample(places, 4, random) : places) {
      // The days of the calendar are used up.
      if ((await db.$count(trips)) > TRIPS_MAX) {
        await freshSite()
        await attempt(name, () => undefined)
      }
      for (const mode of ['fail-before', 'fail-after'] as const) {
        const tried = await attempt(name, (call) =>
          call.index === index ? { mode, at } : undefined,
        )
        const where = `${mode} at statement ${at} of round trip ${index}`
        expect([where, tried.changes]).toEqual([where, expect.toBeOneOf([[], clean.changes])])
        if (tried.status < 300) expect([where, tried.changes]).toEqual([where, clean.changes])
        else
          expect([where, tried.status, tried.failure]).toEqual([
            where,
            503,
            'Unavailable, retry after 5 s',
          ])
        expect(await brokenInvariants(env)).toEqual([])
      }
    }
  })
})

/** One new write under a plan: its response, the calls to stores and the changed tables. */
async function attempt(name: string, plan: Plan) {
  // The site takes 200 requests a day.
  await db.delete(limitCounters)
  const write = (await (WRITES[name] ?? BOOKING_ACTS[name])?.()) as Write
  const before = await readState()
  const chaos = chaosAround(env, plan)
  const response = await write({ bindings: chaos.bindings })
  const text = await response.text()
  return {
    status: response.status,
    failure: response.status < 300 ? '' : describeFailure(response, JSON.parse(text) as ErrorBody),
    calls: chaos.calls,
    changes: changesBetween(before, await readState()),
  }
}

function describeFailure(response: Response, { code, msg, requestId }: ErrorBody): string {
  if (!msg || !requestId) return 'no error body'
  return `${code}, retry after ${response.headers.get('retry-after')} s`
}
