import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listTourImages } from '../../../worker/features/tours/gallery/tour-images.queries'
import type { TourImages } from '../../../worker/contracts/media/tour-images'
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
  it('orders them; those left out follow in their old order, and a repeated call changes nothing', async () => {
    const tour = await aTour()
    const [a, b, c] = [await uploaded(tour), await uploaded(tour), await uploaded(tour)]
    const arrange = (...filenames: string[]) => send('/file/arrange', { forumId: tour, filenames })
    const shown = async () => (await read(tour)).imageUrls.map(({ url }) => url)
    const response = await arrange(c.fileName, a.fileName, b.fileName)
    expect(await response.json()).toEqual({
      forumId: tour,
      filenames: [c.fileName, a.fileName, b.fileName],
    })
    expect(await shown()).toEqual([c.url, a.url, b.url])
    for (let times = 0; times < 2; times += 1) {
      expect((await arrange(b.fileName)).status).toBe(200)
      expect(await shown()).toEqual([b.url, c.url, a.url])
    }
  })

  it('passes over pictures that went into the bin since the order was made', async () => {
    const tour = await aTour()
    const [a, b, c] = [await uploaded(tour), await uploaded(tour), await uploaded(tour)]
    await send('/file/delete', { forumId: tour, filename: b.fileName })
    const filenames = [c.fileName, b.fileName, a.fileName]
    expect((await send('/file/arrange', { forumId: tour, filenames })).status).toBe(200)
    expect((await read(tour)).imageUrls.map(({ url }) => url)).toEqual([c.url, a.url])
  })

  it('refuses pictures of other tours, and people who are no admins', async () => {
    const tour = await aTour()
    const { fileName } = await uploaded(await aTour())
    const body = { forumId: tour, filenames: [fileName] }
    const described = { forumId: tour, images: [{ filename: fileName }] }
    const replaced = { forumId: tour, filename: fileName, by: (await uploaded(tour)).fileName }
    const member = (await aMember()).token
    for (const [path, wanted] of [
      ['/file/arrange', body],
      ['/file/bin', body],
      ['/file/restore', body],
      ['/file/describe', described],
      ['/file/replace', replaced],
    ] as const) {
      expect(await codeOf(await send(path, wanted)), path).toEqual([422, 'NotAnImageOfTour'])
      expect((await send(path, wanted, null)).status, path).toBe(401)
      expect((await send(path, wanted, member)).status, path).toBe(403)
    }
    for (const path of ['/file/arrange', '/file/bin', '/file/restore'])
      expect((await send(path, { forumId: tour, filenames: [] })).status, path).toBe(422)
    expect((await send('/file/describe', { forumId: tour, images: [] })).status).toBe(422)
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
