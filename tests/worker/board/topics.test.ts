import { eq } from 'drizzle-orm'
import { CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import { describe, expect, it } from 'vitest'
import type { BoardTopic, Topic } from '../../../worker/contracts/board/board'
import type { HomeList } from '../../../worker/contracts/board/home-list'
import { topics } from '../../../worker/db/schema/board'
import { outbox } from '../../../worker/db/schema/mail'
import { tours } from '../../../worker/db/schema/tours'
import { aTopic, aReply, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { request } from '../../support/request'

const CONTENT = 'How cold is it in Banff in March?'
const code = async (response: Response) => [
  response.status,
  (await response.json<{ code: string }>()).code,
]

describe('POST /api/forum/{id}/topic', () => {
  it('writes a topic whose content is its first reply', async () => {
    const [tourId, member] = [await aTour(), await aMember()]
    const response = await request(`/api/forum/${tourId}/topic`, {
      token: member.token,
      body: {
        topicName: ' Winter  trip ',
        category: '2',
        tags: ['#snow', 'snow', ' ice '],
        content: `**${CONTENT}**`,
      },
    })
    expect(response.status).toBe(200)
    const topic = await response.json<Topic>()
    expect(topic).toMatchObject({
      forum: tourId,
      name: 'Winter  trip',
      category: 2,
      tags: ['snow', 'ice'],
      user: { username: member.username, avatarUrl: null, isStaff: false },
      viewNum: 0,
      replyNum: 1,
      hidePlz: false,
      isLocked: false,
      canWrite: true,
    })
    const [opening, ...others] = await repliesOf(`/api/forum/${tourId}/topic/${topic._id}`)
    expect(others).toEqual([])
    expect(opening).toMatchObject({
      isOpening: true,
      content: `**${CONTENT}**`,
      canEdit: false,
      editedAt: null,
    })
    expect(opening!.html).toContain('<strong>')
  })

  it.each([
    [{ topicName: '' }, 'WriteTitle'],
    [{ topicName: undefined }, 'WriteTitle'],
    [{ topicName: 'x'.repeat(121) }, 'TextTooLong'],
    [{ topicName: 'a\u202eb' }, 'TextNotAllowed'],
    [{ content: undefined }, 'WriteContent'],
    [{ content: '   ' }, 'WriteContent'],
    [{ topicName: '\u200b' }, 'WriteTitle'],
    [{ topicName: '\u3164' }, 'WriteTitle'],
    [{ content: '\u200b'.repeat(10) }, 'WriteContent'],
    [{ content: `a${'\u2800'.repeat(10)}` }, 'WriteMin'],
    [{ content: '123456789' }, 'WriteMin'],
    [{ content: `${'가'.repeat(9)} ` }, 'WriteMin'],
    [{ content: 'a\u0000bcdefghijkl' }, 'TextNotAllowed'],
    [{ content: 'x'.repeat(20_001) }, 'TextTooLong'],
    [{ tags: ['snow', 'x'.repeat(31)] }, 'TagTooLong'],
    [{ category: 0 }, 'Invalid'],
    [{ category: 5 }, 'Invalid'],
    [{ category: {} }, 'Invalid'],
    [{ hidePlz: 'yes' }, 'Invalid'],
    [{ tags: 'snow' }, 'Invalid'],
    [{ content: { a: 1 } }, 'Invalid'],
  ])('refuses %j with 422 %s', async (body, expected) => {
    const { token } = await aMember()
    const response = await request(`/api/forum/${await aTour()}/topic`, {
      token,
      body: { topicName: 'A title', category: 1, content: CONTENT, ...body },
    })
    expect(await code(response)).toEqual([422, expected])
  })

  it('takes ten characters in any script', async () => {
    for (const content of [
      '1234567890',
      '가나다라마바사아자차',
      '一二三四五六七八九十',
      '🏔️'.repeat(10),
      '👩‍👩‍👧‍👦'.repeat(3),
    ])
      await aTopic({ body: { content } })
  })

  it('refuses visitors, unverified members and missing tours', async () => {
    const body = { topicName: 'A', category: 1, content: CONTENT }
    const [tourId, hidden] = [await aTour(), await aTour({ status: 0 })]
    const gone = await aTour({ deletedAt: 5 })
    const { token } = await aMember()
    expect(await code(await request(`/api/forum/${tourId}/topic`, { body }))).toEqual([
      401,
      'PlzLogin',
    ])
    const unverified = await aMember({ verifiedAt: null })
    expect(
      await code(await request(`/api/forum/${tourId}/topic`, { body, token: unverified.token })),
    ).toEqual([403, 'EmailNotVerified'])
    for (const id of [hidden, gone, 99_999_999])
      expect(await code(await request(`/api/forum/${id}/topic`, { body, token }))).toEqual([
        404,
        'NotFound',
      ])
    const { token: adminToken } = await anAdmin()
    expect((await request(`/api/forum/${hidden}/topic`, { body, token: adminToken })).status).toBe(
      200,
    )
  })

  it('takes topics in the contact forum and lists its public ones only', async () => {
    const tourId = CONTACT_FORUM_ID
    const { topic: open } = await aTopic({ tourId })
    const { topic: closed, author } = await aTopic({ tourId, body: { hidePlz: true } })
    const idsFor = async (token?: string) => {
      const response = await request(`/api/forum/${tourId}/topic`, { token: token ?? null })
      return (await response.json<{ _id: number }[]>()).map(({ _id }) => _id)
    }
    expect(await idsFor()).toEqual([open._id])
    expect(await idsFor((await anAdmin()).token)).toEqual([closed._id, open._id])
    expect(
      (await request(`/api/forum/${tourId}/topic/${closed._id}`, { token: author.token })).status,
    ).toBe(200)
  })

  it('notifies the company, in the batch of the post', async () => {
    const { topic, author } = await aTopic({ body: { topicName: 'Bears?' } })
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.causeId, String(topic._id)))
    expect(mail).toMatchObject({
      template: 'newTopicNotice',
      recipient: 'hello@moraine.example',
      causeType: 'topic',
    })
    expect(mail!.textBody).toContain(`/tour/${topic.forum}/${topic._id}`)
    expect(mail!.textBody).toContain(author.username)
  })
})

describe('GET /api/forum/{id}/topic', () => {
  it('sorts by each method and pages', async () => {
    const tourId = await aTour()
    const rows = [
      { title: 'banana', category: 2, viewCount: 5, updatedAt: 30 },
      { title: 'Apple', category: 3, viewCount: 9, updatedAt: 10 },
      { title: 'cherry', category: 1, viewCount: 1, updatedAt: 20 },
    ]
    const { userId } = await aMember()
    await db.insert(topics).values(
      rows.map((row) => ({
        ...row,
        titleKey: row.title.toLowerCase(),
        tourId,
        userId,
        createdAt: row.updatedAt,
      })),
    )
    const names = async (query: string) => {
      const response = await request(`/api/forum/${tourId}/topic${query}`)
      expect(response.headers.get('x-total-count')).toBe('3')
      return (await response.json<BoardTopic[]>()).map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Apple', 'banana', 'cherry'])
    expect(await names('?sort_method=by_name_desc')).toEqual(['cherry', 'banana', 'Apple'])
    expect(await names('?sort_method=by_views_desc')).toEqual(['Apple', 'banana', 'cherry'])
    expect(await names('?sort_method=by_views_asc')).toEqual(['cherry', 'banana', 'Apple'])
    expect(await names('?sort_method=by_date_desc')).toEqual(['banana', 'cherry', 'Apple'])
    expect(await names('?sort_method=by_date_asc')).toEqual(['Apple', 'cherry', 'banana'])
    expect(await names('?sort_method=by_category_asc')).toEqual(['cherry', 'banana', 'Apple'])
    expect(await names("?sort_method=name';drop")).toEqual(['Apple', 'banana', 'cherry'])
    expect(await names('?count=2&page=2')).toEqual(['cherry'])
    expect(await names('?count=2&page=9')).toEqual([])
  })

  it('is 404 for a hidden tour as for a missing one, except for admins', async () => {
    const tourId = await aTour({ status: 0 })
    expect((await request(`/api/forum/${tourId}/topic`)).status).toBe(404)
    expect(
      (await request(`/api/forum/${tourId}/topic`, { token: (await anAdmin()).token })).status,
    ).toBe(200)
  })
})

describe('GET /api/forum/{id}/topic/{tid}', () => {
  it('sends a topic only under its own tour', async () => {
    const { topic, path } = await aTopic()
    expect(await (await request(path)).json()).toMatchObject({ _id: topic._id, canWrite: false })
    for (const suffix of ['', '/reply']) {
      expect(
        (await request(`/api/forum/${await aTour()}/topic/${topic._id}${suffix}`)).status,
      ).toBe(404)
      expect((await request(`/api/forum/${topic.forum}/topic/99999999${suffix}`)).status).toBe(404)
    }
  })

  it('is hidden and shown with its tour', async () => {
    const { topic, path } = await aTopic()
    const admin = await anAdmin()
    await db.update(tours).set({ status: 0 }).where(eq(tours.id, topic.forum))
    expect([(await request(path)).status, (await request(`${path}/reply`)).status]).toEqual([
      404, 404,
    ])
    expect((await request(path, { token: admin.token })).status).toBe(200)
    await db.update(tours).set({ status: 1 }).where(eq(tours.id, topic.forum))
    expect((await request(path)).status).toBe(200)
  })
})

describe('GET /api/topics', () => {
  it('lists public topics of visible tours, the newest first, seven a page', async () => {
    const tourId = await aTour({ names: { kr: '밴프 투어' } })
    const author = await aMember()
    const written: number[] = []
    for (let n = 0; n < 8; n += 1)
      written.unshift((await aTopic({ tourId, author, body: { category: 2 } })).topic._id)
    await aTopic({ tourId, author, body: { hidePlz: true } })
    const { topic: underHidden } = await aTopic({ tourId: await aTour() })
    await db.update(tours).set({ status: 0 }).where(eq(tours.id, underHidden.forum))
    const list = await (await request('/api/topics?category=2&lang=kr')).json<HomeList>()
    expect(list.topics.map(({ _id }) => _id)).toEqual(written.slice(0, 7))
    expect(list.topics[0]).toMatchObject({
      forum: tourId,
      forumName: '밴프 투어',
      replyNum: 1,
      category: 2,
    })
    const second = await (await request('/api/topics?category=2&page=2')).json<HomeList>()
    expect(second.topics.map(({ _id }) => _id)).toContain(written[7])
    const all = await (await request('/api/topics?count=50')).json<HomeList>()
    expect(all.topics.map(({ _id }) => _id)).not.toContain(underHidden._id)
    expect(all.totalCount).toBe(await db.$count(topics, eq(topics.isListed, 1)))
  })

  it('sends the first page for an invalid number and an empty one past the end', async () => {
    expect((await request('/api/topics?page=abc&count=-1&category=9')).status).toBe(200)
    const beyond = await (await request('/api/topics?page=9999')).json<HomeList>()
    expect(beyond.topics).toEqual([])
  })
})

it('a reply is counted and moves its topic up', async () => {
  const { path, topic } = await aTopic()
  const { reply } = await aReply(path)
  expect(await (await request(path)).json()).toMatchObject({
    replyNum: 2,
    updatedAt: reply.createdAt,
  })
  expect(topic.replyNum).toBe(1)
})
