import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildSearch } from '../../../worker/services/search/search.queries'
import { aTopic } from '../../support/board-builders'
import { anAdmin, aTour, db } from '../../support/builders'
import { errorLines, expectLogs } from '../../support/logs'
import { ORIGIN, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const page = (path: string, headers: Record<string, string> = {}) =>
  request(path, { headers, bindings })

let tourId: number
beforeAll(async () => {
  tourId = await aTour({ names: { kr: '모레인 호수', ca: 'Moraine Lake' }, p4Cents: 205_00 })
})

describe('a page', () => {
  it('has the language of its address, whatever cookie and headers say', async () => {
    const html = await (
      await page('/ceo-cn', { 'accept-language': 'ko', cookie: 'lang=ca' })
    ).text()
    expect(html).toContain('<html lang="zh-Hans" data-lang="cn">')
  })

  it.each([
    [{ cookie: 'lang=cn', 'accept-language': 'ko' }, 'zh-Hans'],
    [{ 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8' }, 'ko'],
    [{ 'accept-language': 'fr;q=0.9, zh-CN;q=0.4' }, 'zh-Hans'],
    [{ 'accept-language': 'fr' }, 'en-CA'],
    [{ 'accept-language': 'constructor' }, 'en-CA'],
    [{ 'accept-language': '__proto__, toString;q=0.9, ko;q=0.1' }, 'ko'],
    [{}, 'en-CA'],
  ])(
    'without a language in its address is, for %o, in %s, varies, and names the suffixed address',
    async (headers, tag) => {
      const response = await page('/ceo', headers)
      const html = await response.text()
      expect(html).toContain(`<html lang="${tag}"`)
      expect(response.headers.get('vary')).toBe('Accept-Language, Cookie')
      expect(response.headers.get('content-language')).toBe(tag)
      expect(html).toMatch(/rel="canonical" href="https:\/\/moraine\.example\/ceo-(kr|ca|cn)"/)
    },
  )

  it('has markup, head and data, so that the browser needs no call to show it', async () => {
    const html = await (await page(`/tour/x-${tourId}-kr`)).text()
    expect(html).toContain('모레인 호수</h1>')
    expect(html).toContain('"@type":"TouristTrip"')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('id="state"')
  })

  it.each([
    ['/nothing-here-kr', '페이지를 찾을 수 없습니다 · '],
    ['/tour/x-987654321-ca', 'Page not found · '],
    ['/search-ca?q=banff', 'banff · Search · '],
    ['/search-cn', '搜索 · '],
    ['/trip/none-ca', 'Page not found · '],
  ])('%s is titled %s, with one of each tag', async (path, title) => {
    const html = await (await page(path)).text()
    expect(html).toMatch(new RegExp(`<title[^>]*>${title}`))
    for (const tag of ['<title', 'name="description"', 'property="og:title"', 'rel="canonical"'])
      expect(html.split(tag), tag).toHaveLength(2)
  })

  it('of a search shows a tour as its own language does, with its price', async () => {
    await rebuildSearch(db)
    const html = await (await page('/search-kr?q=moraine+lake')).text()
    const hit = html.split('<li ').find((item) => item.includes(`/tour/${tourId}-kr`))
    expect(hit).toMatch(/<h2[^>]*lang="ko"[^>]*><a[^>]*>모레인 호수<\/a>/)
    expect(hit).toContain('C$205')
  })

  it('of the contact form carries the trip of its address, and ignores what is none', async () => {
    const html = await (
      await page(`/contact-kr?tour=${tourId}&people=2&date=2027-07-12&more=1`)
    ).text()
    expect(html).toMatch(/<a[^>]*>모레인 호수<\/a>/)
    expect(html).toContain('<option value="2" selected="">2인')
    expect(html).toContain('value="2027-07-12"')
    expect(html).toContain('value="모레인 호수 문의"')
    const plain = await (await page('/contact-kr')).text()
    expect(plain).not.toContain('type="date"')
    const main = (text: string) => /<main[^]*<\/main>/.exec(text)?.[0]
    const odd = await (await page('/contact-kr?tour=x&people=9&date=2027-02-30')).text()
    expect(main(odd)).toBe(main(plain))
    const unknown = await (await page('/contact-kr?tour=987654321')).text()
    expect(main(unknown)).toBe(main(plain))
  })

  it.each(['2026.10', '1e5', '"two words"', '007', 'true'])(
    'of a search shows what was typed: %s',
    async (typed) => {
      const html = await (await page(`/search-ca?q=${encodeURIComponent(typed)}`)).text()
      expect(html).toContain(`value="${typed.replaceAll('"', '&quot;')}"`)
    },
  )

  it('of a tour says in which language name and route are shown where its own is missing', async () => {
    const id = await aTour({ names: { ca: 'Peyto' } })
    await env.DB.prepare("UPDATE tour_texts SET route = 'Banff – Peyto' WHERE tour_id = ?")
      .bind(id)
      .run()
    const html = await (await page(`/tour/x-${id}-kr`)).text()
    expect(html).toMatch(/<h1[^>]* lang="en-CA"[^>]*>Peyto<\/h1>/)
    expect(html).toMatch(/<span lang="en-CA">Banff/)
    expect(html.match(/아직 한국어 번역이 없어 영어로 보여 드립니다/g)).toHaveLength(1)
    const cards = await (await page('/travel-kr')).text()
    expect(cards).toMatch(/영어로 보여 드립니다\.<\/p><h3[^>]* lang="en-CA"/)
    expect(cards).toMatch(/lang="en-CA">Banff – Peyto</)
    expect(await (await page(`/tour/x-${id}-ca`)).text()).not.toMatch(/shown in/i)
  })

  it('under `?lang=` redirects to its address in that language, with the rest of its query', async () => {
    for (const [path, location] of [
      ['/ceo?lang=kr', '/ceo-kr'],
      ['/?lang=cn', '/cn'],
      ['/board/1/?sort=views&lang=ca&page=2', '/board/1-ca?sort=views&page=2'],
      [`${ORIGIN}//evil.example?lang=kr`, '//evil.example-kr'],
    ] as const) {
      const response = await page(path)
      expect([response.status, response.headers.get('location')]).toEqual([302, ORIGIN + location])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await page('/ceo-cn?lang=kr')).status).toBe(200)
    expect((await page('/ceo?lang=xx')).status).toBe(200)
    expect((await page('/verify?email=a%40b.example&lang=kr')).headers.get('referrer-policy')).toBe(
      'no-referrer',
    )
  })

  it('with a slash at its end is the page without, and names that address', async () => {
    for (const path of ['/ceo-kr', '/travel-ca', `/tour/Moraine_Lake-${tourId}-ca`]) {
      const response = await page(`${path}/`)
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text()).toContain(`rel="canonical" href="${ORIGIN}${path}"`)
    }
  })

  it('links in its own language, whichever page was rendered before', async () => {
    for (const lang of ['kr', 'ca', 'cn', 'kr']) {
      const html = await (await page(`/ceo-${lang}`)).text()
      const policies = [...html.matchAll(/href="(\/privacy[^"]*)"/g)].map(([, address]) => address)
      expect(new Set(policies)).toEqual(new Set([`/privacy-${lang}`]))
    }
  })

  it.each([
    ['kr', '2박 3일', '3인 미만 추가 요금(3일 × C$200)', '4인 이상'],
    [
      'ca',
      '3 days, 2 nights',
      'Surcharge for 1–2 travellers (3 days × C$200)',
      'assumes at least 4',
    ],
    ['cn', '3 天 2 晚', '小团附加费（不足 3 人，3 天 × C$200）', '4 人及以上'],
  ])(
    'of a tour of three days in %s names its nights and counts the surcharge into the total',
    async (lang, stay, surcharge, basis) => {
      const id = await aTour({ tripDays: 3, priceCents: 100_00 })
      const html = await (await page(`/tour/x-${id}-${lang}`)).text()
      for (const text of [stay, surcharge, 'C$600.00', 'C$735.00']) expect(html).toContain(text)
      expect(html).not.toContain(basis)
    },
  )

  it('says of an itinerary and of inclusions in another language in which they are, to screen readers too', async () => {
    const id = await aTour({ names: { kr: '페이토 호수', ca: 'Peyto Lake' } })
    const { token } = await anAdmin()
    const body = {
      forumId: id,
      lang: 'ca',
      routeDetail: [{ title: 'First light', body: 'Cold.' }],
      included: ['Guide'],
    }
    expect((await request('/api/forum/updateextra', { body, token })).status).toBe(200)
    const marked =
      /<h3 lang="en-CA"[^>]*>First light<.*<div lang="en-CA"[^>]*><p>Cold\..*<span lang="en-CA">Guide</s
    const [korean = ''] = (await (await page(`/tour/x-${id}-kr`)).text()).split('</article>')
    expect(korean).toMatch(marked)
    expect(korean.match(/아직 한국어 번역이 없어 영어로/g)?.length).toBe(2)
    expect(await (await page(`/tour/x-${id}-ca`)).text()).not.toMatch(
      /lang="en-CA">(First light|Guide)</,
    )
  })

  it('links to each tour by its own address', async () => {
    const other = await aTour({ names: { ca: 'Johnston Canyon' } })
    const html = await (await page('/travel-ca')).text()
    expect(html).toContain(`href="/tour/Johnston_Canyon-${other}-ca"`)
    expect(html).toContain(`href="/tour/Moraine_Lake-${tourId}-ca"`)
  })

  it('of a tour under an old name shows the tour and names the right address', async () => {
    const response = await page(`/tour/old_name-${tourId}-ca`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(
      `rel="canonical" href="${ORIGIN}/tour/Moraine_Lake-${tourId}-ca"`,
    )
  })

  it('of a hidden tour is the same 404 as of none', async () => {
    const hidden = await aTour({ status: 0, names: { ca: 'Secret' } })
    const [first, second] = [await page(`/tour/x-${hidden}-ca`), await page('/tour/x-987654-ca')]
    expect([first.status, second.status]).toEqual([404, 404])
    expect(await first.text()).not.toContain('Secret')
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    '/nowhere',
    '/tour/x',
    '/%E0%A4%A',
    '/%00',
    '/a/b/c/d',
    `/${'x'.repeat(2000)}`,
    '/assets/gone.js',
    '/index.html',
  ])('is a 404 at %s', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  it('is a 405 for another method', async () => {
    const response = await request('/ceo', { method: 'POST', body: {}, bindings })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('has its own request id, as every response has', async () => {
    const ids = await Promise.all(
      ['/ca', '/ca', '/robots.txt', '/img/none.webp', '/nowhere'].map(async (path) =>
        (await page(path)).headers.get('x-request-id'),
      ),
    )
    expect(ids.every(Boolean)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('carries the security headers and allows no inline script', async () => {
    const { headers } = await page('/ca')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types app page data worker;",
    )
    expect(policy).toMatch(/report-uri (\S+); report-to csp$/)
    const [, address] = /report-uri (\S+);/.exec(policy) ?? []
    expect(headers.get('reporting-endpoints')).toBe(`csp="${address}"`)
    expect((await request(String(address), { method: 'POST', body: [] })).status).toBe(204)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/)
    expect(headers.has('set-cookie')).toBe(false)
  })

  it('ignores unknown query parameters', async () => {
    const html = await (await page('/ca?utm_source=x&lang=%22%3E%3Cscript%3E')).text()
    expect(html).not.toContain('utm_source')
    expect(html).not.toContain('"><script>')
  })

  it('sends the shell with head, status and a message without scripts when its data fails, and all log lines have its request id', async () => {
    const down = {
      ...bindings,
      DB: {
        withSession: () => ({
          prepare: () => {
            throw new Error('D1_ERROR: down')
          },
          batch: () => Promise.reject(new Error('D1_ERROR: down')),
          getBookmark: () => null,
        }),
      } as unknown as typeof env.DB,
    }
    const unseen = await aTour()
    expectLogs('api.failed', 'page.failed', 'tours.version')
    const response = await request(`/tour/x-${unseen}-ca`, { bindings: down })
    expect(new Set(errorLines().map(({ requestId }) => requestId))).toEqual(
      new Set([response.headers.get('x-request-id')]),
    )
    const html = await response.text()
    expect(html).toMatch(
      /<div id="root"><noscript id="without-app"><div[^>]*><h1[^>]*>This page didn’t load/,
    )
    expect(html).not.toContain('D1_ERROR')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('leaves a page to the app, does not cache it and logs why when a component throws', async () => {
    const broken = await aTour({
      departures: [{ startsOn: '2999-13-41', endsOn: '2999-13-42', male: 1 }],
    })
    expectLogs('page.failed')
    const response = await page(`/tour/x-${broken}-ca`)
    expect(await response.text()).toContain('This page didn’t load')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('machine pages', () => {
  it('list every tour in every language with its alternates', async () => {
    const xml = await (await request('/sitemap.xml')).text()
    expect(xml).toContain(`${ORIGIN}/tour/Moraine_Lake-${tourId}-ca</loc>`)
    expect(xml).toContain(
      `hreflang="ko" href="${ORIGIN}/tour/${encodeURI('모레인_호수')}-${tourId}-kr"`,
    )
    expect(xml).not.toContain('/admin')
  })

  it('exclude robots from the API and name the sitemap', async () => {
    expect(await (await request('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  it('feed the tours as Atom in each language', async () => {
    const response = await request('/feed-kr.xml')
    expect(response.headers.get('content-type')).toContain('application/atom+xml')
    expect(await response.text()).toContain('<title>모레인 호수</title>')
    expect((await page('/feed-xx.xml')).status).toBe(404)
  })

  it('stay XML whatever characters a member types', async () => {
    const body = {
      topicName: 'Snow \uffff <b>',
      content: 'A road \ufffe with \ud83d\udc3b & \ufdd0 signs',
    }
    await aTopic({ tourId, body })
    const feed = await (await request('/board-ca.xml')).text()
    expect(feed).toContain('<title>Snow  &lt;b&gt;</title>')
    expect(feed).toContain('<summary>A road  with \u{1f43b} &amp; \ufdd0 signs</summary>')
    expect(feed).not.toMatch(/[\ufffe\uffff]/)
  })
})
