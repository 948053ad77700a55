import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { TourDifferences, TourVersions } from '../../../worker/contracts/tours/tour-versions'
import { users } from '../../../worker/db/schema/accounts'
import { tourVersionFields, tourVersions } from '../../../worker/db/schema/tour-versions'
import { tours } from '../../../worker/db/schema/tours'
import { deleteExpiredBinEntries } from '../../../worker/features/bin/bin.actions'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { env } from 'cloudflare:workers'
import { aMember, aReadyTour, anAdmin, aTour, db, unique } from '../../support/builders'
import { request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

let calls: Awaited<ReturnType<typeof anAdminOfTours>>
beforeAll(async () => {
  calls = await anAdminOfTours()
})

const get = (path: string, token: string | null = calls.admin.token) =>
  request(`/api/admin/tours/${path}`, { token })

const versionsOf = async (id: number) =>
  (await (await get(`${id}/versions`)).json<TourVersions>()).versions

const differencesOf = async (id: number, versionId = 0) =>
  (await (await get(`${id}/versions/${versionId}`)).json<TourDifferences>()).changes

async function update(id: number, change: object, path = '/forum/update'): Promise<AdminTour> {
  const response = await calls.send(path, { forumId: id, ...change })
  expect(response.status).toBe(200)
  return response.json<AdminTour>()
}

const restore = async (id: number, versionId: number | undefined, updatedAt?: number) =>
  calls.send('/admin/tours/restoreVersion', {
    forumId: id,
    versionId,
    updatedAt: updatedAt ?? (await calls.read(id)).updatedAt,
  })

/** Everything that a restore brings back: not the times of the change or the stored HTML's version. */
const contentOf = ({ updatedAt: _at, textsUpdatedAt: _texts, ...tour }: AdminTour) => tour

describe('a save of a tour', () => {
  it('is a version with who, when and only what changed, before and after', async () => {
    const id = await aTour({ tripDays: 2, priceCents: 30_050 })
    const departure = {
      startDate: '2999-01-01',
      endDate: '2999-01-02',
      male: 1,
      female: 0,
      remarks: '',
      startMinute: null,
      isOpen: false,
    }
    const { updatedAt } = await update(id, {
      price: 320,
      tripDays: 2,
      offerUntil: '2999-12-31',
      texts: { kr: { description: '호수' } },
      joins: [departure],
    })
    const [version] = await versionsOf(id)
    expect(version).toMatchObject({
      actor: calls.admin.username,
      isBySite: false,
      isRestore: false,
      fields: ['price', 'offerUntil', 'kr.description', 'departures'],
    })
    expect(Math.abs((version?.at ?? 0) - updatedAt)).toBeLessThan(60_000)
    expect(await differencesOf(id, version?.id)).toEqual([
      { field: 'price', before: 300.5, after: 320 },
      { field: 'offerUntil', before: null, after: '2999-12-31' },
      { field: 'kr.description', before: '', after: '호수' },
      { field: 'departures', before: [], after: [departure] },
    ])
  })

  it('records lists of the itinerary, a status, and a deleted itinerary', async () => {
    const id = await aReadyTour()
    await update(
      id,
      { lang: 'cn', included: ['午餐'], routeDetail: [{ title: '湖' }] },
      '/forum/updateextra',
    )
    await calls.send('/admin/tours/status', { tours: [{ forumId: id, status: 2 }] })
    await calls.send('/file/deleteByForumId', { forumId: id })
    const versions = await versionsOf(id)
    expect(versions.map(({ fields }) => fields)).toEqual([
      ['ca.entries', 'cn.entries'],
      ['status'],
      ['cn.included', 'cn.entries'],
    ])
    expect(await differencesOf(id, versions[2]?.id)).toEqual([
      { field: 'cn.included', before: [], after: ['午餐'] },
      {
        field: 'cn.entries',
        before: [],
        after: [{ isPic: false, url: '', title: '湖', body: '', min: 0, place: null }],
      },
    ])
  })

  it('that changes nothing, or is refused, is no version', async () => {
    const id = await aTour({ tripDays: 2 })
    await update(id, { tripDays: 2 })
    expect(
      (await calls.send('/forum/update', { forumId: id, tripDays: 3, updatedAt: 1 })).status,
    ).toBe(409)
    expect(
      (await calls.send('/forum/update', { forumId: id, status: 0, mustBeReady: true })).status,
    ).toBe(409)
    expect(await versionsOf(id)).toEqual([])
  })

  it('keeps the value that each field had between two versions', async () => {
    const id = await aTour({ tripDays: 1 })
    for (const tripDays of [2, 3]) await update(id, { tripDays })
    await update(id, { minPerson: 4 })
    const versions = await versionsOf(id)
    expect(await differencesOf(id, versions[1]?.id)).toEqual([
      { field: 'tripDays', before: 2, after: 3 },
    ])
    expect(await differencesOf(id, versions[2]?.id)).toEqual([
      { field: 'tripDays', before: 1, after: 2 },
    ])
  })

  it('of parallel requests is one version each, with the values between them', async () => {
    const id = await aTour({ tripDays: 1 })
    await Promise.all([5, 6, 7].map((tripDays) => update(id, { tripDays })))
    const versions = await versionsOf(id)
    expect(versions).toHaveLength(3)
    const steps = []
    for (const version of versions.toReversed())
      steps.push(...(await differencesOf(id, version.id)))
    expect(steps.map(({ before }) => before)).toEqual([
      1,
      ...steps.slice(0, 2).map(({ after }) => after),
    ])
    expect(steps.at(-1)?.after).toBe((await calls.read(id)).tripDays)
  })
})

describe('the versions of a tour', () => {
  it('are at most fifty, in pages of twenty', async () => {
    const id = await aTour({ tripDays: 1 })
    for (let save = 0; save < 53; save += 1) await update(id, { tripDays: 2 + (save % 2) })
    const seen: number[] = []
    let next: number | null = null
    do {
      const page: TourVersions = await (
        await get(`${id}/versions${next === null ? '' : `?before=${next}`}`)
      ).json()
      seen.push(...page.versions.map((version) => version.id))
      next = page.next
    } while (next !== null)
    expect(seen).toHaveLength(50)
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
    expect(await db.$count(tourVersionFields, eq(tourVersionFields.tourId, id))).toBe(50)
  }, 60_000)

  it('name no member who is gone', async () => {
    const former = await anAdmin()
    const id = await aTour()
    await request('/api/forum/update', { body: { forumId: id, tripDays: 4 }, token: former.token })
    await db.update(users).set({ deletedAt: 1, username: null }).where(eq(users.id, former.userId))
    expect(await versionsOf(id)).toMatchObject([{ actor: null, isBySite: false }])
  })

  it('are deleted after a year, and with their tour', async () => {
    const [old, binned] = [await aTour(), await aTour()]
    for (const id of [old, binned]) await update(id, { tripDays: 4 })
    await db
      .update(tourVersions)
      .set({ at: Date.now() - YEAR_MS })
      .where(eq(tourVersions.tourId, old))
    await deleteExpiredRecords(env, Date.now())
    await db.update(tours).set({ deletedAt: 1 }).where(eq(tours.id, binned))
    await deleteExpiredBinEntries(env, Date.now())
    for (const id of [old, binned])
      expect(await db.$count(tourVersionFields, eq(tourVersionFields.tourId, id))).toBe(0)
    expect(await db.$count(tours, eq(tours.id, binned))).toBe(0)
  })

  it('are for admins; unknown ones and those of another tour are not found', async () => {
    const [id, other] = [await aTour(), await aTour()]
    await update(id, { tripDays: 4 })
    const [version] = await versionsOf(id)
    const { token } = await aMember()
    for (const path of [`${id}/versions`, `${id}/versions/${version?.id}`])
      expect([(await get(path, null)).status, (await get(path, token)).status]).toEqual([401, 403])
    expect((await get('999999/versions')).status).toBe(404)
    expect((await get(`${other}/versions/${version?.id}`)).status).toBe(404)
    expect((await get(`${id}/versions/999999`)).status).toBe(404)
  })
})

describe('POST /api/admin/tours/restoreVersion', () => {
  it('brings back texts, numbers, departures and lists as they were, not the status', async () => {
    const id = await aReadyTour({ p1Cents: 10_000, p2Cents: 9000, assumesFour: true })
    const before = await calls.read(id)
    await update(id, {
      pricePerPerson: [{ type: 'p1', amount: 120 }],
      assumesFour: false,
      joinsAtOwnPrice: false,
      surchargePerDay: 10,
      texts: { ca: { bulletin: '**New**' }, kr: { name: `새 이름 ${unique()}` } },
      joins: [{ startDate: '2999-01-01', endDate: '2999-01-02', male: 1, female: 0, remarks: '' }],
    })
    await update(id, { lang: 'ca', excluded: ['Tips'], routeDetail: [] }, '/forum/updateextra')
    await calls.send('/forum/update', { forumId: id, status: 2 })
    const first = (await versionsOf(id)).at(-1)
    const response = await restore(id, first?.id)
    expect(response.status).toBe(200)
    const stored = await response.json<AdminTour>()
    expect(contentOf(stored)).toEqual({ ...contentOf(before), status: 2 })
    expect((await versionsOf(id))[0]).toMatchObject({
      isRestore: true,
      actor: calls.admin.username,
    })
  })

  it('can be undone like any other save', async () => {
    const id = await aTour({ tripDays: 1 })
    await update(id, { tripDays: 2 })
    const [changed] = await versionsOf(id)
    await restore(id, changed?.id)
    const [restored] = await versionsOf(id)
    expect((await calls.read(id)).tripDays).toBe(1)
    await restore(id, restored?.id)
    expect((await calls.read(id)).tripDays).toBe(2)
  })

  it('answers 409 with who saved, when the tour has changed since', async () => {
    const id = await aTour({ tripDays: 1 })
    const { updatedAt } = await update(id, { tripDays: 2 })
    const [version] = await versionsOf(id)
    await update(id, { tripDays: 3 })
    const response = await restore(id, version?.id, updatedAt)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'EditConflict',
      current: { _id: id, tripDays: 3 },
      savedBy: calls.admin.username,
    })
  })

  it('follows the rules of a save: a name that another tour has by now is refused', async () => {
    const id = await aTour()
    const name = `Given up ${unique()}`
    await update(id, { texts: { ca: { name } } })
    await update(id, { texts: { ca: { name: `Other ${unique()}` } } })
    await update(await aTour(), { texts: { ca: { name } } })
    const [version] = await versionsOf(id)
    expect(await (await restore(id, version?.id)).json()).toMatchObject({ code: 'TourNameInUse' })
  })

  it('answers 404 to a version of another tour, and a tour in the bin', async () => {
    const [id, other] = [await aTour(), await aTour()]
    await update(id, { tripDays: 4 })
    const [version] = await versionsOf(id)
    expect((await restore(other, version?.id)).status).toBe(404)
    const { updatedAt } = await calls.read(id)
    await request(`/api/forum/${id}`, { method: 'DELETE', token: calls.admin.token })
    expect((await restore(id, version?.id, updatedAt)).status).toBe(404)
  })
})
