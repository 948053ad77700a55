import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../worker/contracts/board/posts'
import type { Topic } from '../../../worker/contracts/board/board'
import { replies, topics } from '../../../worker/db/schema/board'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { request } from '../../support/request'

const CONTENT = 'Bring layers and a thermos.'
const code = async (response: Response) => [
  response.status,
  (await response.json<{ code: string }>()).code,
]
const remove = (id: number, token: string) =>
  request(`/api/reply/${id}`, { method: 'DELETE', token })
const topicOf = async (path: string) => (await request(path)).json<Topic>()
const stored = async (id: number) => (await db.select().from(topics).where(eq(topics.id, id)))[0]!

describe('POST …/reply', () => {
  it('adds a reply and counts it', async () => {
    const { path } = await aTopic()
    const member = await aMember({ avatarUrl: '/img/x' })
    const response = await request(`${path}/reply`, {
      token: member.token,
      body: { content: `${CONTENT}\r\n- one` },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      user: { username: member.username, avatarUrl: '/img/x' },
      content: `${CONTENT}\n- one`,
      editedAt: null,
      canEdit: true,
      canDelete: true,
      isOpening: false,
    })
    expect((await topicOf(path)).replyNum).toBe(2)
  })

  it.each([
    {},
    { content: '' },
    { content: '123456789' },
    { content: ' 12345678 ' },
    { content: '\u3164'.repeat(10) },
  ])('refuses %j with 422 WriteMin', async (body) => {
    const { path } = await aTopic()
    expect(
      await code(await request(`${path}/reply`, { token: (await aMember()).token, body })),
    ).toEqual([422, 'WriteMin'])
  })

  it('refuses visitors, the unverified, a wrong tour, a private topic of others and a locked one', async () => {
    const { path, topic } = await aTopic()
    const [body, { token }] = [{ content: CONTENT }, await aMember()]
    expect(await code(await request(`${path}/reply`, { body }))).toEqual([401, 'PlzLogin'])
    const unverified = await aMember({ verifiedAt: null })
    expect(await code(await request(`${path}/reply`, { body, token: unverified.token }))).toEqual([
      403,
      'EmailNotVerified',
    ])
    const elsewhere = `/api/forum/${topic.forum + 1}/topic/${topic._id}/reply`
    expect(await code(await request(elsewhere, { body, token }))).toEqual([404, 'NotFound'])
    const hidden = await aTopic({ body: { hidePlz: true } })
    expect(await code(await request(`${hidden.path}/reply`, { body, token }))).toEqual([
      403,
      'PrivatePost',
    ])
    await db.update(topics).set({ lockedAt: 1 }).where(eq(topics.id, topic._id))
    expect(await code(await request(`${path}/reply`, { body, token }))).toEqual([
      403,
      'TopicLocked',
    ])
    expect((await request(`${path}/reply`, { body, token: (await anAdmin()).token })).status).toBe(
      200,
    )
    for (const method of ['PUT', 'PATCH'])
      expect((await request(`${path}/reply`, { method, body, token })).status).toBe(405)
    const form = new FormData()
    form.set('content', CONTENT)
    expect(await code(await request(`${path}/reply`, { body: form, token }))).toEqual([
      415,
      'WrongType',
    ])
  })
})

describe('POST /api/reply/{id}', () => {
  it('changes an own post and says when', async () => {
    const { path } = await aTopic()
    const { reply, author } = await aReply(path)
    const response = await request(`/api/reply/${reply._id}`, {
      token: author.token,
      body: { content: '*Changed* it now' },
    })
    expect(response.status).toBe(200)
    const changed = await response.json<Reply>()
    expect(changed).toMatchObject({
      _id: reply._id,
      content: '*Changed* it now',
      createdAt: reply.createdAt,
    })
    expect(changed.html).toContain('<em>Changed</em>')
    expect(changed.editedAt).toBeGreaterThanOrEqual(reply.createdAt)
  })

  it('lets an admin change any post and refuses all other members', async () => {
    const { path } = await aTopic()
    const { reply } = await aReply(path)
    const [url, body] = [`/api/reply/${reply._id}`, { content: 'Another member wrote this.' }]
    expect(await code(await request(url, { body }))).toEqual([401, 'PlzLogin'])
    expect(await code(await request(url, { body, token: (await aMember()).token }))).toEqual([
      403,
      'NotYours',
    ])
    expect((await request(url, { body, token: (await anAdmin()).token })).status).toBe(200)
    expect(
      await code(await request('/api/reply/99999999', { body, token: (await aMember()).token })),
    ).toEqual([404, 'NotFound'])
    expect(
      await code(
        await request(url, { body: { content: 'short' }, token: (await anAdmin()).token }),
      ),
    ).toEqual([422, 'WriteMin'])
  })

  it('refuses changes in a locked topic, of a deleted post and of a private one of others', async () => {
    const { path, topic } = await aTopic()
    const { reply, author } = await aReply(path)
    const body = { content: 'Something else entirely.' }
    await db.update(topics).set({ lockedAt: 1 }).where(eq(topics.id, topic._id))
    expect(
      await code(await request(`/api/reply/${reply._id}`, { body, token: author.token })),
    ).toEqual([403, 'TopicLocked'])
    await remove(reply._id, author.token)
    expect((await request(`/api/reply/${reply._id}`, { body, token: author.token })).status).toBe(
      404,
    )
    const secret = await aTopic({ body: { hidePlz: true } })
    const [opening] = await repliesOf(secret.path, secret.author.token)
    expect(
      (await request(`/api/reply/${opening!._id}`, { body, token: author.token })).status,
    ).toBe(404)
    expect((await remove(opening!._id, author.token)).status).toBe(404)
  })
})

describe('DELETE /api/reply/{id}', () => {
  it('deletes an own reply, not those of others', async () => {
    const { path, topic } = await aTopic()
    const { reply, author } = await aReply(path)
    expect(await code(await remove(reply._id, (await aMember()).token))).toEqual([403, 'NotYours'])
    const response = await remove(reply._id, author.token)
    expect(await response.json()).toEqual({ isTopicDeleted: false, forumId: topic.forum })
    expect(await repliesOf(path)).toHaveLength(1)
    expect((await topicOf(path)).replyNum).toBe(1)
    expect((await remove(reply._id, author.token)).status).toBe(404)
  })

  it('deletes the topic with its only post', async () => {
    const { path, topic, author } = await aTopic()
    const [opening] = await repliesOf(path)
    const response = await remove(opening!._id, author.token)
    expect(await response.json()).toEqual({ isTopicDeleted: true, forumId: topic.forum })
    expect((await request(path)).status).toBe(404)
    expect((await request(`/api/forum/${topic.forum}/topic`)).headers.get('x-total-count')).toBe(
      '0',
    )
  })

  it('blanks an opening post that has replies of others, and deletes the topic with the last reply', async () => {
    const { path, topic, author } = await aTopic({
      body: { content: 'My phone number is 403 555 0100.' },
    })
    const { reply, author: replier } = await aReply(path)
    const [opening] = await repliesOf(path)
    expect(await (await remove(opening!._id, author.token)).json()).toEqual({
      isTopicDeleted: false,
      forumId: topic.forum,
    })
    const [blank, answer] = await repliesOf(path, author.token)
    expect(blank).toMatchObject({
      isDeleted: true,
      content: '',
      html: '',
      canEdit: false,
      canDelete: false,
    })
    expect(answer!._id).toBe(reply._id)
    expect((await topicOf(path)).replyNum).toBe(2)
    const again = { token: author.token, body: { content: 'I change it again.' } }
    expect((await request(`/api/reply/${opening!._id}`, again)).status).toBe(404)
    expect((await remove(opening!._id, author.token)).status).toBe(404)
    expect(await (await remove(reply._id, replier.token)).json()).toEqual({
      isTopicDeleted: true,
      forumId: topic.forum,
    })
    expect((await request(path)).status).toBe(404)
  })

  it("deletes the topic when all its posts are its author's", async () => {
    const { path, author } = await aTopic()
    await aReply(path, { author })
    const [opening] = await repliesOf(path)
    expect(await (await remove(opening!._id, author.token)).json()).toMatchObject({
      isTopicDeleted: true,
    })
  })

  it('deletes the topic when an admin deletes the opening post', async () => {
    const { path } = await aTopic()
    await aReply(path)
    const [opening] = await repliesOf(path)
    expect(await (await remove(opening!._id, (await anAdmin()).token)).json()).toMatchObject({
      isTopicDeleted: true,
    })
    expect((await request(path)).status).toBe(404)
  })

  it('keeps the count right while others reply', async () => {
    const { path, topic, author } = await aTopic()
    const [opening] = await repliesOf(path)
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember()))
    const first = await aReply(path, { author: members[0]! })
    const writes = members.map((member, n) =>
      request(`${path}/reply`, {
        token: member.token,
        body: { content: `Answer number ${n} of eight` },
      }),
    )
    const answers = await Promise.all([
      ...writes.slice(0, 4),
      remove(first.reply._id, first.author.token),
      remove(opening!._id, author.token),
      ...writes.slice(4),
    ])
    expect(
      answers.map(({ status }) => status).every((status) => status === 200 || status === 404),
    ).toBe(true)
    const counted = await db.$count(
      replies,
      and(eq(replies.topicId, topic._id), isNull(replies.deletedAt)),
    )
    expect((await stored(topic._id)).replyCount).toBe(counted)
  })

  it('refuses a reply to a topic that was deleted in the meantime', async () => {
    const { path, topic, author } = await aTopic()
    const [opening] = await repliesOf(path)
    const { token } = await aMember()
    const [, answer] = await Promise.all([
      remove(opening!._id, author.token),
      request(`${path}/reply`, { token, body: { content: 'Am I too late for this?' } }),
    ])
    const { deletedAt } = await stored(topic._id)
    expect([answer.status, deletedAt !== null]).toEqual(
      answer.status === 200 ? [200, false] : [404, true],
    )
  })
})

describe('GET …/reply', () => {
  async function aDiscussion(answers: number) {
    const { path, topic, author } = await aTopic()
    const ids = [(await repliesOf(path))[0]!._id]
    for (let n = 0; n < answers; n += 1) ids.push((await aReply(path)).reply._id)
    const read = async (query: string, token?: string) => {
      const response = await request(`${path}/reply?${query}`, { token: token ?? null })
      const { replies } = await response.json<{ replies: Reply[] }>()
      return {
        ids: replies.map(({ _id }) => _id),
        page: ['x-page', 'x-page-count'].map((name) => Number(response.headers.get(name))),
      }
    }
    return { path, topic, author, ids, read }
  }

  it('sends a topic in pages, or all of it when no page size is given', async () => {
    const { ids, read } = await aDiscussion(4)
    expect(await read('')).toEqual({ ids, page: [1, 1] })
    expect(await read('count=2')).toEqual({ ids: ids.slice(0, 2), page: [1, 3] })
    expect(await read('count=2&page=2')).toEqual({ ids: ids.slice(2, 4), page: [2, 3] })
    expect(await read('count=2&page=3')).toEqual({ ids: ids.slice(4), page: [3, 3] })
    expect(await read('count=2&page=4')).toEqual({ ids: [], page: [4, 3] })
    for (const nonsense of ['count=0', 'count=x', 'count=501', 'page=0', 'reply=x'])
      expect(await read(nonsense)).toEqual({ ids, page: [1, 1] })
  })

  it('sends the page that holds a post, the first one for a post of another topic', async () => {
    const { ids, read } = await aDiscussion(4)
    for (const [index, id] of ids.entries())
      expect((await read(`count=2&reply=${id}`)).page).toEqual([1 + Math.floor(index / 2), 3])
    const other = await aTopic()
    const [foreign] = await repliesOf(other.path)
    for (const id of [foreign!._id, 99_999_999])
      expect(await read(`count=2&page=3&reply=${id}`)).toEqual({
        ids: ids.slice(0, 2),
        page: [1, 3],
      })
  })

  it('keeps every post on its page when others are deleted', async () => {
    const { ids, read, path } = await aDiscussion(4)
    const { token } = await anAdmin()
    await remove(ids[1]!, token)
    expect(await read('count=2')).toEqual({ ids: [ids[0]], page: [1, 3] })
    expect(await read('count=2&page=2')).toEqual({ ids: ids.slice(2, 4), page: [2, 3] })
    expect((await read(`count=2&reply=${ids[1]}`)).page).toEqual([1, 3])
    await remove(ids[4]!, token)
    expect((await read('count=2')).page).toEqual([1, 2])
    const { reply } = await aReply(path)
    expect(await read('count=2&page=3')).toEqual({ ids: [reply._id], page: [3, 3] })
  })

  it('counts pages up to the newest post that the reader may see', async () => {
    const { ids, read } = await aDiscussion(2)
    await db.update(replies).set({ hiddenAt: 1 }).where(eq(replies.id, ids[2]!))
    expect(await read('count=2')).toEqual({ ids: ids.slice(0, 2), page: [1, 1] })
    expect(await read('count=2&page=2', (await anAdmin()).token)).toEqual({
      ids: ids.slice(2),
      page: [2, 2],
    })
  })
})

it('a post whose HTML is of an older renderer is rendered again', async () => {
  const { path, topic } = await aTopic({ body: { content: 'Is **this** bold enough?' } })
  await db
    .update(replies)
    .set({ html: '<p>old</p>', rendererVersion: 0 })
    .where(eq(replies.topicId, topic._id))
  expect((await repliesOf(path))[0]!.html).toContain('<strong>this</strong>')
  const [row] = await db.select().from(replies).where(eq(replies.topicId, topic._id))
  expect(row!.html).toContain('<strong>this</strong>')
})
