import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { removeBinned } from '../../../worker/features/bin/bin.removal'
import type { BinContents } from '../../../worker/features/bin/bin.contract'
import { replies, topicCounts, topics } from '../../../worker/features/board/board.tables'
import type { SearchAnswer } from '../../../worker/features/search/search.contract'
import { auditLog } from '../../../worker/platform/audit.tables'
import { aReply, aTopic, repliesOf, type Member } from '../../support/board-builders'
import { aMember, aSuperUser, db, unique } from '../../support/builders'
import { request } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const admin = await aSuperUser()
const remove = (replyId: number, { token }: Member) => request(`/api/reply/${replyId}`, { method: 'DELETE', token })
const restore = async (id: number, token = admin.token) =>
  (await request('/api/admin/bin/restore', { body: { kind: 'topic', id }, token })).status
const bin = async () => (await request('/api/admin/bin', { token: admin.token })).json<BinContents>()
const isBinned = async (id: number) => (await bin()).topics.some(({ _id }) => _id === id)
const found = async (q: string) => (await (await request(`/api/search?q=${q}`)).json<SearchAnswer>()).totalCount
const openingOf = async (path: string) => (await repliesOf(path, admin.token))[0]!._id

async function sizeOf(tourId: number) {
  const [row] = await db
    .select()
    .from(topicCounts)
    .where(eq(topicCounts.list, `board:${tourId}`))
  return row!.n
}

describe('a topic that a super user deleted', () => {
  it('lies in the bin with its tour and comes back whole: replies, search, counts, and a line in the log', async () => {
    const word = `larchwood${unique()}`
    const { topic, path } = await aTopic({ body: { topicName: `About ${word}` } })
    await aReply(path, { content: `More about ${word} here` })
    const before = await (await request(path)).json()
    await remove(await openingOf(path), admin)
    expect([(await request(path)).status, await found(word), await sizeOf(topic.forum)]).toEqual([404, 0, 0])

    const binned = (await bin()).topics.find(({ _id }) => _id === topic._id)!
    expect(binned).toMatchObject({ title: `About ${word}`, forumId: topic.forum })
    expect(binned.forumName).toContainEqual({ lang: 'ca', txt: `Tour ${topic.forum}` })
    expect(binned.removedAt - binned.deletedAt).toBe(30 * DAY_MS)

    expect(await restore(topic._id, (await aMember()).token)).toBe(403)
    expect([await restore(topic._id), await restore(topic._id), await isBinned(topic._id)]).toEqual([200, 200, false])
    expect(await (await request(path)).json()).toEqual(before)
    expect([(await repliesOf(path)).length, await found(word), await sizeOf(topic.forum)]).toEqual([2, 2, 1])
    const log = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2)
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['topic.restore', admin.userId],
      ['post.delete', admin.userId],
    ])
  })

  it('brings back the last reply that took it along', async () => {
    const { topic, path, author } = await aTopic()
    const { reply } = await aReply(path)
    await remove(await openingOf(path), author)
    await remove(reply._id, admin)
    expect((await request(path)).status).toBe(404)
    await restore(topic._id)
    expect((await repliesOf(path)).map(({ _id, isDeleted }) => [_id === reply._id, isDeleted])).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('stays out of the search when it is private', async () => {
    const word = `secretword${unique()}`
    const { topic, path } = await aTopic({ body: { topicName: word, hidePlz: true } })
    await remove(await openingOf(path), admin)
    await restore(topic._id)
    expect([(await request(path)).status, await found(word)]).toEqual([403, 0])
  })

  it('is removed for good after 30 days, as is a reply that was deleted', async () => {
    const { topic, path } = await aTopic()
    await aReply(path)
    await remove(await openingOf(path), admin)
    const { path: kept, topic: keptTopic } = await aTopic()
    const { reply, author } = await aReply(kept)
    await remove(reply._id, author)
    const rows = async (id: number) => [
      await db.$count(topics, eq(topics.id, id)),
      await db.$count(replies, eq(replies.topicId, id)),
    ]
    await removeBinned(env, Date.now() + 29 * DAY_MS)
    expect([await rows(topic._id), await rows(keptTopic._id)]).toEqual([
      [1, 2],
      [1, 2],
    ])
    await removeBinned(env, Date.now() + 31 * DAY_MS)
    expect([await rows(topic._id), await rows(keptTopic._id)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(await restore(topic._id)).toBe(404)
    expect((await (await request(kept)).json<{ replyNum: number }>()).replyNum).toBe(1)
  })
})

it('offers nothing that its own author took away', async () => {
  const { topic, path, author } = await aTopic()
  await remove((await repliesOf(path))[0]!._id, author)
  expect([await isBinned(topic._id), await restore(topic._id)]).toEqual([false, 404])
})
