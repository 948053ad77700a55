import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replies, topics } from '../../../worker/db/schema/board'
import { app } from '../../../worker/app'
import { outbox } from '../../../worker/db/schema/mail'
import { storeViews } from '../../../worker/features/board/board.view-queue'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { request } from '../../support/request'

const CANARY = 'zqxcanary7391'

describe('a private post', () => {
  it('is in no response to a reader other than its author and admins', async () => {
    const author = await aMember({ username: 'zqxauthor' })
    const { topic, path } = await aTopic({
      author,
      body: {
        topicName: `${CANARY} title`,
        content: `${CANARY} content`,
        tags: [CANARY],
        hidePlz: true,
      },
    })
    const { reply } = await aReply(path, {
      author: await anAdmin(),
      content: `${CANARY} answer for you`,
    })
    const other = await aMember()
    const paths = getPaths({
      id: topic.forum,
      tid: topic._id,
      reply: reply._id,
      username: 'zqxauthor',
    })
    expect(paths.length).toBeGreaterThan(10)
    paths.push('/sitemap.xml', '/feed-ca.xml', '/board-kr.xml', '/board-ca.xml')
    const queries = [
      '',
      '?count=50',
      `?q=${CANARY}`,
      `?q=${CANARY}&lang=kr`,
      '?sort_method=by_views_desc&count=50',
      '?category=3&count=50',
    ]
    for (const token of [null, other.token])
      for (const address of paths)
        for (const query of queries) {
          const response = await request(`${address}${query}`, { token })
          const seen = (await response.text()) + JSON.stringify([...response.headers])
          expect([address, seen.includes(CANARY)]).toEqual([address, false])
        }
    for (const { token } of [author, await anAdmin()]) {
      expect(await (await request(path, { token })).text()).toContain(CANARY)
      expect(await (await request(`${path}/reply`, { token })).text()).toContain(`${CANARY} answer`)
    }
    const mails = await db.select().from(outbox)
    const leaked = mails.filter(({ htmlBody, textBody, subject }) =>
      `${htmlBody}${textBody}${subject}`.includes(CANARY),
    )
    expect([...new Set(leaked.map(({ recipient }) => recipient))].toSorted()).toEqual(
      ['hello@moraine.example', author.email]
        .filter((address) => leaked.some(({ recipient }) => recipient === address))
        .toSorted(),
    )
  })

  it('shows others its date only, under the same sort position whatever it says', async () => {
    const { topic, path } = await aTopic({ body: { hidePlz: true } })
    const { token } = await aMember()
    for (const reader of [null, token]) {
      const response = await request(`/api/forum/${topic.forum}/topic`, { token: reader })
      expect(await response.json()).toEqual([
        { _id: topic._id, hidePlz: true, createdAt: topic.createdAt },
      ])
      const [one, list] = [
        await request(path, { token: reader }),
        await request(`${path}/reply`, { token: reader }),
      ]
      expect([one.status, list.status]).toEqual([403, 403])
      expect(await one.json()).toMatchObject({ code: 'PrivatePost' })
    }
    const [row] = await db.select().from(topics).where(eq(topics.id, topic._id))
    expect(row).toMatchObject({
      sortTitle: '',
      sortViews: 0,
      sortReplies: 0,
      sortCategory: 0,
    })
  })

  it('is complete for its author and admins', async () => {
    const { topic, path, author } = await aTopic({ body: { hidePlz: true } })
    for (const { token } of [author, await anAdmin()]) {
      const [row] = await (
        await request(`/api/forum/${topic.forum}/topic`, { token })
      ).json<{ name: string }[]>()
      expect(row!.name).toBe(topic.name)
      expect((await request(path, { token })).headers.get('cache-control')).toContain('no-store')
      expect(await repliesOf(path, token)).toHaveLength(1)
    }
  })
})

it('the sitemap and the feed have public topics alone', async () => {
  const { topic } = await aTopic({
    body: { topicName: 'Ski & <ride>', content: '**Where** can we ski in May?' },
  })
  const secret = await aTopic({ body: { hidePlz: true } })
  const [map, feed] = [await request('/sitemap.xml'), await request('/board-kr.xml')]
  const [places, entries] = [await map.text(), await feed.text()]
  expect(places).toContain(`/tour/${topic.forum}/${topic._id}`)
  expect(entries).toContain('<title>Ski &amp; &lt;ride&gt;</title>')
  expect(entries).toContain('Where can we ski in May?')
  for (const text of [places, entries])
    expect(text).not.toContain(`/tour/${secret.topic.forum}/${secret.topic._id}`)
})

it('a row of a board has the first words of its text, without marks; a private one has none for others', async () => {
  const words = 'in May we skied at Norquay and '.repeat(8)
  const { topic } = await aTopic({ body: { content: `## Snow\n**Late** [snow](/x): ${words}` } })
  const secret = await aTopic({ tourId: topic.forum, body: { hidePlz: true } })
  const response = await request(`/api/forum/${topic.forum}/topic`)
  const rows = await response.json<{ _id: number; excerpt?: string }[]>()
  const excerptOf = (id: number) => rows.find((row) => row._id === id)?.excerpt
  expect(excerptOf(topic._id)).toMatch(/^Snow · Late snow: in May we skied .{60,100}…$/)
  expect(excerptOf(secret.topic._id)).toBeUndefined()
})

describe('views of a topic', () => {
  it('count once a visitor, topic and hour, in a batch and over batches', async () => {
    const { topic } = await aTopic()
    const view = { topicId: topic._id, visitor: 'a', hour: 500_000 }
    const now = 500_000 * 3_600_000
    await storeViews(db, [view, view, { ...view, visitor: 'b' }, { ...view, hour: 500_001 }], now)
    await storeViews(db, [view, { ...view, visitor: 'c' }], now)
    const [row] = await db.select().from(topics).where(eq(topics.id, topic._id))
    expect(row!.viewCount).toBe(4)
    await storeViews(db, [{ ...view, topicId: 99_999_999 }], now)
  })

  it('are sent by reading a topic, not by reading its replies, and a broken queue fails no request', async () => {
    expectLogs('queue.send')
    const sent: unknown[] = []
    const queue = (send: (message: unknown) => Promise<void>) => ({
      VIEWS_QUEUE: { send } as never,
    })
    const { topic, path } = await aTopic()
    await request(path, {
      bindings: queue(async (message) => void sent.push(message)),
      headers: { 'cf-connecting-ip': '192.0.2.7' },
    })
    await request(`${path}/reply`, { bindings: queue(async (message) => void sent.push(message)) })
    expect(sent).toEqual([
      {
        topicId: topic._id,
        visitor: expect.stringMatching(/^[\w-]{43}$/),
        hour: expect.any(Number),
      },
    ])
    expect(JSON.stringify(sent)).not.toContain('192.0.2.7')
    const broken = await request(path, { bindings: queue(() => Promise.reject(new Error('down'))) })
    expect(broken.status).toBe(200)
  })
})

it('posts of a deleted member have no name', async () => {
  const author = await aMember()
  const { path, topic } = await aTopic({ author })
  await db.run(
    `update users set username = null, email = null, deleted_at = 1 where id = ${author.userId}`,
  )
  expect((await repliesOf(path))[0]!.user).toEqual({
    username: null,
    avatarUrl: null,
    isStaff: false,
  })
  expect(await db.$count(replies, eq(replies.topicId, topic._id))).toBe(1)
})

/** Every GET route of the API with these values for its parameters. */
function getPaths(values: { id: number; tid: number; reply: number; username: string }): string[] {
  const paths = app.routes
    .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
    .map(({ path }) => path)
  return [...new Set(paths)].flatMap((path) => {
    const fill = (id: number) =>
      path
        .replace(':tid', String(values.tid))
        .replace(':id', String(id))
        .replace(':username', values.username)
        .replace(/:\w+/g, String(id))
    return [fill(values.id), fill(values.reply), fill(values.tid)]
  })
}
