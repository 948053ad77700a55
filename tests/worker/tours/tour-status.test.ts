import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkTour } from '../../../worker/contracts/tours/tour-checks'
import type { TourFault } from '../../../worker/contracts/tours/tour-faults'
import type { StatusChanged } from '../../../worker/contracts/tours/tour-status-change'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { auditLog } from '../../../worker/db/schema/audit'
import { images } from '../../../worker/db/schema/images'
import { itineraryEntries, tours, tourTexts } from '../../../worker/db/schema/tours'
import { aMember, aReadyTour, aTour, db } from '../../support/builders'
import { request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

let calls: Awaited<ReturnType<typeof anAdminOfTours>>
beforeAll(async () => {
  calls = await anAdminOfTours()
})

const setStatus = (...wanted: [forumId: number, status: number][]) =>
  calls.send('/admin/tours/status', {
    tours: wanted.map(([forumId, status]) => ({ forumId, status })),
  })

const resultOf = async (...wanted: [number, number][]) => {
  const response = await setStatus(...wanted)
  expect(response.status).toBe(200)
  return response.json<StatusChanged>()
}

const statusOf = async (id: number) => (await calls.read(id)).status

/** Changes that make a ready tour incomplete, by the fault that each causes. */
const SPOILED: [TourFault, (id: number) => Promise<unknown>, status?: number][] = [
  ['region', (id) => db.update(tours).set({ categoryId: 0 }).where(eq(tours.id, id))],
  [
    'description',
    (id) => db.update(tourTexts).set({ description: '' }).where(eq(tourTexts.tourId, id)),
  ],
  ['picture', (id) => db.update(images).set({ deletedAt: 1 }).where(eq(images.tourId, id))],
  ['itinerary', (id) => db.delete(itineraryEntries).where(eq(itineraryEntries.tourId, id))],
  [
    'offerEnded',
    (id) =>
      db
        .update(tours)
        .set({ priceCents: 100, regularPriceCents: 200, offerUntil: '2020-01-01' })
        .where(eq(tours.id, id)),
    3,
  ],
  [
    'OfferEndMissing',
    (id) =>
      db.update(tours).set({ priceCents: 100, regularPriceCents: 200 }).where(eq(tours.id, id)),
    3,
  ],
  [
    'RegularPriceMissing',
    (id) =>
      db.update(tours).set({ priceCents: 100, offerUntil: '2999-01-01' }).where(eq(tours.id, id)),
    3,
  ],
  [
    'RegularPriceTooLow',
    (id) =>
      db
        .update(tours)
        .set({ priceCents: 100, regularPriceCents: 50, offerUntil: '2999-01-01' })
        .where(eq(tours.id, id)),
    3,
  ],
]

describe('POST /api/admin/tours/status', () => {
  it('shows what is ready, leaves hidden what is not, and says why', async () => {
    const [ready, bare] = [await aReadyTour(), await aTour({ status: 0, categoryId: 0 })]
    expect(await resultOf([ready, 2], [bare, 1])).toEqual({
      done: [ready],
      refused: [{ forumId: bare, faults: ['region', 'description', 'picture', 'itinerary'] }],
    })
    expect([await statusOf(ready), await statusOf(bare)]).toEqual([2, 0])
    expect(await calls.listed()).toContain(ready)
  })

  it.each(SPOILED)('refuses %s, as the rules of the desk do', async (fault, spoil, status = 1) => {
    const id = await aReadyTour()
    await spoil(id)
    const stored = await calls.read(id)
    expect(checkTour({ ...stored, status }, calgaryDay(Date.now())).faults).toEqual([fault])
    expect(await resultOf([id, status])).toEqual({
      done: [],
      refused: [{ forumId: id, faults: [fault] }],
    })
  })

  it('hides anything, and changes a tour that is shown already without a check', async () => {
    const [shown, bare] = [await aReadyTour({ status: 1 }), await aTour()]
    expect((await resultOf([shown, 0], [bare, 2])).done).toEqual([shown, bare])
    expect([await statusOf(shown), await statusOf(bare)]).toEqual([0, 2])
    expect(await calls.listed()).not.toContain(shown)
  })

  it('writes an audit row for each tour', async () => {
    const ids = [await aReadyTour(), await aReadyTour()] as const
    await resultOf([ids[0], 1], [ids[1], 2])
    for (const [index, id] of ids.entries()) {
      const rows = await db
        .select({ actorId: auditLog.actorId, detail: auditLog.detail })
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, String(id)), eq(auditLog.action, 'tour.status')))
      expect(rows).toEqual([{ actorId: calls.admin.userId, detail: String(index + 1) }])
    }
  })

  it('answers 404 to an unknown tour or one in the bin, and changes none of the others', async () => {
    const ready = await aReadyTour()
    for (const missing of [
      999_999,
      await aReadyTour({ deletedAt: 1 }),
      await aTour({ kind: 'contact' }),
    ])
      expect((await setStatus([ready, 1], [missing, 1])).status).toBe(404)
    expect(await statusOf(ready)).toBe(0)
  })

  it('answers 422 to no tours, too many and an unknown status', async () => {
    const id = await aReadyTour()
    const many = Array.from({ length: 101 }, (): [number, number] => [id, 1])
    for (const wanted of [[], many, [[id, 4] as [number, number]]])
      expect((await setStatus(...wanted)).status).toBe(422)
  })

  it('is for admins', async () => {
    const body = { tours: [{ forumId: await aReadyTour(), status: 1 }] }
    const as = (token: string | null) => request('/api/admin/tours/status', { body, token })
    expect([(await as(null)).status, (await as((await aMember()).token)).status]).toEqual([
      401, 403,
    ])
  })
})

describe('POST /api/forum/update with mustBeReady', () => {
  it('refuses to publish a tour that is not ready and stores nothing of the change', async () => {
    const id = await aTour({ status: 0 })
    const body = { forumId: id, status: 1, tripDays: 5, mustBeReady: true }
    const response = await calls.send('/forum/update', body)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'TourNotReady', faults: ['description'] })
    expect(await calls.read(id)).toMatchObject({ status: 0, tripDays: 1 })
  })

  it('publishes with the change that makes the tour ready, and without the flag as ever', async () => {
    const [id, bare] = [await aReadyTour({ categoryId: 0 }), await aTour({ status: 0 })]
    const ready = { forumId: id, status: 1, categoryId: 1, mustBeReady: true }
    expect((await calls.send('/forum/update', ready)).status).toBe(200)
    expect((await calls.send('/forum/update', { forumId: bare, status: 1 })).status).toBe(200)
    expect([await statusOf(id), await statusOf(bare)]).toEqual([1, 1])
  })
})
