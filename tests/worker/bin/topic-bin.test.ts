import { env } from 'cloudflare:workers'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteExpiredBinEntries } from '../../../worker/features/bin/bin.actions'
import type { BinContents } from '../../../worker/contracts/bin'
import { users } from '../../../worker/db/schema/accounts'
import { indexRestoredTopics } from '../../../worker/features/board/board.restore'
import { replies, topicCounts, topics } from '../../../worker/db/schema/board'
import { searchDocuments } from '../../../worker/db/schema/search'
import type { SearchResponse } from '../../../worker/contracts/search'
import { auditLog } from '../../../worker/db/schema/audit'
import { aReply, aTopic, repliesOf, type Member } from '../../support/board-builders'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const admin = await anAdmin()
const remove = (replyId: number, { token }: Member) =>
  request(`/api/reply/${replyId}`, { method: 'DELETE', token })
const restore = async (id: number, token = admin.token) =>
  (await request('/api/admin/bin/restore', { body: { kind: 'topic', id }, token })).status
const bin = async () =>
  (await request('/api/admin/bin', { token: admin.token })).json<BinContents>()
const isBinned = async (id: number) => (await bin()).topics.some(({ _id }) => _id === id)
const found = async (q: string) =>
  (await (await request(`/api/search?q=${q}`)).json<SearchResponse>()).totalCount
const openingOf = async (path: string) => (await repliesOf(path, admin.token))[0]!._id

async function sizeOf(tourId: number) {
  const [row] = await db
    .select()
    .from(topicCounts)
    .where(eq(topicCounts.list, `board:${tourId}`))
  return row!.n
}

describe('a topic that an admin deleted', () => {
  it('is in the bin with its tour and is restored with replies, search, counts and an audit row', async () => {
    const word = `larchwood${unique()}`
    const { topic, path } = await aTopic({ body: { topicName: `About ${word}` } })
    await aReply(path, { content: `More about ${word} here` })
    const before = await (await request(path)).json()
    await remove(await openingOf(path), admin)
    expect([(await request(path)).status, await found(word), await sizeOf(topic.forum)]).toEqual([
      404, 0, 0,
    ])

    const binned = (await bin()).topics.find(({ _id }) => _id === topic._id)!
    expect(binned).toMatchObject({ title: `About ${word}`, forumId: topic.forum })
    expect(binned.forumName).toContainEqual({ lang: 'ca', txt: `Tour ${topic.forum}` })
    expect(binned.removedAt - binned.deletedAt).toBe(30 * DAY_MS)

    expect(await restore(topic._id, (await aMember()).token)).toBe(403)
    expect([await restore(topic._id), await restore(topic._id), await isBinned(topic._id)]).toEqual(
      [200, 200, false],
    )
    expect(await (await request(path)).json()).toEqual(before)
    expect([(await repliesOf(path)).length, await found(word), await sizeOf(topic.forum)]).toEqual([
      2, 2, 1,
    ])
    const log = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2)
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['topic.restore', admin.userId],
      ['post.delete', admin.userId],
    ])
  })

  it('is restored with the last reply that deleted it', async () => {
    const { topic, path, author } = await aTopic()
    const { reply } = await aReply(path)
    await remove(await openingOf(path), author)
    await remove(reply._id, admin)
    expect((await request(path)).status).toBe(404)
    await restore(topic._id)
    expect(
      (await repliesOf(path)).map(({ _id, isDeleted }) => [_id === reply._id, isDeleted]),
    ).toEqual([
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

  it('is deleted after 30 days, as is a deleted reply', async () => {
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
    await deleteExpiredBinEntries(env, Date.now() + 29 * DAY_MS)
    expect([await rows(topic._id), await rows(keptTopic._id)]).toEqual([
      [1, 2],
      [1, 2],
    ])
    await deleteExpiredBinEntries(env, Date.now() + 31 * DAY_MS)
    expect([await rows(topic._id), await rows(keptTopic._id)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(await restore(topic._id)).toBe(404)
    expect((await (await request(kept)).json<{ replyNum: number }>()).replyNum).toBe(1)
  })
})

it('can be restored when its admin was demoted since, and not when a member deleted it', async () => {
  const [staff, once] = [await anAdmin(), await anAdmin()]
  const { topic, path } = await aTopic()
  await remove(await openingOf(path), once)
  await request(`/api/admin/members/${once.userId}`, {
    body: { role: null },
    token: staff.token,
  })
  expect([await isBinned(topic._id), await restore(topic._id)]).toEqual([true, 200])

  const { topic: answered, path: answeredPath, author } = await aTopic()
  const { reply, author: replier } = await aReply(answeredPath)
  await remove(await openingOf(answeredPath), author)
  await remove(reply._id, replier)
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, replier.userId))
  expect([await isBinned(answered._id), await restore(answered._id)]).toEqual([false, 404])
})

describe('a topic of four hundred posts', () => {
  const POSTS = 400
  const documents = (topicId: number) =>
    db.$count(searchDocuments, eq(searchDocuments.topicId, topicId))
  const waiting = (topicId: number) =>
    db.$count(topics, and(eq(topics.id, topicId), isNotNull(topics.unindexedAt)))

  async function aLongTopic() {
    const made = await aTopic()
    await db.run(sql`with recursive n(value) as (select 2 union all select value + 1 from n where value < ${POSTS})
      insert into replies (topic_id, user_id, content, html, renderer_version, created_at)
      select ${made.topic._id}, ${made.author.userId}, 'marmot' || value, 'x', 1, value from n`)
    await remove(await openingOf(made.path), admin)
    return made.topic._id
  }

  it('is restored at once and indexed in a few dozen statements', async () => {
    const id = await aLongTopic()
    const meter = meteredDb()
    const bindings = { DB: meter.database }
    const answer = await request('/api/admin/bin/restore', {
      body: { kind: 'topic', id },
      token: admin.token,
      bindings,
    })
    expect([answer.status, await documents(id), await waiting(id)]).toEqual([200, POSTS, 0])
    expect(meter.statements()).toBeLessThan(60)
    expect(await found('marmot333')).toBeGreaterThan(0)
  })

  it('is indexed by the frequent job when that failed in the background', async () => {
    expectLogs('topics.index')
    const id = await aLongTopic()
    await db.run(
      sql.raw(`create trigger stuck before insert on search_documents when new.body = 'marmot200'
      begin select raise(abort, 'stuck'); end`),
    )
    expect(await restore(id)).toBe(200)
    const left = await documents(id)
    expect([left > 0 && left < POSTS, await waiting(id)]).toEqual([true, 1])
    await db.run(sql`drop trigger stuck`)
    await indexRestoredTopics(env)
    expect([await documents(id), await waiting(id)]).toEqual([POSTS, 0])
  })

  it('stays out of the search when it is deleted again before', async () => {
    const id = await aLongTopic()
    await db.update(topics).set({ unindexedAt: 1 }).where(eq(topics.id, id))
    await indexRestoredTopics(env)
    expect([await documents(id), await waiting(id)]).toEqual([0, 0])
  })
})

it('the bin does not offer posts that their author deleted', async () => {
  const { topic, path, author } = await aTopic()
  await remove((await repliesOf(path))[0]!._id, author)
  expect([await isBinned(topic._id), await restore(topic._id)]).toEqual([false, 404])
})
