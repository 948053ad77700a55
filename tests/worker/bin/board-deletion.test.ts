import { env } from 'cloudflare:workers'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteExpiredBinEntries } from '../../../worker/features/bin/bin.actions'
import { deleteTopics } from '../../../worker/features/bin/tour-deletion'
import { replies, topics } from '../../../worker/db/schema/board'
import { images } from '../../../worker/db/schema/images'
import { searchDocuments } from '../../../worker/db/schema/search'
import { itineraryBin, tours } from '../../../worker/db/schema/tours'
import { aTopic } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const later = () => Date.now() + 31 * DAY_MS
const isThere = async (id: number) => (await db.$count(tours, eq(tours.id, id))) === 1
const isTopicThere = async (id: number) => (await db.$count(topics, eq(topics.id, id))) === 1
const rowsOf = async (tourId: number) => [
  await db.$count(topics, eq(topics.tourId, tourId)),
  await db.$count(
    replies,
    sql`${replies.topicId} in (select id from topics where tour_id = ${tourId})`,
  ),
  await db.$count(searchDocuments, eq(searchDocuments.tourId, tourId)),
]

/** A tour with a board of indexed posts, deleted just now. */
async function aBinnedTour(boardOf: { topics: number; posts: number }) {
  const tourId = await aTour()
  const { userId } = await aMember()
  const count = (n: number) =>
    sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${n})`
  await db.run(sql`${count(boardOf.topics)} insert into topics (tour_id, user_id, title, title_key, category, created_at, updated_at)
    select ${tourId}, ${userId}, 'T', 't', 1, value, value from n`)
  await db.run(sql`${count(boardOf.posts)} insert into replies (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
    select topics.id, ${userId}, value = 1, 'c', 'c', 1, value from topics cross join n where tour_id = ${tourId}`)
  await db.run(sql`insert into search_documents (kind, ref_id, tour_id, topic_id, title, body, terms, created_at)
    select 'post', replies.id, ${tourId}, topic_id, '', 'c', '[["c",1],["d",1]]', 1
    from replies join topics on topics.id = topic_id where tour_id = ${tourId}`)
  await db.update(tours).set({ deletedAt: Date.now() }).where(eq(tours.id, tourId))
  return tourId
}

describe('a tour with a large board', () => {
  it('is deleted in parts', async () => {
    const many = await aBinnedTour({ topics: 1200, posts: 2 })
    const long = await aBinnedTour({ topics: 1, posts: 3000 })
    const meter = meteredDb()
    await deleteExpiredBinEntries({ ...env, DB: meter.database }, later())
    expect([await isThere(many), await isThere(long)]).toEqual([false, false])
    expect([await rowsOf(many), await rowsOf(long)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    // A thousand posts with their terms and indexes.
    expect(meter.mostWritten()).toBeLessThan(5000)
  })

  it('continues where the last run stopped', async () => {
    const tourId = await aBinnedTour({ topics: 1, posts: 2500 })
    expect(await deleteTopics(db, eq(topics.tourId, tourId), 1)).toBe(0)
    expect(await rowsOf(tourId)).toEqual([1, 1500, 1500])
    expect(await deleteTopics(db, eq(topics.tourId, tourId), 5)).toBe(3)
    expect(await rowsOf(tourId)).toEqual([0, 0, 0])
  })

  it('cannot be restored once deletion may have started', async () => {
    const { token } = await anAdmin()
    const tourId = await aBinnedTour({ topics: 1, posts: 1 })
    const { topic } = await aTopic()
    const restore = async (kind: string, id: number) =>
      (await request('/api/admin/bin/restore', { body: { kind, id }, token })).status
    await request(
      `/api/reply/${(await db.select().from(replies).where(eq(replies.topicId, topic._id)))[0]!.id}`,
      {
        method: 'DELETE',
        token,
      },
    )
    const old = Date.now() - 31 * DAY_MS
    await db.update(tours).set({ deletedAt: old }).where(eq(tours.id, tourId))
    await db.update(topics).set({ deletedAt: old }).where(eq(topics.id, topic._id))
    expect([await restore('tour', tourId), await restore('topic', topic._id)]).toEqual([404, 404])
    const listed = await (
      await request('/api/admin/bin', { token })
    ).json<Record<'tours' | 'topics', { _id: number }[]>>()
    expect(listed.tours.map(({ _id }) => _id)).not.toContain(tourId)
    expect(listed.topics.map(({ _id }) => _id)).not.toContain(topic._id)
  })
})

it('the deletion of a tour reads no images but its own', async () => {
  const [kept, gone] = [await aTour(), await aTour()]
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < 3000)
    insert into images (key, tour_id, purpose, width, height, bytes, type, created_at)
    select 'k' || value, iif(value < 3, ${gone}, ${kept}), 'gallery', 1, 1, 1, 'image/png', 1 from n`)
  await db.run(sql`update images set deleted_at = 1 where key = 'k3'`)
  await db.update(tours).set({ deletedAt: Date.now() }).where(eq(tours.id, gone))
  const meter = meteredDb()
  await deleteExpiredBinEntries({ ...env, DB: meter.database }, later())
  expect([
    await isThere(gone),
    await db.$count(images, inArray(images.tourId, [kept, gone])),
  ]).toEqual([false, 2997])
  expect(meter.rowsRead()).toBeLessThan(200)
})

describe('a tour that cannot be deleted', () => {
  afterEach(() => db.run(sql`drop trigger if exists stuck`))

  it('does not hold up other tours, itineraries or posts', async () => {
    expectLogs('bin.tour')
    const stuck = await aBinnedTour({ topics: 1, posts: 1 })
    const next = await aBinnedTour({ topics: 1, posts: 1 })
    const kept = await aTour()
    await db.insert(itineraryBin).values({ tourId: kept, entries: '[]', deletedAt: Date.now() })
    const { topic } = await aTopic({ tourId: kept })
    await db.update(topics).set({ deletedAt: Date.now() }).where(eq(topics.id, topic._id))
    await db.run(
      sql.raw(`create trigger stuck before delete on tours when old.id = ${stuck}
      begin select raise(abort, 'stuck'); end`),
    )
    await deleteExpiredBinEntries(env, later())
    expect([await isThere(stuck), await isThere(next), await isTopicThere(topic._id)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await db.$count(itineraryBin, eq(itineraryBin.tourId, kept))).toBe(0)
    await db.run(sql`drop trigger stuck`)
    await deleteExpiredBinEntries(env, later())
    expect(await isThere(stuck)).toBe(false)
  })
})
