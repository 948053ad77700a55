import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteExpiredBinEntries } from '../../../worker/features/bin/bin.actions'
import { deleteOrphanedObjects } from '../../../worker/features/bin/image-deletion'
import type { BinContents } from '../../../worker/contracts/bin'
import { replies, topics } from '../../../worker/db/schema/board'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { imageAlts, images } from '../../../worker/db/schema/images'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import { itineraryBin, tours, tourTexts } from '../../../worker/db/schema/tours'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { request } from '../../support/request'
import { fixture } from '../media/fixtures'

const DAY_MS = 24 * 60 * 60 * 1000
const admin = await anAdmin()
const send = (path: string, body: unknown, token: string | null = admin.token) =>
  request(`/api${path}`, { body, token })
const read = async (id: number) =>
  (await request(`/api/admin/tours/${id}`, { token: admin.token })).json<AdminTour>()
const bin = async () =>
  (await request('/api/admin/bin', { token: admin.token })).json<BinContents>()
const remove = (id: number) => request(`/api/forum/${id}`, { method: 'DELETE', token: admin.token })

async function upload(forumId: number, purpose: string) {
  const body = new FormData()
  body.set('file', new File([fixture('png')], 'a.png'))
  body.set('forumId', String(forumId))
  body.set('purpose', purpose)
  return (await request('/api/file/upload', { body, token: admin.token })).json<UploadedImage>()
}

async function aTourWithItinerary() {
  const id = await aTour()
  const image = await upload(id, 'itinerary')
  const routeDetail = [
    { title: 'Lake', isPic: true, url: image.url, body: '*x*', min: 5 },
    { title: 'Second' },
  ]
  const texts = { ca: { routeDetail }, kr: { routeDetail: [{ title: '호수' }] } }
  await send('/forum/updateextra', { forumId: id, texts })
  return { id, image }
}

describe('the bin', () => {
  it('responds 401 to a visitor and 403 to a member', async () => {
    const { token } = await aMember()
    const body = { kind: 'tour', id: 1 }
    for (const [path, options] of [
      ['/api/admin/bin', {}],
      ['/api/admin/bin/images/x', {}],
      ['/api/admin/bin/restore', { body }],
    ] as const) {
      expect((await request(path, options)).status).toBe(401)
      expect((await request(path, { ...options, token })).status).toBe(403)
    }
  })

  it('lists deleted tours, itineraries and images with the end of their restore window, and restores each', async () => {
    const { id, image } = await aTourWithItinerary()
    const gallery = await upload(id, 'gallery')
    const binnedTour = await aTour()
    const before = await read(id)
    expect(before.routeDetail).toHaveLength(3)

    await send('/file/delete', { forumId: id, filename: gallery.fileName })
    const deleted = await send('/file/deleteByForumId', { forumId: id })
    expect(await deleted.json()).toEqual({ forumId: id, deletedEntries: 3 })
    await remove(binnedTour)
    expect((await read(id)).routeDetail).toEqual([])
    expect((await request(image.url)).status).toBe(404)

    const listed = await bin()
    expect(listed.tours.find(({ _id }) => _id === binnedTour)?.name).toContainEqual({
      lang: 'ca',
      txt: `Tour ${binnedTour}`,
    })
    const itinerary = listed.itineraries.find(({ forumId }) => forumId === id)
    expect(itinerary).toMatchObject({ entries: 3 })
    expect(itinerary!.removedAt - itinerary!.deletedAt).toBe(30 * DAY_MS)
    expect(
      listed.images
        .filter(({ forumId }) => forumId === id)
        .map(({ filename }) => filename)
        .toSorted(),
    ).toEqual([gallery.fileName, image.fileName].toSorted())
    const seen = await request(`/api/admin/bin/images/${gallery.fileName}`, { token: admin.token })
    expect([
      seen.status,
      seen.headers.get('content-type'),
      seen.headers.get('cache-control'),
    ]).toEqual([200, 'image/png', 'private, no-store'])

    for (const body of [
      { kind: 'itinerary', id: itinerary!._id },
      { kind: 'image', id: gallery.fileName },
      { kind: 'tour', id: String(binnedTour) },
    ])
      expect((await send('/admin/bin/restore', body)).status).toBe(200)
    const { updatedAt: _now, ...after } = await read(id)
    const { updatedAt: _then, ...was } = before
    expect(after).toEqual(was)
    expect((await request(image.url)).status).toBe(200)
    expect((await request(`/api/forum/byId/${binnedTour}`)).status).toBe(200)
    expect((await bin()).itineraries.filter(({ forumId }) => forumId === id)).toEqual([])
  })

  it('moves the newer itinerary into the bin when an old one is restored', async () => {
    const { id } = await aTourWithItinerary()
    await send('/file/deleteByForumId', { forumId: id })
    await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: [{ title: 'New' }] })
    const [first] = (await bin()).itineraries.filter(({ forumId }) => forumId === id)
    await send('/admin/bin/restore', { kind: 'itinerary', id: first!._id })
    expect((await read(id)).routeDetail.map(({ title }) => title)).toEqual([
      'Lake',
      'Second',
      '호수',
    ])
    const [second] = (await bin()).itineraries.filter(({ forumId }) => forumId === id)
    expect(second).toMatchObject({ entries: 1 })
  })

  it('restores no image and no itinerary after 30 days, when their files may be deleted', async () => {
    const { id, image } = await aTourWithItinerary()
    await send('/file/deleteByForumId', { forumId: id })
    const [itinerary] = (await bin()).itineraries.filter(({ forumId }) => forumId === id)
    const deletedAt = Date.now() - 31 * DAY_MS
    await db.update(images).set({ deletedAt }).where(eq(images.tourId, id))
    await db.update(itineraryBin).set({ deletedAt }).where(eq(itineraryBin.tourId, id))
    for (const body of [
      { kind: 'image', id: image.fileName },
      { kind: 'itinerary', id: itinerary!._id },
    ])
      expect((await send('/admin/bin/restore', body)).status).toBe(404)
    const left = await bin()
    expect([...left.images, ...left.itineraries].filter(({ forumId }) => forumId === id)).toEqual(
      [],
    )
  })

  it('responds 404 to a missing entry, 422 to an unknown kind', async () => {
    for (const body of [
      { kind: 'tour', id: 999_999 },
      { kind: 'itinerary', id: 999_999 },
      { kind: 'image', id: '../x' },
    ])
      expect((await send('/admin/bin/restore', body)).status).toBe(404)
    expect((await send('/admin/bin/restore', { kind: 'member', id: 1 })).status).toBe(422)
    expect((await send('/file/deleteByForumId', { forumId: 999_999 })).status).toBe(404)
    const shown = await upload(await aTour(), 'gallery')
    const look = await request(`/api/admin/bin/images/${shown.fileName}`, { token: admin.token })
    expect(look.status).toBe(404)
  })
})

describe('the daily job', () => {
  const rowOf = async (key: string) =>
    (await db.select().from(images).where(eq(images.key, key))).length

  it('deletes entries after 30 days, with their objects and boards', async () => {
    const { id, image } = await aTourWithItinerary()
    await env.MEDIA.put(`v/320/${image.fileName}.webp`, 'x')
    const { userId } = await aMember()
    const [topic] = await db
      .insert(topics)
      .values({
        tourId: id,
        userId,
        title: 't',
        titleKey: 't',
        category: 1,
        createdAt: 1,
        updatedAt: 1,
      })
      .returning()
    await db.insert(replies).values({
      topicId: topic!.id,
      userId,
      isOpening: true,
      content: 'c',
      html: 'c',
      rendererVersion: 1,
      createdAt: 1,
    })
    const { id: kept, image: keptImage } = await aTourWithItinerary()
    const binned = await upload(kept, 'gallery')
    await send('/file/delete', { forumId: kept, filename: binned.fileName })
    await send('/file/deleteByForumId', { forumId: kept })
    await remove(id)

    await deleteExpiredBinEntries(env, Date.now() + 29 * DAY_MS)
    expect(await rowOf(image.fileName)).toBe(1)
    expect(await env.MEDIA.head(image.fileName)).not.toBeNull()

    await deleteExpiredBinEntries(env, Date.now() + 31 * DAY_MS)
    expect(await db.select().from(tours).where(eq(tours.id, id))).toEqual([])
    expect(await db.select().from(tourTexts).where(eq(tourTexts.tourId, id))).toEqual([])
    expect(await db.select().from(topics).where(eq(topics.tourId, id))).toEqual([])
    expect(await db.select().from(itineraryBin).where(eq(itineraryBin.tourId, kept))).toEqual([])
    for (const object of [
      image.fileName,
      `v/320/${image.fileName}.webp`,
      binned.fileName,
      keptImage.fileName,
    ])
      expect(await env.MEDIA.head(object)).toBeNull()
    expect(await rowOf(keptImage.fileName)).toBe(0)
    expect((await read(kept))._id).toBe(kept)
  })

  it('keeps the rows while R2 fails, and deletes them in the next run', async () => {
    const tour = await aTour()
    const { fileName } = await upload(tour, 'gallery')
    await send('/file/delete', { forumId: tour, filename: fileName })
    const MEDIA = { delete: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket
    await expect(
      deleteExpiredBinEntries({ ...env, MEDIA }, Date.now() + 31 * DAY_MS),
    ).rejects.toThrow('R2')
    expect(await rowOf(fileName)).toBe(1)
    await deleteExpiredBinEntries(env, Date.now() + 31 * DAY_MS)
    expect(await rowOf(fileName)).toBe(0)
  })

  it("deletes a member's old avatar at once", async () => {
    const { token } = await aMember()
    const change = async () => {
      const body = new FormData()
      body.set('file', new File([fixture('png')], 'me.png'))
      return (await request('/api/user/me/avatar', { body, token })).json<{ avatarUrl: string }>()
    }
    const keyOf = ({ avatarUrl }: { avatarUrl: string }) => avatarUrl.slice('/img/'.length)
    const [old, shown] = [keyOf(await change()), keyOf(await change())]
    await deleteExpiredBinEntries(env, Date.now())
    expect([await env.MEDIA.head(old), await rowOf(old), await rowOf(shown)]).toEqual([null, 0, 1])
    await request('/api/user/me', { method: 'PATCH', body: { avatarUrl: '' }, token })
    await deleteExpiredBinEntries(env, Date.now())
    expect([await env.MEDIA.head(shown), await rowOf(shown)]).toEqual([null, 0])
  })

  it('deletes objects without a row after a day, with their variants, and nothing else', async () => {
    const orphan = `1-${'o'.repeat(26)}-10x10.png`
    const shown = await upload(await aTour(), 'gallery')
    const kept = [
      shown.fileName,
      `v/320/${shown.fileName}.webp`,
      `v/mail/${shown.fileName}.jpg`,
      'backup/2026.json',
      'v/other.txt',
    ]
    const swept = [
      orphan,
      `v/320/${orphan}.webp`,
      `v/mail/${orphan}.jpg`,
      `v/640/1-${'p'.repeat(26)}-10x10.jpg.webp`,
    ]
    for (const key of [...swept, ...kept.slice(1)]) await env.MEDIA.put(key, 'x')
    await deleteOrphanedObjects(env, Date.now() + 23 * 60 * 60 * 1000)
    expect(await env.MEDIA.head(orphan)).not.toBeNull()
    await deleteOrphanedObjects(env, Date.now() + 25 * 60 * 60 * 1000)
    for (const key of swept) expect(await env.MEDIA.head(key)).toBeNull()
    for (const key of kept) expect(await env.MEDIA.head(key)).not.toBeNull()
  })

  it('deletes no object while the database knows no image, as before a restore', async () => {
    const object = `1-${'r'.repeat(26)}-10x10.png`
    await env.MEDIA.put(object, 'x')
    await db.delete(imageAlts)
    await db.delete(images)
    await deleteOrphanedObjects(env, Date.now() + 25 * 60 * 60 * 1000)
    expect(await env.MEDIA.head(object)).not.toBeNull()
  })
})
