import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import ca from '../../../web/platform/i18n/locales/page/ca/errors.json'
import cn from '../../../web/platform/i18n/locales/page/cn/errors.json'
import kr from '../../../web/platform/i18n/locales/page/kr/errors.json'
import { replies, topics } from '../../../worker/db/schema/board'
import { MARKDOWN_LIMITS } from '../../../worker/contracts/markdown/markdown-limits'
import { RENDERER_VERSION } from '../../../worker/services/markdown/markdown'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { codeOf, request } from '../../support/request'

const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`
const REFUSED = [
  ['NestedTooDeep', '1. '.repeat(6600)],
  ['NestedTooDeep', '> - '.repeat(5000)],
  ['TableTooWide', table(1500, 7000)],
  ['TableTooLarge', table(20, 9900)],
  ['TooMuchMarkup', 'a@b.c '.repeat(3300)],
].map(([code, text]) => [code!, `Long enough\n\n${text!}`.slice(0, 20_000)] as const)
const MESSAGES = { ca, kr, cn } as Record<string, Record<string, string>>
const full = { limit: async () => ({ success: false }) } as RateLimit

describe('a text that would cost too much', () => {
  it.each(REFUSED)(
    'is refused as %s by name and field, and leaves no row',
    async (code, content) => {
      const { path, author, topic } = await aTopic()
      const before = await db.$count(replies, eq(replies.userId, author.userId))
      for (const place of [`${path}/reply`, `/api/forum/${topic.forum}/topic`])
        for (const lang of ['ca', 'kr', 'cn']) {
          const body = { topicName: 'A title', category: 3, content }
          const response = await request(place, {
            token: author.token,
            body,
            headers: { cookie: `lang=${lang}` },
          })
          expect(response.status).toBe(422)
          const failure = await response.json<{ code: string; msg: string; fields: unknown }>()
          expect(failure).toMatchObject({ code, fields: { content: code } })
          expect(Object.values(MESSAGES).map((messages) => messages[code])).toContain(failure.msg)
        }
      expect(await db.$count(replies, eq(replies.userId, author.userId))).toBe(before)
    },
  )

  it('says it in each language', async () => {
    const { path, author } = await aTopic()
    for (const lang of ['ca', 'kr', 'cn']) {
      const body = { content: REFUSED[0]![1] }
      const response = await request(`${path}/reply?lang=${lang}`, { token: author.token, body })
      expect((await response.json<{ msg: string }>()).msg).toBe(MESSAGES[lang]!['NestedTooDeep'])
    }
  })

  it.each(REFUSED)('changes nothing as an edit: %s', async (code, content) => {
    const { path } = await aTopic()
    const { reply, author } = await aReply(path)
    const edit = await request(`/api/reply/${reply._id}`, {
      token: author.token,
      body: { content },
    })
    expect(await codeOf(edit)).toEqual([422, code])
    expect((await repliesOf(path)).find(({ _id }) => _id === reply._id)).toMatchObject({
      content: reply.content,
      html: reply.html,
    })
  })

  it('is refused in a tour’s bulletin and itinerary, too', async () => {
    const { token } = await anAdmin()
    const forumId = await aTour()
    const content = REFUSED[0]![1]
    const bulletin = await request('/api/forum/update', {
      token,
      body: { forumId, lang: 'ca', bulletin: content },
    })
    expect([bulletin.status, await bulletin.json()]).toMatchObject([
      422,
      { code: 'NestedTooDeep', fields: { 'texts.ca.bulletin': 'NestedTooDeep' } },
    ])
    const routeDetail = [{ title: 'Day 1', body: content }]
    const itinerary = await request('/api/forum/updateextra', {
      token,
      body: { forumId, lang: 'ca', routeDetail },
    })
    expect([itinerary.status, await itinerary.json()]).toMatchObject([
      422,
      { code: 'NestedTooDeep', fields: { 'texts.ca.routeDetail.0.body': 'NestedTooDeep' } },
    ])
  })
})

describe('before a text is rendered', () => {
  const content = REFUSED[0]![1]

  it('the daily limit is looked at', async () => {
    const { path } = await aTopic()
    const author = await aMember()
    for (let n = 0; n < 10; n += 1) await aReply(path, { author })
    const response = await request(`${path}/reply`, { token: author.token, body: { content } })
    expect(await codeOf(response)).toEqual([403, 'WriteLimit'])
  })

  it.each([
    ['reply', 429],
    ['topic', 429],
    ['edit', 429],
  ])('a burst is refused: %s', async (kind, status) => {
    const { path, topic, author } = await aTopic()
    const { reply } = await aReply(path, { author })
    const place = {
      reply: `${path}/reply`,
      topic: `/api/forum/${topic.forum}/topic`,
      edit: `/api/reply/${reply._id}`,
    }[kind]!
    const body = { topicName: 'A title', category: 3, content }
    const response = await request(place, {
      token: author.token,
      body,
      bindings: { RL_WRITE: full },
    })
    expect(await codeOf(response)).toEqual([status, 'TooManyRequests'])
    expect(response.headers.get('retry-after')).toBe('60')
  })

  it('an admin’s many posts are not', async () => {
    const { path } = await aTopic()
    const { token } = await anAdmin()
    const body = { content: 'The company answers many at once.' }
    expect(
      (await request(`${path}/reply`, { token, body, bindings: { RL_WRITE: full } })).status,
    ).toBe(200)
  })
})

describe('posts of earlier releases', () => {
  const plant = async (posts: { content: string; html: string; version: number }[]) => {
    const { path, topic, author } = await aTopic()
    for (const { content, html, version } of posts)
      await db.run(sql`insert into replies (topic_id, user_id, content, html, renderer_version, created_at)
        values (${topic._id}, ${author.userId}, ${content}, ${html}, ${version}, 1)`)
    return { path, topicId: topic._id }
  }

  it('are shown as written where they cannot be rendered, and rendered once', async () => {
    const content = `${'1. '.repeat(6600)}<b>`
    const { path, topicId } = await plant([{ content, html: 'x'.repeat(1_900_000), version: 3 }])
    const [, post] = await repliesOf(path)
    expect(post!.html).toBe(`<p>${'1. '.repeat(6600)}&#60;b&#62;</p>`)
    expect(post!.html.length).toBeLessThanOrEqual(MARKDOWN_LIMITS.html)
    const [, stored] = await db.select().from(replies).where(eq(replies.topicId, topicId))
    expect([stored!.html, stored!.rendererVersion]).toEqual([post!.html, RENDERER_VERSION])
  })

  it('are rendered some at a time', async () => {
    const content = 'word '.repeat(4000).trim()
    const { path, topicId } = await plant(
      Array.from({ length: 20 }, () => ({ content, html: 'old', version: 3 })),
    )
    const rendered = () =>
      db.$count(replies, sql`topic_id = ${topicId} and renderer_version = ${RENDERER_VERSION}`)
    const first = (await repliesOf(path)).filter(({ html }) => html === `<p>${content}</p>`)
    expect(first).toHaveLength(5)
    expect(
      (await repliesOf(path)).slice(1).every(({ html }) => html.startsWith('<p>word word ')),
    ).toBe(true)
    for (let n = 0; n < 3; n += 1) await repliesOf(path)
    expect(await rendered()).toBe(21)
  })

  it('cannot make a page larger than its bound', async () => {
    const html = `<p>${'x'.repeat(MARKDOWN_LIMITS.html - 7)}</p>`
    const content = '&'.repeat(20_000)
    const posts = Array.from({ length: 49 }, () => ({ content, html, version: RENDERER_VERSION }))
    const { path, topicId } = await plant(posts)
    const shown = await repliesOf(path)
    expect(shown).toHaveLength(50)
    expect(shown.filter((post) => post.html === html)).toHaveLength(19)
    expect(shown.reduce((sum, post) => sum + post.html.length, 0)).toBeLessThan(2_400_000)
    expect(await db.$count(topics, eq(topics.id, topicId))).toBe(1)
  })
})
