import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { app } from '../../../worker/app'
import { images } from '../../../worker/db/schema/images'
import { itineraryBin } from '../../../worker/db/schema/tours'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { auditLog } from '../../../worker/db/schema/audit'
import { limitCounters } from '../../../worker/db/schema/limits'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { codeOf, request } from '../../support/request'
import { fixture, type FIXTURES } from '../media/fixtures'
import { anUploader, rowsOf } from '../media/uploads'

const { admin, upload, uploaded, send, read } = await anUploader()

describe('POST /api/file/upload', () => {
  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
  ] as [keyof typeof FIXTURES, string, string][])(
    'stores a %s under a key of its own',
    async (name, extension, type) => {
      const tour = await aTour()
      const response = await upload(tour, {
        bytes: fixture(name),
        name: '../../etc/passwd.svg',
        type: 'text/html',
        fields: { width: '9999999', height: 'x', appendForumId: '../1' },
      })
      expect(response.status).toBe(200)
      const image = await response.json<UploadedImage>()
      expect(image.fileName).toMatch(new RegExp(`^${tour}-[a-z2-7]{26}-32x18\\.${extension}$`))
      expect(image).toMatchObject({ url: `/img/${image.fileName}`, width: 32, height: 18 })
      const served = await request(image.url)
      expect(served.headers.get('content-type')).toBe(type)
      expect(await rowsOf(tour)).toMatchObject([
        { key: image.fileName, purpose: 'gallery', type, uploadedBy: admin.userId },
      ])
      const audit = await db.select().from(auditLog).where(eq(auditLog.subjectId, image.fileName))
      expect(audit).toMatchObject([{ action: 'image.upload', actorId: admin.userId }])
    },
  )

  it('shows a new picture in the gallery at once; one of the itinerary stays out of it', async () => {
    const tour = await aTour()
    const [first, second] = [await uploaded(tour), await uploaded(tour)]
    await uploaded(tour, { fields: { routeId: '1' } })
    await uploaded(tour, { fields: { purpose: 'bulletin' } })
    const urls = (await read(tour)).imageUrls.map(({ url }) => url)
    expect(urls).toEqual([first.url, second.url])
  })

  // Browsers turn a JPEG by its EXIF data, but no WebP.
  it.each([
    ['jpegWithPlace', [18, 32]],
    ['webpWithPlace', [32, 18]],
  ] as const)('serves %s without the place it was taken at', async (name, size) => {
    const { url, width, height } = await uploaded(await aTour(), { bytes: fixture(name) })
    expect([width, height]).toEqual(size)
    const served = await (await request(url)).arrayBuffer()
    expect(String.fromCharCode(...new Uint8Array(served))).not.toContain('CANARY')
  })

  it('serves polyglots as nothing but their picture', async () => {
    const tour = await aTour()
    const payload = new TextEncoder().encode('<html><script>alert(1)</script>')
    for (const name of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const bytes = new Uint8Array([...fixture(name), ...payload])
      const response = await request((await uploaded(tour, { bytes, name: 'x.html' })).url)
      expect(response.headers.get('content-type')).toMatch(/^image\/(jpeg|png|webp|gif)$/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(new TextDecoder().decode(await response.arrayBuffer())).not.toContain('script')
      expect(
        (await upload(tour, { bytes: new Uint8Array([...payload, ...fixture(name)]) })).status,
      ).toBe(415)
    }
  })

  it('answers 401 to a visitor, 403 to a member and to one who is not verified', async () => {
    const tour = await aTour()
    expect((await upload(tour, { token: null })).status).toBe(401)
    expect((await upload(tour, { token: (await aMember()).token })).status).toBe(403)
    expect(
      (await upload(tour, { token: (await aMember({ verifiedAt: null })).token })).status,
    ).toBe(403)
    expect(await rowsOf(tour)).toEqual([])
  })

  it('answers 404 to a tour that is not there or in the bin', async () => {
    expect((await upload(999_999)).status).toBe(404)
    expect((await upload(await aTour({ deletedAt: 1 }))).status).toBe(404)
  })

  it.each(['abc', '-1', '', '../1', '1 OR 1=1'])('answers 422 to the tour %j', async (id) => {
    expect((await upload(id)).status).toBe(422)
  })

  it('answers 415 to what is no picture, whatever it says it is', async () => {
    const tour = await aTour()
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await codeOf(await upload(tour, { bytes, name: 'a.png', type: 'image/png' }))).toEqual([
      415,
      'WrongType',
    ])
    expect(await codeOf(await upload(tour, { bytes: fixture('jpeg').slice(0, 200) }))).toEqual([
      415,
      'ImageInvalid',
    ])
    expect(await codeOf(await send('/file/upload', { forumId: tour }))).toEqual([415, 'WrongType'])
  })

  it('answers 413 to a file over 10 MiB and a body over 12 MiB', async () => {
    const tour = await aTour()
    const big = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(fixture('jpeg'))
      return bytes
    }
    expect((await upload(tour, { bytes: big(10 * 1024 * 1024 + 1) })).status).toBe(413)
    expect((await upload(tour, { bytes: big(12 * 1024 * 1024 + 1) })).status).toBe(413)
    expect((await upload(tour, { bytes: big(10 * 1024 * 1024) })).status).toBe(200)
  })

  it('answers 400 to a multipart body that cannot be read, 422 to one of too many parts or without a file', async () => {
    const tour = await aTour()
    const broken = new Request('https://moraine.example/api/file/upload', {
      method: 'POST',
      body: 'no part at all',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    await db.delete(limitCounters)
    expect((await app.fetch(broken, env, createExecutionContext())).status).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}`, 'x']))
    expect((await upload(tour, { fields: many })).status).toBe(422)
    const none = new FormData()
    none.set('forumId', String(tour))
    none.set('file', 'text')
    expect((await request('/api/file/upload', { body: none, token: admin.token })).status).toBe(422)
  })

  it('answers 503 and keeps no row when R2 fails', async () => {
    expectLogs('api.failed')
    const tour = await aTour()
    const MEDIA = { put: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket
    const response = await upload(tour, { bindings: { MEDIA } })
    expect(await codeOf(response)).toEqual([503, 'Unavailable'])
    expect(response.headers.get('retry-after')).not.toBeNull()
    expect(await rowsOf(tour)).toEqual([])
  })

  it('never writes over an object', async () => {
    expectLogs('api.failed')
    const tour = await aTour()
    const MEDIA = { put: () => Promise.resolve(null) } as unknown as R2Bucket
    expect((await upload(tour, { bindings: { MEDIA } })).status).toBe(503)
    expect(await rowsOf(tour)).toEqual([])
  })

  it('takes 300 uploads an hour of one admin, more than a tour can hold', async () => {
    const other = await anAdmin()
    const scope = {
      scope: 'upload.hour',
      key: String(other.userId),
      windowStart: 0,
      n: 300,
      expiresAt: 9e15,
    }
    const start = Date.now() - (Date.now() % 3_600_000)
    await db.insert(limitCounters).values({ ...scope, windowStart: start })
    const body = new FormData()
    body.set('file', new File([fixture('jpeg')], 'a.jpg'))
    body.set('forumId', String(await aTour()))
    const response = await request('/api/file/upload', { body, token: other.token })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('holds a tour to 200 pictures, also when uploads race', async () => {
    const tour = await aTour()
    const key = (index: number) => `${tour}-${String(index).padStart(26, 'a')}-10x10.png`
    const row = {
      tourId: tour,
      purpose: 'gallery' as const,
      width: 10,
      height: 10,
      bytes: 1,
      type: 'image/png',
      createdAt: 1,
    }
    for (let index = 0; index < 198; index += 9)
      await db.insert(images).values(
        Array.from({ length: 9 }, (_, step) => ({
          ...row,
          key: key(index + step),
          position: index + step,
        })),
      )
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(tour)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 422, 422, 422,
    ])
    expect(await codeOf(await upload(tour))).toEqual([422, 'TooManyImages'])
    expect(await rowsOf(tour)).toHaveLength(200)
    const [full] = await db.select().from(images).where(eq(images.tourId, tour)).limit(1)
    await db.insert(images).values({ ...full!, key: `${full!.key}-binned`, deletedAt: Date.now() })
    const restore = { kind: 'image', id: `${full!.key}-binned` }
    expect(await codeOf(await send('/admin/bin/restore', restore))).toEqual([422, 'TooManyImages'])
    await db.update(images).set({ deletedAt: 2 }).where(eq(images.key, full!.key))
    expect((await send('/admin/bin/restore', restore)).status).toBe(200)

    // Images of an itinerary are restored together.
    await send('/forum/updateextra', {
      forumId: tour,
      lang: 'ca',
      routeDetail: [{ title: 'Lake' }],
    })
    const ofItinerary = eq(images.key, key(1))
    await db.update(images).set({ purpose: 'itinerary' }).where(ofItinerary)
    await send('/file/deleteByForumId', { forumId: tour })
    const [itinerary] = await db.select().from(itineraryBin).where(eq(itineraryBin.tourId, tour))
    await db.insert(images).values({ ...full!, key: `${full!.key}-new`, deletedAt: null })
    const back = { kind: 'itinerary', id: itinerary!.id }
    expect(await codeOf(await send('/admin/bin/restore', back))).toEqual([422, 'TooManyImages'])
    await db.delete(images).where(eq(images.key, `${full!.key}-new`))
    expect((await send('/admin/bin/restore', back)).status).toBe(200)
    expect((await db.select().from(images).where(ofItinerary))[0]).toMatchObject({
      deletedAt: null,
      position: 1,
    })
  })
})
