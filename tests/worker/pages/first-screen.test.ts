import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTopic } from '../../support/board-builders'
import { aTour, invalidateCaches } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const html = async (path: string) => (await request(path, { bindings })).text()
const headerOf = (text: string) => /<header[\s\S]*?<\/header>/.exec(text)?.[0] ?? ''
const footerOf = (text: string) => /<footer[\s\S]*?<\/footer>/.exec(text)?.[0] ?? ''
/** One cent a person: lower than the prices of other test files. */
const LOWEST = { p3Cents: 1_00, p4Cents: 1_00 }
const STORIES: Record<string, string> = {
  ca: 'A week of larches, and not a cloud.',
  kr: '낙엽송 숲에서 보낸 일주일, 구름 한 점 없었습니다.',
  cn: '在落叶松林里过了一周，万里无云。',
}

beforeAll(async () => {
  const tourId = await aTour(LOWEST)
  for (const content of Object.values(STORIES))
    await aTopic({ tourId, body: { topicName: content.slice(0, 12), category: 2, content } })
  await invalidateCaches()
})

describe('the first screen of home', () => {
  it.each([
    ['ca', 'From C$1 per person for 4 travellers', 'See our tours', /\d+ travel stor(y|ies)</],
    ['kr', '1인 C$1부터(4인 예약 시)', '투어 보기', /여행 후기 \d+편</],
    ['cn', '每人 C$1 起（4 人同行）', '查看行程', /\d+ 篇游记</],
  ])(
    'says what, for whom, from how much and what others say: %s',
    async (lang, price, action, stories) => {
      const page = await html(`/${lang}`)
      const header = headerOf(page)
      expect(header.match(/<h1/g)).toHaveLength(1)
      expect(header).toContain(price)
      expect(header).toMatch(new RegExp(`href="/travel-${lang}"[^>]*>${action}<`))
      expect(header).toMatch(stories)
      // The title with its writer; the story itself is below the offers.
      expect(header).toMatch(new RegExp(`“${STORIES[lang]?.slice(0, 12)}”[^<]* · \\w`))
      expect(page).toMatch(new RegExp(`class="story"[^]+${STORIES[lang]}`))
      expect(header).toContain('/video/header-poster.webp')
    },
  )

  it('leads from the offers and some tours to all of them', async () => {
    expect(await html('/ca')).toMatch(/href="\/travel-ca"[^>]*>See (all \d+|our) tours?</)
  })

  it('names licence, insurance, phone and the time to an answer', async () => {
    const text = await html('/ca')
    for (const fact of [
      'In Calgary since 2016',
      'licence 000000',
      'Insured for',
      'within 24 hours',
    ])
      expect(text).toContain(fact)
    expect(text).toContain('href="tel:+14035550100"')
  })
})

describe('other pages', () => {
  it('show no film, only the title on a plain colour', async () => {
    const header = headerOf(await html('/ceo-ca'))
    expect(header).not.toContain('/video/')
    expect(header).toContain('Just you and the Rockies')
  })
})

describe('the menu', () => {
  it('leads to tours, stories, cancellation, the company and contact; careers are in the footer', async () => {
    const text = await html('/attention-ca')
    const menu = /<nav aria-label="Main menu"[\s\S]*?<\/nav>/.exec(headerOf(text))?.[0] ?? ''
    const targets = [...menu.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(targets).toEqual([
      '/travel-ca',
      '/ca#reviews',
      '/attention-ca',
      '/ceo-ca',
      '/contact-ca',
    ])
    expect(footerOf(text)).toContain('href="/career-ca"')
  })
})

describe('the footer', () => {
  it.each([
    ['ca', 'Card on request'],
    ['kr', '카드 결제는 미리 문의'],
    ['cn', '刷卡请提前咨询'],
  ])('begins its contact with the phone and folds the account away: %s', async (lang, card) => {
    const footer = footerOf(await html(`/ceo-${lang}`))
    expect(footer.indexOf('tel:')).toBeGreaterThan(0)
    expect(footer.indexOf('tel:')).toBeLessThan(footer.indexOf('mailto:'))
    expect(footer).toMatch(/<details class="unfolds[^"]*"><summary/)
    expect(footer).toContain(card)
    expect(footer).toMatch(/© (<!-- -->)?2016(<!-- -->)?–(<!-- -->)?20\d\d/)
  })
})
