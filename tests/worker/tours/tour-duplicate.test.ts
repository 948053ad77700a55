import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { TourImages } from '../../../worker/contracts/media/tour-images'
import { auditLog } from '../../../worker/db/schema/audit'
import { images } from '../../../worker/db/schema/images'
import { searchDocuments } from '../../../worker/db/schema/search'
import { tours } from '../../../worker/db/schema/tours'
import { aMember, aPicture, aTour, db, unique } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { request } from '../../support/request'
import { anUploader } from '../media/uploads'
import { anAdminOfTours } from './admin-calls'

let calls: Awaited<ReturnType<typeof anAdminOfTours>>
beforeAll(async () => {
  calls = await anAdminOfTours()
})

const duplicate = (id: number, token: string | null = calls.admin.token) =>
  request(`/api/admin/tours/${id}/duplicate`, { method: 'POST', token })

async function copyOf(id: number): Promise<AdminTour> {
  const response = await duplicate(id)
  expect(response.status).toBe(200)
  return response.json<AdminTour>()
}

const imagesOf = async (id: number) =>
  (
    await (
      await request(`/api/forum/getImg/${id}`, { token: calls.admin.token })
    ).json<TourImages>()
  ).images

/** A published tour with prices, texts, an itinerary, departures and two pictures, of which one is in a text. */
async function aWholeTour() {
  const { uploaded } = await anUploader()
  const name = `Whole ${unique()} ${crypto.randomUUID().slice(0, 6)}`
  const id = await aTour({
    names: { ca: name, kr: `${name} 투어` },
    status: 3,
    priceCents: 30_000,
    regularPriceCents: 40_000,
    offerUntil: '2999-12-31',
    tripDays: 3,
    departures: [{ startsOn: '2999-01-01', endsOn: '2999-01-03', male: 1, female: 1, remarks: '' }],
  })
  const [first, second] = [await uploaded(id), await uploaded(id)]
  await calls.send('/file/arrange', {
    forumId: id,
    images: [
      { filename: second.fileName, alt: [{ lang: 'ca', txt: 'A lake' }], focus: { x: 10, y: 90 } },
    ],
  })
  await calls.send('/forum/mainImg', { forumId: id, mainImageUrl: first.url })
  await calls.send('/forum/update', {
    forumId: id,
    texts: { ca: { bulletin: `![A lake](${first.url})` } },
  })
  await calls.send('/forum/updateextra', {
    forumId: id,
    lang: 'ca',
    included: ['Guide'],
    routeDetail: [{ title: 'Bow Lake', isPic: true, url: second.url, min: 45 }],
  })
  return { id, name, source: await calls.read(id) }
}

describe('POST /api/admin/tours/{id}/duplicate', () => {
  it('makes a hidden tour with texts, prices, itinerary and lists, without departures', async () => {
    const { id, name, source } = await aWholeTour()
    const copy = await copyOf(id)
    expect(copy._id).not.toBe(id)
    expect(copy).toMatchObject({
      status: 0,
      categoryId: source.categoryId,
      price: 300,
      regularPrice: 400,
      offerUntil: '2999-12-31',
      tripDays: 3,
      inexclude: source.inexclude,
      joins: [],
      publishAt: null,
    })
    expect(copy.name).toEqual([
      { lang: 'ca', txt: `${name} (copy)` },
      { lang: 'kr', txt: `${name} 투어 (복사본)` },
    ])
    expect(copy.routeDetail).toMatchObject([{ title: 'Bow Lake', isPic: true, min: 45 }])
    expect(await calls.listed()).not.toContain(copy._id)
    expect(await calls.read(id)).toEqual(source)
  })

  it('copies the pictures with order, descriptions and focus, and the texts name the copies', async () => {
    const { id, source } = await aWholeTour()
    const copy = await copyOf(id)
    const [originals, copies] = [await imagesOf(id), await imagesOf(copy._id)]
    const factsOf = (list: typeof originals) =>
      list.map(({ width, height, bytes, alt, focus, purpose, isMain }) => ({
        width,
        height,
        bytes,
        alt,
        focus,
        purpose,
        isMain,
      }))
    expect(factsOf(copies)).toEqual(factsOf(originals))
    for (const { filename } of copies) {
      expect(filename.startsWith(`${copy._id}-`)).toBe(true)
      expect(await (await env.MEDIA.get(filename))?.text()).toBeTruthy()
    }
    const text = JSON.stringify([copy.bulletin, copy.bulletinHtml, copy.routeDetail])
    for (const { filename } of originals) expect(text).not.toContain(filename)
    expect(copies.some(({ url }) => copy.bulletin[0]?.txt.includes(url))).toBe(true)
    expect(copies.map(({ url }) => url)).toContain(copy.routeDetail[0]?.url)
    // The original can go without a gap in the copy.
    await request(`/api/forum/${id}`, { method: 'DELETE', token: calls.admin.token })
    expect(await calls.read(copy._id)).toMatchObject({ mainImageUrl: copy.mainImageUrl })
    expect(copy.mainImageUrl).not.toBe(source.mainImageUrl)
  })

  it('numbers further copies, and shortens a name that has no room for the mark', async () => {
    const name = `Often ${unique()} ${crypto.randomUUID().slice(0, 6)}`
    const id = await aTour({ status: 0 })
    await calls.send('/forum/update', { forumId: id, texts: { ca: { name } } })
    const nameOf = async () => (await copyOf(id)).name.find(({ lang }) => lang === 'ca')?.txt
    expect([await nameOf(), await nameOf(), await nameOf()]).toEqual([
      `${name} (copy)`,
      `${name} (copy 2)`,
      `${name} (copy 3)`,
    ])
    const long = `${name} ${'x'.repeat(100)}`.slice(0, 100)
    await calls.send('/forum/update', { forumId: id, texts: { ca: { name: long } } })
    expect(await nameOf()).toBe(`${long.slice(0, 91)} (copy 4)`)
  })

  it('is found by the search of admins and recorded in the audit log', async () => {
    const { id } = await aWholeTour()
    const copy = await copyOf(id)
    expect(await db.$count(searchDocuments, eq(searchDocuments.tourId, copy._id))).toBe(2)
    const rows = await db
      .select({ actorId: auditLog.actorId, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(copy._id)))
    expect(rows).toEqual([{ actorId: calls.admin.userId, detail: String(id) }])
  })

  it('leaves out an image whose object is missing', async () => {
    const id = await aTour()
    await env.MEDIA.delete(await aPicture(id))
    const copy = await copyOf(id)
    expect(await db.$count(images, eq(images.tourId, copy._id))).toBe(0)
    expect(copy.mainImageUrl).toBe('')
  })

  it('makes one tour each of parallel calls', async () => {
    const id = await aTour()
    const copies = await Promise.all([copyOf(id), copyOf(id)])
    expect(new Set(copies.map(({ _id }) => _id)).size).toBe(2)
  })

  it('answers 503 and stores no row while R2 is away', async () => {
    expectLogs('api.failed')
    const { id } = await aWholeTour()
    const before = await db.$count(tours)
    const get = () => Promise.reject(new Error('R2 is away'))
    const response = await request(`/api/admin/tours/${id}/duplicate`, {
      method: 'POST',
      token: calls.admin.token,
      bindings: { MEDIA: { get } as unknown as R2Bucket },
    })
    expect(response.status).toBe(503)
    expect(await db.$count(tours)).toBe(before)
  })

  it('answers 404 to a tour that is missing, in the bin or the contact forum', async () => {
    for (const id of [999_999, await aTour({ deletedAt: 1 }), await aTour({ kind: 'contact' })])
      expect((await duplicate(id)).status).toBe(404)
  })

  it('is for admins', async () => {
    const id = await aTour()
    const { token } = await aMember()
    expect([(await duplicate(id, null)).status, (await duplicate(id, token)).status]).toEqual([
      401, 403,
    ])
  })
})
