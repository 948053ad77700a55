import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { findVisibleTour } from '../../../worker/features/tours/tour.cache'
import { tour, tourExtra, type Tour, type TourExtra } from '../../../worker/contracts/tours/tours'
import { bumpTourList } from '../../../worker/features/tours/tours.queries'
import { itineraryEntries, tours, tourTexts } from '../../../worker/db/schema/tours'
import { RENDERER_VERSION } from '../../../worker/services/markdown/markdown'
import { aMember, anAdmin, aTour, db, invalidateCaches } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const visible = (id: number, from = db) =>
  findVisibleTour({ var: { db: from }, executionCtx: createExecutionContext() }, id)

describe.each(['byId', 'extra'])('GET /api/forum/%s/{id}', (call) => {
  it('answers the tour', async () => {
    const id = await aTour({ names: { kr: '모레인 호수' } })
    const response = await request(`/api/forum/${call}/${id}`)
    expect(response.status).toBe(200)
    expect(await response.json<Tour>()).toMatchObject({
      _id: id,
      name: [{ lang: 'kr', txt: '모레인 호수' }],
    })
  })

  it('responds to a hidden tour with the same 404 as to a missing one, except for admins', async () => {
    const id = await aTour({ status: 0 })
    const [hidden, missing] = [
      await request(`/api/forum/${call}/${id}`),
      await request(`/api/forum/${call}/999999`),
    ]
    expect([hidden.status, missing.status]).toEqual([404, 404])
    const withoutId = async (response: Response) => ({
      ...(await response.json<object>()),
      requestId: '',
    })
    expect(await withoutId(hidden)).toEqual(await withoutId(missing))
    expect(
      (await request(`/api/forum/${call}/${id}`, { token: (await aMember()).token })).status,
    ).toBe(404)
    expect(
      (await request(`/api/forum/${call}/${id}`, { token: (await anAdmin()).token })).status,
    ).toBe(200)
  })

  it.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%2e%2e', "1'"])(
    'answers 404 to the id %s',
    async (id) => {
      expect((await request(`/api/forum/${call}/${id}`)).status).toBe(404)
    },
  )

  it('names the allowed methods to another method', async () => {
    const response = await request(`/api/forum/${call}/1`, { method: 'PUT', body: {} })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a tour that the isolate remembers', () => {
  it('costs one row', async () => {
    // The isolate is shared with other test files: a fresh module has no memoised tours.
    vi.resetModules()
    const { findVisibleTour: find } = await import('../../../worker/features/tours/tour.cache')
    const id = await aTour()
    const readBy = (from: typeof db) =>
      find({ var: { db: from }, executionCtx: createExecutionContext() }, id)
    const first = await readBy(db)
    const metered = meteredDb()
    expect(await readBy(metered.db)).toEqual(first)
    expect(metered.rowsRead()).toBe(1)
  })

  it('is read again when any tour has changed elsewhere', async () => {
    const id = await aTour()
    await visible(id)
    await changeElsewhere(id, { tripDays: 9 })
    expect(await visible(id)).toMatchObject({ tripDays: 9 })
  })

  it('is gone as soon as it has been hidden or put into the bin elsewhere', async () => {
    const [hidden, binned] = [await aTour(), await aTour()]
    await visible(hidden)
    await changeElsewhere(hidden, { status: 0 })
    await visible(binned)
    await changeElsewhere(binned, { deletedAt: Date.now() })
    expect([await visible(hidden), await visible(binned)]).toEqual([null, null])
    expect(await visible(hidden)).toBeNull()
  })
})

/** A change in another isolate: D1 has it, this isolate's caches do not. */
async function changeElsewhere(
  id: number,
  columns: Partial<typeof tours.$inferInsert>,
): Promise<void> {
  await db.batch([
    db.update(tours).set(columns).where(eq(tours.id, id)),
    bumpTourList(db, Date.now()),
  ])
}

describe('a tour whose HTML an older renderer made', () => {
  async function anOldTour() {
    const id = await aTour()
    await db
      .update(tourTexts)
      .set({ bulletin: '**new**', bulletinHtml: '<p>old</p>', rendererVersion: 0 })
      .where(eq(tourTexts.tourId, id))
    await db.insert(itineraryEntries).values({
      tourId: id,
      lang: 'ca',
      position: 1,
      title: 'One',
      body: '*new*',
      bodyHtml: '<p>old</p>',
    })
    await invalidateCaches()
    return id
  }

  const storedHtml = async (id: number) => [
    ...(await db.select().from(tourTexts).where(eq(tourTexts.tourId, id))).map((text) => [
      text.bulletinHtml,
      text.rendererVersion,
    ]),
    ...(await db.select().from(itineraryEntries).where(eq(itineraryEntries.tourId, id))).map(
      (entry) => [entry.bodyHtml, entry.rendererVersion],
    ),
  ]

  it('is rendered again for the visitor, stored after the response, and counts as no newer', async () => {
    const id = await anOldTour()
    const before = await db.select().from(tours).where(eq(tours.id, id))
    const tour = await (await request(`/api/forum/extra/${id}`)).json<TourExtra>()
    expect(tour.bulletinHtml.map(({ txt }) => txt)).toEqual(
      Array(3).fill('<p><strong>new</strong></p>'),
    )
    expect(tour.routeDetail[0]?.bodyHtml).toBe('<p><em>new</em></p>')
    expect(await storedHtml(id)).toEqual([
      ...['kr', 'ca', 'cn'].map(() => ['<p><strong>new</strong></p>', RENDERER_VERSION]),
      ['<p><em>new</em></p>', RENDERER_VERSION],
    ])
    expect(await db.select().from(tours).where(eq(tours.id, id))).toEqual(before)
  })

  it('is rendered again for its editor', async () => {
    const [id, { token }] = [await anOldTour(), await anAdmin()]
    const tour = await (await request(`/api/admin/tours/${id}`, { token })).json<TourExtra>()
    expect([tour.bulletinHtml[0]?.txt, tour.routeDetail[0]?.bodyHtml]).toEqual([
      '<p><strong>new</strong></p>',
      '<p><em>new</em></p>',
    ])
  })
})

it('a tour that was hidden before its copy came has no copy', async () => {
  const id = await aTour()
  const KV = {
    get: (key: string, type: 'json') => env.KV.get(key, type),
    delete: (key: string) => env.KV.delete(key),
    put: async (key: string, text: string) => {
      await db
        .update(tours)
        .set({ status: 0, updatedAt: Date.now() + 1 })
        .where(eq(tours.id, id))
      await env.KV.delete(key)
      await env.KV.put(key, text)
    },
  } as unknown as KVNamespace
  expect((await request(`/api/forum/extra/${id}`, { bindings: { KV } })).status).toBe(200)
  expect(await env.KV.get(`tour:${id}`)).toBeNull()
})

it('a tour has exactly the fields that its description names, with the itinerary and without', async () => {
  const id = await aTour({ startMinute: 6 * 60 })
  for (const [call, described] of [
    ['byId', tour],
    ['extra', tourExtra],
  ] as const) {
    const body = await (await request(`/api/forum/${call}/${id}`)).json<object>()
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(described.shape).toSorted())
  }
})
