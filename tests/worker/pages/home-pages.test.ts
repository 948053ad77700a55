import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTopic } from '../../support/board-builders'
import { aMember, aTour, db } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
/** 50 pages of 7, one whole page more, and the last one. */
const TOPICS = 50 * 7 + 7 + 3
const html = async (path: string) => (await request(path, { bindings })).text()
/** Of the list, without the story on the first screen. */
const titlesOf = (text: string) =>
  [...text.slice(text.indexOf('<main')).matchAll(/>(Topic \d+)</g)].map(([, title]) => title)
const linkOf = (text: string, label: string) =>
  text.match(new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}</a>`))?.[1]?.replaceAll('&amp;', '&')
const titles = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Topic ${newest - index}`)

beforeAll(async () => {
  const tourId = await aTour()
  const { userId } = await aMember()
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${TOPICS})
    insert into topics (tour_id, user_id, title, title_key, category, created_at, updated_at)
    select ${tourId}, ${userId}, 'Topic ' || value, 'topic ' || value, 2, value, 1 from n`)
})

describe('the posts on the home page', () => {
  it.each([
    ['ca', 'More posts', 'From the start'],
    ['kr', '다음 글 더 보기', '처음부터 보기'],
    ['cn', '查看更多帖子', '回到开头'],
  ])('continue after the last numbered page from row to row: %s', async (lang, more, start) => {
    const numbered = await html(`/${lang}?page=50&category=2&langs=all`)
    expect(titlesOf(numbered)).toEqual(titles(17, 7))
    expect(linkOf(numbered, start)).toBeUndefined()

    const next = await html(linkOf(numbered, more)!)
    expect(titlesOf(next)).toEqual(titles(10, 7))
    expect(linkOf(next, start)).toBe(`/${lang}?category=2&langs=all#reviews`)

    const last = await html(linkOf(next, more)!)
    expect(titlesOf(last)).toEqual(titles(3, 3))
    expect(linkOf(last, more)).toBeUndefined()
  })

  it('are those in the language of the page, with a face and a line of text, or all of them', async () => {
    const tourId = await aTour()
    const content = '**아침** 일찍 나가야 무스를 볼 수 있었습니다.'
    const author = await aMember({ username: '민지' })
    await aTopic({ tourId, author, body: { topicName: '무스를 만난 아침', category: 4, content } })
    const own = await html('/kr?category=4')
    expect(own).toContain('무스를 만난 아침')
    expect(own).toMatch(/lang="ko"[^>]*>아침 일찍 나가야 무스를 볼 수 있었습니다\./)
    expect(own).toMatch(/rounded-full[^>]*>민</)
    const [other, all] = [await html('/ca?category=4'), await html('/ca?category=4&langs=all')]
    expect(other).not.toContain('무스를')
    expect(all).toContain('무스를 만난 아침')
    expect(all).toContain('<span lang="ko">한국어</span>')
    expect(linkOf(other, 'All languages')).toBe('/ca?category=4&langs=all#reviews')
    expect(linkOf(all, 'All languages')).toBe('/ca?category=4#reviews')
  })
})
