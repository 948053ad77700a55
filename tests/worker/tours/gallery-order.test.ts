import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listTourImages } from '../../../worker/features/tours/tours.admin-queries'
import type { TourImages } from '../../../worker/contracts/tours-admin'
import { aTopic } from '../../support/board-builders'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { codeOf, ORIGIN, request } from '../../support/request'
import { anUploader } from '../media/uploads'

const { admin, uploaded, send, read } = await anUploader()

describe('POST /api/file/delete', () => {
  it('puts a picture into the bin and takes it out of the gallery', async () => {
    const tour = await aTour()
    const { fileName, url } = await uploaded(tour)
    expect(
      await codeOf(await send('/file/delete', { forumId: tour, filename: fileName }, null)),
    ).toEqual([401, 'PlzLogin'])
    expect(
      (await send('/file/delete', { forumId: tour, filename: fileName }, (await aMember()).token))
        .status,
    ).toBe(403)
    const response = await send('/file/delete', { forumId: tour, filename: url })
    expect(await response.json()).toEqual({ forumId: tour, filename: fileName })
    expect((await read(tour)).imageUrls).toEqual([])
    expect(await env.MEDIA.head(fileName)).not.toBeNull()
    expect((await send('/file/delete', { forumId: tour, filename: fileName })).status).toBe(404)
  })

  it.each(['../../etc/passwd', '..%2f', '', 'x'.repeat(300)])(
    'answers 404 to the file %j',
    async (filename) => {
      expect((await send('/file/delete', { forumId: await aTour(), filename })).status).toBe(404)
    },
  )

  it("answers 404 to another tour's picture", async () => {
    const { fileName } = await uploaded(await aTour())
    expect(
      (await send('/file/delete', { forumId: await aTour(), filename: fileName })).status,
    ).toBe(404)
  })
})

describe('arranging pictures', () => {
  it('orders them and sets their alt texts', async () => {
    const tour = await aTour()
    const [a, b, c] = [await uploaded(tour), await uploaded(tour), await uploaded(tour)]
    const alt = [
      { lang: 'kr', txt: ' 호수 ' },
      { lang: 'ca', txt: 'Lake' },
      { lang: 'cn', txt: '' },
    ]
    const images = [
      { filename: c.fileName, alt },
      { filename: a.fileName },
      { filename: b.fileName },
    ]
    expect((await send('/file/arrange', { forumId: tour, images })).status).toBe(200)
    const stored = (await read(tour)).imageUrls
    expect(stored.map(({ url }) => url)).toEqual([c.url, a.url, b.url])
    expect(stored[0]?.alt.toSorted((x, y) => x.lang.localeCompare(y.lang))).toEqual([
      { lang: 'ca', txt: 'Lake' },
      { lang: 'kr', txt: '호수' },
    ])
    await send('/file/arrange', { forumId: tour, images: [{ filename: b.fileName }] })
    const again = (await read(tour)).imageUrls
    expect(again.map(({ url }) => url)).toEqual([b.url, c.url, a.url])
    expect(again[1]?.alt).toHaveLength(2)
  })

  it('sets the focus of the named ones: 50 % 30 % until then, whole percents within the picture', async () => {
    const tour = await aTour()
    const [a, b] = [await uploaded(tour), await uploaded(tour)]
    const focusOf = async () => (await read(tour)).imageUrls.map(({ focus }) => focus)
    expect(await focusOf()).toEqual([
      { x: 50, y: 30 },
      { x: 50, y: 30 },
    ])
    const arrange = (focus: unknown) =>
      send('/file/arrange', {
        forumId: tour,
        images: [{ filename: b.fileName, focus }, { filename: a.fileName }],
      })
    expect((await arrange({ x: 0, y: 100 })).status).toBe(200)
    expect(await focusOf()).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 30 },
    ])
    expect((await listTourImages(db, tour))?.images.map(({ focus }) => focus)).toEqual(
      await focusOf(),
    )
    expect((await arrange(undefined)).status).toBe(200)
    expect((await focusOf())[0]).toEqual({ x: 0, y: 100 })
    for (const focus of [{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 0.5, y: 0 }, { x: 1 }])
      expect((await arrange(focus)).status).toBe(422)
  })

  it('refuses pictures of other tours, and people who are no admins', async () => {
    const tour = await aTour()
    const { fileName } = await uploaded(await aTour())
    const body = { forumId: tour, images: [{ filename: fileName }] }
    expect(await codeOf(await send('/file/arrange', body))).toEqual([422, 'NotAnImageOfTour'])
    expect((await send('/file/arrange', body, null)).status).toBe(401)
    expect((await send('/file/arrange', body, (await aMember()).token)).status).toBe(403)
    expect((await send('/file/arrange', { forumId: tour, images: [] })).status).toBe(422)
  })

  it('sets the main picture by key or address, of this tour only', async () => {
    const tour = await aTour()
    const [, second] = [await uploaded(tour), await uploaded(tour)]
    expect((await send('/forum/mainImg', { forumId: tour, mainImageUrl: second.url })).status).toBe(
      200,
    )
    expect((await read(tour)).mainImageUrl).toBe(second.url)
    expect(
      (await send('/forum/mainImg', { forumId: tour, mainImageUrl: second.fileName })).status,
    ).toBe(200)
    for (const mainImageUrl of [`${ORIGIN}${second.url}`, `${second.url}?w=640`])
      expect((await send('/forum/mainImg', { forumId: tour, mainImageUrl })).status).toBe(200)
    const other = await uploaded(await aTour())
    const foreign = [
      `${ORIGIN}x`,
      `${ORIGIN}:x/`,
      `${ORIGIN}.evil.example${second.url}`,
      'https://evil.example/a.jpg',
    ]
    for (const mainImageUrl of [other.url, ...foreign, ''])
      expect(await codeOf(await send('/forum/mainImg', { forumId: tour, mainImageUrl }))).toEqual([
        422,
        'NotAnImageOfTour',
      ])
    expect((await send('/forum/mainImg', { forumId: 999_999, mainImageUrl: '' })).status).toBe(404)
  })

  it('lists every picture of the tour once, used or not', async () => {
    const tour = await aTour()
    const [gallery, used, unused, posted] = [
      await uploaded(tour),
      await uploaded(tour, { fields: { purpose: 'itinerary' } }),
      await uploaded(tour, { fields: { purpose: 'bulletin' } }),
      await uploaded(tour, { fields: { purpose: 'bulletin' } }),
    ]
    await aTopic({ tourId: tour, body: { content: `How we ate: ![lunch](${posted.url})` } })
    await send('/forum/updateextra', {
      forumId: tour,
      lang: 'ca',
      routeDetail: [{ title: 't', isPic: true, url: used.url }],
    })
    const found = await (
      await request(`/api/forum/getImg/${tour}`, { token: admin.token })
    ).json<TourImages>()
    expect(found.allImageUrls.toSorted()).toEqual(
      [gallery.url, used.url, unused.url, posted.url].toSorted(),
    )
    expect(found.images.filter(({ isInPost }) => isInPost).map(({ url }) => url)).toEqual([
      posted.url,
    ])
    expect(found.images.find(({ isMain }) => isMain)?.url).toBe(gallery.url)
  })

  it('looks for its pictures in posts that show one, and in none of a deleted topic', async () => {
    const tour = await aTour()
    const [shown, gone] = [await uploaded(tour), await uploaded(tour)]
    const { topic } = await aTopic({
      tourId: tour,
      body: { content: `How we ate: ![lunch](${shown.url})` },
    })
    const deleted = await aTopic({
      tourId: tour,
      body: { content: `How we slept: ![tent](${gone.url})` },
    })
    await db.run(sql`update topics set deleted_at = 1 where id = ${deleted.topic._id}`)
    await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < 3000)
      insert into replies (topic_id, user_id, content, html, renderer_version, created_at)
      select ${topic._id}, 1, 'No picture ' || value, 'x', 1, value from n`)
    const meter = meteredDb()
    const found = await listTourImages(meter.db, tour)
    expect(found!.images.map(({ url, isInPost }) => [url, isInPost])).toEqual([
      [shown.url, true],
      [gone.url, false],
    ])
    expect(meter.rowsRead()).toBeLessThan(100)
  })
})
