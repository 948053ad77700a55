import { eq } from 'drizzle-orm'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingsQuery, type DeskBookings } from '../../../worker/contracts/bookings/desk-bookings'
import { Values, listSql } from '../../../worker/bookings/desk/desk.list-sql'
import { bookings } from '../../../worker/db/schema/bookings'
import { resources, trips } from '../../../worker/db/schema/trips'
import { send } from '../../support/accounts'
import { anAdmin, aTour, db } from '../../support/builders'
import { aPaidBooking } from '../../support/held-bookings'
import { aSender } from '../../support/contact'

const admin = await anAdmin()
const list = async (query: string) =>
  (
    await send(`/api/admin/bookings?${query}`, undefined, { token: admin.token })
  ).json<DeskBookings>()
const idsOf = async (query: string) => (await list(query)).bookings.map(({ id }) => id)

/** A booking that came by phone, with a wished day or none. */
async function aCall(day?: string, tourId: number | null = null): Promise<number> {
  const call = {
    source: 'phone',
    tourId,
    day,
    party: { adults: 2, children: 0 },
    lang: 'ca',
    pickup: { kind: 'calgary' },
    name: 'A Caller',
    email: aSender(),
  }
  const made = await send('/api/admin/bookings', call, { token: admin.token })
  return (await made.json<{ id: number }>()).id
}

const dayOf = async (id: number) =>
  (await db.select({ day: bookings.day }).from(bookings).where(eq(bookings.id, id)))[0]?.day

describe('the day of a booking', () => {
  it('is the wished one, then that of its trip, and follows both', async () => {
    const id = await aCall('2031-05-04')
    expect(await dayOf(id)).toBe('2031-05-04')
    await db.update(bookings).set({ wishDay: '2031-05-06' }).where(eq(bookings.id, id))
    expect(await dayOf(id)).toBe('2031-05-06')
    await db.update(bookings).set({ wishDay: null }).where(eq(bookings.id, id))
    expect(await dayOf(id)).toBe('')
    const paid = await aPaidBooking()
    const [trip] = await db
      .select()
      .from(trips)
      .where(eq(trips.id, paid.tripId ?? 0))
    expect(await dayOf(paid.id)).toBe(trip?.startDay)
    await db.update(bookings).set({ tripId: trip?.id }).where(eq(bookings.id, id))
    expect(await dayOf(id)).toBe(trip?.startDay)
  })
})

describe('the list in another order', () => {
  const made: number[] = []
  beforeAll(async () => {
    // More than a page, with several on each day.
    for (let n = 0; n < 35; n += 1) made.push(await aCall(`2032-08-${10 + (n % 5)}`))
  })

  it.each([
    ['day', 1],
    ['-day', -1],
  ])('has every booking once by %s, page after page', async (sort, sign) => {
    const query = `from=2032-08-01&to=2032-08-31&sort=${sort}`
    const first = await list(query)
    const second = await list(`${query}&cursor=${encodeURIComponent(first.cursor ?? '')}`)
    const rows = [...first.bookings, ...second.bookings]
    expect([first.bookings.length, second.bookings.length, second.cursor]).toEqual([30, 5, null])
    const sorted = rows.toSorted(
      (a, b) => sign * ((a.day ?? '').localeCompare(b.day ?? '') || a.id - b.id),
    )
    expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made))
  })

  it('is oldest first for `created`, and within a column', async () => {
    expect(await idsOf('from=2032-08-01&to=2032-08-31&sort=created')).toEqual(made.slice(0, 30))
    expect(await idsOf('column=new&from=2032-08-10&to=2032-08-10&sort=-day')).toEqual(
      made.filter((_, n) => n % 5 === 0).toReversed(),
    )
    expect(await idsOf('column=quoted&from=2032-08-01&to=2032-08-31')).toEqual([])
  })

  it('has what is owed most first, in both currencies', async () => {
    const [dollars, won, settled] = [
      await aPaidBooking(),
      await aPaidBooking(),
      await aPaidBooking(),
    ]
    const set = (id: number, row: object) => db.update(bookings).set(row).where(eq(bookings.id, id))
    // 900 dollars, and a million won: worth about 1,000 dollars.
    await set(dollars.id, { total: 92_000, paid: 2000 })
    await set(won.id, { currency: 'KRW', total: 1_020_000, paid: 20_000 })
    await set(settled.id, { total: 2000, paid: 2000 })
    const owed = await list('due=owed&sort=-due')
    const shown = owed.bookings.map(({ id, due, currency }) => [id, due, currency])
    expect(shown).toEqual([
      [won.id, 1_000_000, 'KRW'],
      [dollars.id, 90_000, 'CAD'],
      ...shown.slice(2),
    ])
    expect(shown.map(([id]) => id)).not.toContain(settled.id)
    expect((await idsOf('due=owed&sort=due')).at(-1)).toBe(won.id)
    expect(await idsOf('due=owed&currency=KRW')).toEqual([won.id])
    expect(await idsOf('due=overdue&currency=KRW')).toEqual([])
    await set(won.id, { balanceBy: Date.now() - 1000 })
    expect(await idsOf('due=overdue&currency=KRW')).toEqual([won.id])
  })
})

describe('the filters of bookings', () => {
  it('are by tour, guide, day and search words together', async () => {
    const tourId = await aTour({ names: { ca: 'Filtered walk' } })
    const [early, late] = [await aCall('2033-01-02', tourId), await aCall('2033-02-02', tourId)]
    expect(await idsOf(`tour=${tourId}`)).toEqual([late, early])
    expect(await idsOf(`tour=${tourId}&sort=day`)).toEqual([early, late])
    expect(await idsOf(`tour=${tourId}&to=2033-01-31`)).toEqual([early])
    expect(await idsOf(`tour=${tourId}&q=caller&from=2033-02-01`)).toEqual([late])
    const paid = await aPaidBooking()
    const [guide] = await db
      .insert(resources)
      .values({ kind: 'guide', name: 'Lee', langs: 'ca' })
      .returning()
    const given = { resourceId: guide?.id, tripId: paid.tripId }
    await send('/api/admin/assignments', given, { token: admin.token })
    expect(await idsOf(`guide=${guide?.id}`)).toEqual([paid.id])
    expect(await idsOf(`guide=${guide?.id}&column=confirmed&sort=-day&due=owed`)).toEqual([paid.id])
    expect(await idsOf(`guide=${guide?.id}&tour=${tourId}`)).toEqual([])
  })

  it('ignore values that mean nothing', async () => {
    const plain = await idsOf('')
    for (const query of [
      'from=x',
      'tour=-1',
      'guide=a',
      'currency=EUR',
      'due=x',
      'sort=name',
      'sort=',
    ])
      expect([query, await idsOf(query)]).toEqual([query, plain])
  })
})

describe('no order and no filter reads all bookings', () => {
  const sorts = ['', 'sort=day', 'sort=-day', 'sort=due', 'sort=-due', 'sort=created']
  const columns = ['', 'column=new', 'column=confirmed', 'column=done', 'column=late']
  const filters = [
    '',
    'from=2026-01-01&to=2026-01-31',
    'to=2026-01-31',
    'tour=1',
    'tour=1&from=2026-01-01',
    'guide=1',
    'currency=KRW',
    'due=owed',
    'due=overdue&currency=KRW&tour=1&guide=1',
    'q=kim&from=2026-01-01',
  ]
  const queries = sorts.flatMap((sort) =>
    columns.flatMap((column) =>
      filters.map((filter) => [sort, column, filter].filter(Boolean).join('&')),
    ),
  )
  /** Pages in the order of an index end after their last row. */
  const IN_ORDER = /^SCAN bookings( USING (COVERING )?INDEX bookings_by_(day|owed))?$/

  it.each(queries)('GET /admin/bookings?%s', async (query) => {
    const parsed = bookingsQuery.parse(Object.fromEntries(new URLSearchParams(query)))
    const afters = [undefined, { id: 7, value: parsed.sort?.endsWith('due') ? 5 : '2026-01-02' }]
    for (const cursor of afters) {
      const values = new Values()
      const text = listSql({ ...parsed, cursor }, { values, lang: 'ca', now: Date.now() })
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...values.list)
        .all<{ detail: string }>()
      const steps = plan.results.map(({ detail }) => detail)
      const scans = steps.filter((step) => /^SCAN (bookings|trips|assignments)\b/.test(step))
      const isInOrder = !steps.some((step) => step.includes('TEMP B-TREE FOR ORDER BY'))
      expect(
        scans.filter((step) => !(isInOrder && IN_ORDER.test(step))),
        steps.join(' | '),
      ).toEqual([])
    }
  })
})
