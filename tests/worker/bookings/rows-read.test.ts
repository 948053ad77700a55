import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { send } from '../../support/accounts'
import { aBankDesk } from '../../support/bank'
import { anAdmin, aTour, db } from '../../support/builders'
import { accept, aPaidBooking, aQuotedBooking } from '../../support/held-bookings'
import { meteredDb } from '../../support/metered-db'

/** Bookings that ended years ago, of each kind. */
const PAST = 400
const FIRST = 500_000
const YEARS_AGO = Date.now() - 1500 * 24 * 60 * 60 * 1000
const today = calgaryDay(Date.now())

const { token } = await anAdmin()
/** The calendar of all trips. */
const { feed } = await (
  await send('/api/admin/trips/feed', undefined, { token })
).json<{ feed: string }>()

/** Lists of today's work. */
const LISTS = [
  '/api/admin/late-money',
  '/api/admin/refunds?state=proposed',
  '/api/admin/refunds?state=approved',
  '/api/admin/bank/entries?status=waiting',
  `/api/admin/planner?from=${today}&to=${addDays(today, 60)}`,
  feed,
]

const before = new Map<string, number>()

async function rowsReadBy(path: string): Promise<number> {
  const { database, rowsRead } = meteredDb()
  const bindings = { ...env, DB: database }
  const { status } = await send(path, undefined, { token, bindings })
  expect(status).toBe(200)
  return rowsRead()
}

/** Trips that are over, each a day apart, and requests that came to nothing. */
async function addPast(): Promise<void> {
  const tourId = await aTour()
  const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${PAST})`
  const day = sql`date(${YEARS_AGO} / 1000, 'unixepoch', '-' || value || ' days')`
  await db.run(sql`${numbers} insert into trips (id, key, kind, tour_id, start_day, end_day, starts_at, ends_at, cut_off_at, created_at, updated_at)
    select ${FIRST} + value, 'past' || value, 'private', ${tourId}, ${day}, ${day}, unixepoch(${day}) * 1000,
      unixepoch(${day}) * 1000 + 1, 1, 1, 1 from n`)
  for (const [place, status] of ['completed', 'expired', 'closed'].entries()) {
    const [id, hasTrip] = [sql`${FIRST + place * PAST} + value`, status === 'completed']
    await db.run(sql`${numbers} insert into bookings (id, pid, reference, status, version, source, tour_id, trip_id, lang, name, party,
        pickup_kind, terms_version, total, deposit, paid, created_at, updated_at)
      select ${id}, 'past' || (${id}), iif(${hasTrip}, 100000 + value, null), ${status}, 5, 'site', ${tourId},
        iif(${hasTrip}, ${id}, null), 'ca', 'Guest', 2, 'calgary', '1', 84000, 2000, iif(${hasTrip}, 84000, 0),
        ${YEARS_AGO}, ${YEARS_AGO} from n`)
  }
  await db.run(
    sql`${numbers} insert into seats (booking_id, trip_id, seats) select ${FIRST} + value, ${FIRST} + value, 2 from n`,
  )
}

describe('a list of today’s work reads no more after years of bookings', () => {
  beforeAll(async () => {
    const { reference } = await aPaidBooking()
    await (await aBankDesk()).addEntry({ memo: `M${reference}` })
    for (const path of LISTS) before.set(path, await rowsReadBy(path))
    await addPast()
  })

  it.each(LISTS)('GET %s', async (path) => {
    // The end of a range reads one more.
    expect(await rowsReadBy(path)).toBeLessThanOrEqual((before.get(path) ?? 0) + 5)
  })
})

it('the list of the bank reads no more with other money of the same days', async () => {
  const [path, amount] = ['/api/admin/bank/entries?status=waiting', 77_701]
  await (await aBankDesk()).addEntry({ amount, day: today })
  const alone = await rowsReadBy(path)
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${PAST})
    insert into bank_entries (account, source, day, amount, currency, fingerprint, status, spent, seen_at)
    select 'Chequing', 'csv', ${today}, 900000 + value, 'CAD', 'busy' || value, 'matched', 900000 + value, 1 from n`)
  // The number of matched entries is counted, and shown.
  expect((await rowsReadBy(path)) - alone).toBeLessThanOrEqual(PAST + 5)
})

it('an acceptance reads the holds of its own address and those that are due', async () => {
  const rowsOfAccept = async () => {
    const quoted = await aQuotedBooking()
    const { database, rowsRead } = meteredDb()
    const { status } = await accept(quoted, { bindings: { ...env, DB: database } })
    expect(status).toBe(200)
    return rowsRead()
  }
  await rowsOfAccept()
  const few = await rowsOfAccept()
  const far = Date.now() + 1_000_000_000
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${PAST})
    insert into bookings (id, pid, reference, status, version, source, tour_id, trip_id, lang, name, email, email_key, party,
      pickup_kind, terms_version, total, deposit, lapse_at, next_due_at, created_at, updated_at)
    select 700000 + value, 'held' || value, 200000 + value, 'on_hold', 4, 'site', NULL, NULL, 'ca', 'Guest',
      'held' || value || '@example.com', 'held' || value || '@example.com', 2, 'calgary', '1', 84000, 2000, ${far}, ${far},
      1, 1 from n`)
  expect(await rowsOfAccept()).toBeLessThanOrEqual(few + 5)
})
