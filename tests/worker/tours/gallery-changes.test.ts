import { env } from 'cloudflare:workers'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TourImages } from '../../../worker/contracts/media/tour-images'
import { auditLog } from '../../../worker/db/schema/audit'
import { images } from '../../../worker/db/schema/images'
import { tours } from '../../../worker/db/schema/tours'
import { listTourImages } from '../../../worker/features/tours/gallery/tour-images.queries'
import { hashOf } from '../../../worker/services/media/file-marks'
import { aTopic } from '../../support/board-builders'
import { aTour, db } from '../../support/builders'
import { codeOf, request } from '../../support/request'
import { fixture } from '../media/fixtures'
import { anUploader, rowsOf } from '../media/uploads'

const { admin, upload, uploaded, send, read } = await anUploader()

const shown = async (tour: number) => (await read(tour)).imageUrls.map(({ url }) => url)

async function someImages(tour: number, count: number) {
  const made = []
  for (let index = 0; index < count; index += 1) made.push(await uploaded(tour))
  return made as [Awaited<ReturnType<typeof uploaded>>, ...typeof made]
}

describe('describing pictures', () => {
  it('sets the texts of many in the languages that are named, and leaves the others', async () => {
    const tour = await aTour()
    const [a, b] = [await uploaded(tour), await uploaded(tour)]
    const describeAll = (described: unknown[]) =>
      send('/file/describe', { forumId: tour, images: described })
    const altsOf = async () =>
      (await read(tour)).imageUrls.map(({ alt }) =>
        Object.fromEntries(alt.map(({ lang, txt }) => [lang, txt])),
      )
    const response = await describeAll([
      {
        filename: a.fileName,
        alt: [
          { lang: 'kr', txt: ' 호수 ' },
          { lang: 'ca', txt: 'Lake' },
        ],
      },
      { filename: b.fileName, alt: [{ lang: 'cn', txt: '湖' }] },
    ])
    expect(await response.json()).toEqual({ forumId: tour })
    expect(await altsOf()).toEqual([{ kr: '호수', ca: 'Lake' }, { cn: '湖' }])
    await describeAll([{ filename: a.fileName, alt: [{ lang: 'ca', txt: 'A lake' }] }])
    await describeAll([{ filename: b.fileName, alt: [{ lang: 'cn', txt: '' }] }])
    expect(await altsOf()).toEqual([{ kr: '호수', ca: 'A lake' }, {}])
    expect(await shown(tour)).toEqual([a.url, b.url])
  })

  it('sets the focus: 50 % 30 % until then, whole percents within the picture', async () => {
    const tour = await aTour()
    const [a, b] = [await uploaded(tour), await uploaded(tour)]
    const focusOf = async () => (await read(tour)).imageUrls.map(({ focus }) => focus)
    const usual = { x: 50, y: 30 }
    expect(await focusOf()).toEqual([usual, usual])
    const set = (focus: unknown) =>
      send('/file/describe', {
        forumId: tour,
        images: [{ filename: b.fileName, focus }, { filename: a.fileName }],
      })
    expect((await set({ x: 0, y: 100 })).status).toBe(200)
    expect(await focusOf()).toEqual([usual, { x: 0, y: 100 }])
    expect((await listTourImages(db, tour))?.images.map(({ focus }) => focus)).toEqual(
      await focusOf(),
    )
    expect((await set(undefined)).status).toBe(200)
    expect((await focusOf())[1]).toEqual({ x: 0, y: 100 })
    for (const focus of [{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 0.5, y: 0 }, { x: 1 }])
      expect((await set(focus)).status).toBe(422)
  })
})

describe('several pictures at once', () => {
  it('go into the bin together, also when asked twice, and come back to their places', async () => {
    const tour = await aTour()
    const made = await someImages(tour, 4)
    const [a, b, c, d] = made.map(({ url }) => url)
    const filenames = [made[1]!.fileName, made[2]!.fileName]
    for (let times = 0; times < 2; times += 1) {
      const response = await send('/file/bin', { forumId: tour, filenames })
      expect(await response.json()).toEqual({ forumId: tour, filenames })
    }
    expect(await shown(tour)).toEqual([a, d])
    expect((await request(b!)).status).toBe(404)
    for (let times = 0; times < 2; times += 1)
      expect((await send('/file/restore', { forumId: tour, filenames })).status).toBe(200)
    expect(await shown(tour)).toEqual([a, b, c, d])
    const actions = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(tour)))
    expect(actions.map(({ action }) => action)).toContain('image.deleteMany')
  })

  it('come back only within thirty days', async () => {
    const tour = await aTour()
    const [a, b] = await someImages(tour, 2)
    const filenames = [a.fileName, b!.fileName]
    await send('/file/bin', { forumId: tour, filenames })
    await db.update(images).set({ deletedAt: 1 }).where(eq(images.key, a.fileName))
    expect(await codeOf(await send('/file/restore', { forumId: tour, filenames }))).toEqual([
      422,
      'NotAnImageOfTour',
    ])
    expect(await shown(tour)).toEqual([])
  })

  it('come back only while the tour has room for them', async () => {
    const tour = await aTour()
    const [a, b] = await someImages(tour, 2)
    const filenames = [a.fileName, b!.fileName]
    await send('/file/bin', { forumId: tour, filenames })
    const [row] = await db.select().from(images).where(eq(images.key, a.fileName))
    const { key: _key, ...like } = row!
    const keys = Array.from({ length: 199 }, (_, index) => `${tour}-${index}`)
    for (let index = 0; index < keys.length; index += 5)
      await db
        .insert(images)
        .values(keys.slice(index, index + 5).map((key) => ({ ...like, key, deletedAt: null })))
    expect(await codeOf(await send('/file/restore', { forumId: tour, filenames }))).toEqual([
      422,
      'TooManyImages',
    ])
    await db.delete(images).where(inArray(images.key, keys.slice(0, 1)))
    expect((await send('/file/restore', { forumId: tour, filenames })).status).toBe(200)
  })
})

describe('a picture in the place of another', () => {
  it('takes over its place, texts and uses, and the old one goes into the bin; exchanged, the call undoes it', async () => {
    const tour = await aTour()
    const [first, old, last] = await someImages(tour, 3)
    const by = await uploaded(tour, { bytes: fixture('png'), fields: { purpose: 'bulletin' } })
    const replaced = { forumId: tour, filename: old!.fileName, by: by.fileName }
    const alt = [{ lang: 'ca' as const, txt: 'Bow Lake' }]
    await send('/file/describe', {
      forumId: tour,
      images: [{ filename: old!.fileName, alt, focus: { x: 9, y: 9 } }],
    })
    await send('/forum/mainImg', { forumId: tour, mainImageUrl: old!.url })
    await send('/forum/update', {
      forumId: tour,
      texts: { ca: { bulletin: `See ![lake](${old!.url})` } },
    })
    await send('/forum/updateextra', {
      forumId: tour,
      lang: 'kr',
      routeDetail: [
        { title: 'a', isPic: true, url: old!.url },
        { title: 'b', body: `![](${old!.url}) and ![](${last!.url})` },
      ],
    })
    const before = await read(tour)
    const response = await send('/file/replace', replaced)
    expect(await response.json()).toEqual({
      forumId: tour,
      filename: by.fileName,
      isKeptForPosts: false,
    })
    const after = await read(tour)
    expect(after.imageUrls.map(({ url }) => url)).toEqual([first.url, by.url, last!.url])
    expect(after.imageUrls[1]).toMatchObject({ alt, focus: { x: 50, y: 30 } })
    expect(after.mainImageUrl).toBe(by.url)
    expect(after.bulletin).toEqual([{ lang: 'ca', txt: `See ![lake](${by.url})` }])
    expect(JSON.stringify(after.bulletinHtml)).toContain(by.fileName)
    expect(JSON.stringify(after)).not.toContain(old!.fileName)
    expect(after.routeDetail.map(({ url, body }) => [url, body])).toEqual([
      [by.url, ''],
      ['', `![](${by.url}) and ![](${last!.url})`],
    ])
    expect(after.updatedAt).toBeGreaterThan(before.updatedAt)
    expect((await request(old!.url)).status).toBe(404)

    const undone = {
      forumId: tour,
      filename: by.fileName,
      by: old!.fileName,
      focus: { x: 9, y: 9 },
    }
    expect((await send('/file/replace', undone)).status).toBe(200)
    const { updatedAt: _now, textsUpdatedAt: _texts, ...again } = await read(tour)
    const { updatedAt: _then, textsUpdatedAt: _old, ...was } = before
    expect(again).toEqual(was)
  })

  it('leaves the old one to the posts that show it, outside the gallery', async () => {
    const tour = await aTour()
    const [old] = await someImages(tour, 1)
    const by = await uploaded(tour, { fields: { purpose: 'bulletin' } })
    await aTopic({ tourId: tour, body: { content: `How we ate: ![lunch](${old.url})` } })
    const response = await send('/file/replace', {
      forumId: tour,
      filename: old.fileName,
      by: by.fileName,
    })
    expect(await response.json()).toMatchObject({ isKeptForPosts: true })
    expect(await shown(tour)).toEqual([by.url])
    expect((await request(old.url)).status).toBe(200)
  })

  it('is another one, of the same tour, and the old one is not in the bin', async () => {
    const tour = await aTour()
    const [a, b] = await someImages(tour, 2)
    const other = await uploaded(await aTour())
    const refused = [
      { filename: a.fileName, by: a.fileName },
      { filename: a.fileName, by: other.fileName },
      { filename: a.fileName, by: 'x' },
    ]
    for (const wanted of refused)
      expect(await codeOf(await send('/file/replace', { forumId: tour, ...wanted }))).toEqual([
        422,
        'NotAnImageOfTour',
      ])
    await send('/file/delete', { forumId: tour, filename: a.fileName })
    const binned = { forumId: tour, filename: a.fileName, by: b!.fileName }
    expect((await send('/file/replace', binned)).status).toBe(422)
    await db.update(tours).set({ deletedAt: 1 }).where(eq(tours.id, tour))
    expect(
      (await send('/file/replace', { ...binned, filename: b!.fileName, by: a.fileName })).status,
    ).toBe(422)
  })
})

describe('the same file a second time', () => {
  it('is refused when asked to, with the picture that has it, until that one is deleted', async () => {
    const tour = await aTour()
    const fields = { unlessPresent: '1' }
    const first = await uploaded(tour, { fields, name: '../Photos/IMG_0003.jpg' })
    const second = await upload(tour, { fields })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ code: 'ImagePresent', filename: first.fileName })
    expect((await upload(tour, { fields, bytes: fixture('png') })).status).toBe(200)
    expect((await upload(await aTour(), { fields })).status).toBe(200)
    expect((await upload(tour)).status).toBe(200)
    const rows = await rowsOf(tour)
    const same = rows.filter(({ type }) => type === 'image/jpeg')
    expect(new Set(same.map(({ sha256 }) => sha256)).size).toBe(1)
    expect(same[0]?.sha256).toBe(await hashOf(fixture('jpeg')))
    const filenames = same.map(({ key }) => key)
    await send('/file/bin', { forumId: tour, filenames })
    expect((await upload(tour, { fields })).status).toBe(200)
  })

  it('is stored once when both arrive at the same moment', async () => {
    const tour = await aTour()
    const fields = { unlessPresent: '1' }
    const answers = await Promise.all([1, 2, 3].map(() => upload(tour, { fields })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await shown(tour)).toHaveLength(1)
  })

  it('tells admins the name of each file, without its folders', async () => {
    const tour = await aTour()
    await uploaded(tour, { name: 'C:\\Photos\\보우 호수.jpg' })
    await uploaded(tour, { name: '../../etc/passwd.svg' })
    const listed = await request(`/api/forum/getImg/${tour}`, { token: admin.token })
    const { images: found } = await listed.json<TourImages>()
    expect(found.map(({ name }) => name)).toEqual(['보우 호수.jpg', 'passwd.svg'])
    expect(await env.MEDIA.head(found[0]!.filename)).not.toBeNull()
  })
})
