import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import type { TopicView } from '../../../worker/features/board/board.views'
import { storeViews } from '../../../worker/features/board/board.view-queue'
import { aTopic } from '../../support/board-builders'
import { db } from '../../support/builders'
import { ORIGIN, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const REPLIES = 119

let path = ''
let ids: number[] = []
const page = (query = '') => request(`${path}-ca${query}`, { bindings })
const html = async (query = '') => (await page(query)).text()
const linkOf = (rel: string, text: string) =>
  text.match(new RegExp(`rel="${rel}" href="([^"]*)"`))?.[1]

beforeAll(async () => {
  const { topic, author } = await aTopic()
  path = `/tour/${topic.forum}/${topic._id}`
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${REPLIES})
    insert into replies (topic_id, user_id, content, html, renderer_version, created_at)
    select ${topic._id}, ${author.userId}, 'Answer ' || value, '<p>Answer ' || value || '.</p>', 1000, value from n`)
  const rows = await db.all<{ id: number }>(
    sql`select id from replies where topic_id = ${topic._id} order by id`,
  )
  ids = rows.map(({ id }) => id)
})

describe('a view', () => {
  const viewsOf = async (
    pagePath: string,
    visitors: { ip: string; agent?: string; method?: string }[],
  ) => {
    const sent: { topicId: number; visitor: string }[] = []
    const VIEWS_QUEUE = { send: async (view: never) => void sent.push(view) } as never
    for (const { ip, agent = 'Mozilla', method = 'GET' } of visitors)
      await request(pagePath, {
        method,
        bindings: { ...bindings, VIEWS_QUEUE },
        headers: { 'cf-connecting-ip': ip, 'user-agent': agent },
      })
    return sent
  }

  it('counts each visitor who gets a topic’s page, also when it was rendered for another', async () => {
    const sent = await viewsOf(`${path}-ca`, [
      { ip: '192.0.2.1' },
      { ip: '192.0.2.2' },
      { ip: '192.0.2.1' },
    ])
    const { visitor } = sent[0]!
    expect(sent.map((view) => view.visitor === visitor)).toEqual([true, false, true])
    const topicId = Number(path.split('/').at(-1))
    const viewCount = async () =>
      (
        await db.all<{ n: number }>(sql`select view_count as n from topics where id = ${topicId}`)
      )[0]!.n
    const before = await viewCount()
    await storeViews(db, sent as TopicView[], Date.now())
    expect((await viewCount()) - before).toBe(2)
  })

  it('is not counted for a page without a topic, nor for robots', async () => {
    const { topic } = await aTopic({ body: { hidePlz: true } })
    const ip = '192.0.2.3'
    expect(await viewsOf(`/tour/${topic.forum}/${topic._id}-ca`, [{ ip }])).toEqual([])
    expect(await viewsOf(`/tour/${topic.forum}-ca`, [{ ip }])).toEqual([])
    expect(
      await viewsOf(`${path}-ca`, [
        { ip, agent: 'Googlebot/2.1' },
        { ip, method: 'HEAD' },
      ]),
    ).toEqual([])
  })
})

describe('a topic of 120 posts', () => {
  it('is three pages of fifty, each with links to the others that work without scripts', async () => {
    const [first, second, third] = [await html(), await html('?page=2'), await html('?page=3')]
    const shown = [first, second, third].map((text) =>
      [...text.matchAll(/<p>Answer (\d+)\.<\/p>/g)].map(([, n]) => n),
    )
    expect(shown.map((answers) => [answers.length, answers[0], answers.at(-1)])).toEqual([
      [49, '1', '49'],
      [50, '50', '99'],
      [20, '100', '119'],
    ])
    for (const text of [first, second, third]) expect(text).toContain('119 replies')
    expect(first).toContain(`href="${path}-ca?page=2#answers"`)
    expect(second).toContain(`href="${path}-ca#answers"`)
    expect(first).toContain(`href="${path}-ca?page=3#newest"`)
    expect([first, second, third].map((text) => text.includes('id="newest"'))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('names each page and its neighbours to search engines', async () => {
    const url = `${ORIGIN}${path}-ca`
    const links = async (query: string) => {
      const text = await html(query)
      return ['canonical', 'prev', 'next'].map((rel) => linkOf(rel, text))
    }
    expect(await links('')).toEqual([url, undefined, `${url}?page=2`])
    expect(await links('?page=2')).toEqual([`${url}?page=2`, url, `${url}?page=3`])
    expect(await links('?page=3')).toEqual([`${url}?page=3`, `${url}?page=2`, undefined])
    const second = await html('?page=2')
    expect(second).toContain(`hreflang="ko" href="${ORIGIN}${path}-kr?page=2"`)
    expect(second).toContain(`"url":"${url}?page=2#reply-${ids[50]}"`)
    expect(second).toMatch(/<title[^>]*>[^<]* · Page 2/)
  })

  it.each([
    [1, ''],
    [49, ''],
    [50, '?page=2'],
    [119, '?page=3'],
  ])('redirects to the page of post %s', async (index, query) => {
    const response = await page(`?reply=${ids[index]}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(
      new RegExp(`^(${ORIGIN})?${path}-ca\\${query || '#'}`),
    )
    expect(response.headers.get('location')).toMatch(new RegExp(`#reply-${ids[index]}$`))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await html(query)).toContain(`id="reply-${ids[index]}"`)
  })

  it('redirects to its first page for an unknown post', async () => {
    const response = await page('?reply=99999999')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(new RegExp(`${path}-ca#reply-99999999$`)),
    ])
  })

  it('says beyond its end that there are no posts, to search engines too', async () => {
    const response = await page('?page=9')
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('There are no posts this far down.')
    expect(text).toContain('content="noindex"')
  })
})

it('a topic of the contact forum, which is no tour, leads to none', async () => {
  const { topic } = await aTopic({ tourId: CONTACT_FORUM_ID })
  for (const lang of ['kr', 'ca', 'cn']) {
    const response = await request(`/tour/${CONTACT_FORUM_ID}/${topic._id}-${lang}`, { bindings })
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain(topic.name)
    expect(text).not.toMatch(/\/tour\/[^/"]+-100-/)
  }
})
