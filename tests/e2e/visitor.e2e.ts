import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'
import { addressIn, LANGS } from './support/screens'

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a visitor on a %s', (_name, viewport) => {
  it('walks from home over a region to a tour, changes the language and goes back', async () => {
    const page = await openPage({ viewport, locale: 'ko-KR' })
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('ko')
    await page
      .getByRole('navigation', { name: '여행 지역' })
      .getByRole('link', { name: '옐로나이프' })
      .click()
    await page.waitForURL('**/yellowknife-kr')
    await page.locator('article a[href*="/tour/"]').first().click()
    await page.waitForURL('**/tour/*-kr')
    // The address changes before the page does.
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .not.toMatch(/투어$/)
    const korean = await page.getByRole('heading', { level: 1 }).textContent()
    await page.locator('summary[aria-label^="언어"]').click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/tour/*-ca')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-CA')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(korean)
    await page.goBack()
    await page.waitForURL('**/tour/*-kr')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(korean)
    expectNoProblems(page)
  })
})

describe('the language of a page', () => {
  it('is the one of the address, not the browser’s', async () => {
    const page = await openPage({ locale: 'ko-KR' })
    await page.goto('/ceo-cn')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')
  })

  it('is stored for addresses without a language, and the query stays when it changes', async () => {
    const page = await openPage({ locale: 'en-CA' })
    await page.goto('/search-ca?q=lake')
    await page.locator('summary[aria-label^="Language"]').click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await page.waitForURL('**/search-cn?q=lake')
    await page.goto('/career')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')
  })

  it('is still the chosen one when the browser has dropped the cookie, but not the storage', async () => {
    const page = await openPage({ locale: 'en-CA' })
    await page.goto('/ceo-ca')
    await page.evaluate(() => localStorage.setItem('lang', 'kr'))
    await page.goto('/career-cn')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')
    await page.context().clearCookies()
    await page.goto('/')
    await page.locator('html[lang="ko"]').waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain('lang=kr')
    await page.context().close()
  })
})

describe('a change inside the app', () => {
  it(
    'of the language brings the head and the texts that the edge gives, and back again',
    { timeout: 120_000 },
    async () => {
      const [page, still] = [await openPage(), await openPage({ javaScriptEnabled: false })]
      const headOf = (html: string) =>
        [
          '<title[^>]*>([^<]*)',
          'name="description" content="([^"]*)',
          'rel="canonical" href="([^"]*)',
        ].map((pattern) => new RegExp(pattern).exec(html)?.[1]?.replaceAll(/&#?\w+;/g, ''))
      const edgeHead = async () => headOf(await (await page.request.get(page.url())).text())
      const ownHead = async () => headOf(await page.content())
      const edgeText = async () => {
        const plain = await still.goto(page.url())
        expect(plain?.status()).toBe(200)
        return textOf(still)
      }
      const textOf = async (shown: Page) =>
        (await shown.locator('main h1, main h2, main .prose').allTextContents()).map((text) =>
          text.replaceAll(/\s+/g, ' '),
        )
      for (const path of [
        '/tour/x-2?tab=route',
        '/tour/1/1',
        '/board/1',
        '/rockies',
        '/travel',
        '/ceo',
        '/search?q=a',
        '/',
      ]) {
        await page.goto(addressIn(path, 'ca'))
        await wakeApp(page)
        await page.locator('summary[aria-label^="Language"]').click()
        await page.getByRole('link', { name: '한국어' }).click()
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko')
        await expect.poll(ownHead, { message: path }).toEqual(await edgeHead())
        await expect.poll(() => textOf(page), { message: path }).toEqual(await edgeText())
        await page.goBack()
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-CA')
        await expect.poll(ownHead, { message: path }).toEqual(await edgeHead())
      }
      expectNoProblems(page)
    },
  )

  it('shows a bar while the next page is on its way, and carries a card’s picture over', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      const named = () => document.querySelectorAll('[style*="tour-picture"]').length
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset['carried'] = String(named())
        return start(update)
      }
    })
    await page.goto('/rockies-ca')
    await page.evaluate(() => {
      const main = document.querySelector('#main')!
      const note = () => {
        if (main.ariaBusy === 'true') document.documentElement.dataset['busy'] = 'true'
      }
      new MutationObserver(note).observe(main, { attributeFilter: ['aria-busy'] })
    })
    await wakeApp(page)
    expect(
      await page.locator('html[data-busy=true]').count(),
      'while the app takes the page over',
    ).toBe(0)
    await page.route('**/api/forum/extra/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const bar = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::before').position)
    await page.locator('article a').nth(2).click()
    await expect.poll(bar).toBe('fixed')
    await page.getByRole('heading', { level: 1 }).getByText('tours').waitFor({ state: 'detached' })
    await expect.poll(bar).toBe('static')
    expect(await page.locator('html').getAttribute('data-carried')).toBe('1')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expectNoProblems(page)
  })
})

describe('the tour page', () => {
  it('computes the total with tax for the party, and keeps the first press made before the app runs', async () => {
    const page = await openPage()
    await page.goto('/tour/x-1-kr')
    await page.getByRole('radio', { name: '2인' }).check()
    // The phone's sheet holds it, too.
    const total = page.getByText('C$651.00').filter({ visible: true })
    await expect.poll(() => total.count()).toBe(1)
    const sums = await total.locator('xpath=ancestor::dl').innerText()
    expect(sums).toMatch(
      /소계\s+C\$620\.00\s+GST\(캐나다\s부가세\)\s5%\s+C\$31\.00\s+GST 포함 총액\s+C\$651\.00\s+\(약\s66만\s1천원\)/,
    )
    const box = page.getByRole('complementary').filter({ has: page.locator('dl') })
    await expect
      .poll(() => box.innerText())
      .toMatch(/C\$310\s+\(약\s31만\s5천원\)[^]*?1인 요금\(2인 예약 시\)/)
    expect(await box.locator('tr[aria-current]').innerText()).toMatch(/^2인/)

    // Both ways to ask carry the party.
    await box.getByRole('link', { name: '여행 문의하기' }).click()
    await expect.poll(() => page.getByLabel('제목').inputValue()).toBe('여행 문의(2인)')
    await box.getByRole('link', { name: '궁금한 점 물어보기' }).click()
    await page.waitForURL('**/contact-kr?tour=1&people=2')
    expectNoProblems(page)
  })

  it('opens the part that the address names', async () => {
    const page = await openPage()
    await page.goto('/tour/x-1-ca?tab=route')
    expect(await page.getByRole('link', { name: 'Itinerary' }).getAttribute('aria-current')).toBe(
      'page',
    )
    await page.getByRole('link', { name: 'Safety' }).click()
    await page.waitForURL('**tab=safety')
    expectNoProblems(page)
  })

  it('shows its pictures large, turns them with the keyboard and closes with Escape', async () => {
    const page = await openPage()
    await page.goto('/tour/x-1-ca')
    await page
      .getByRole('button', { name: /See all pictures/ })
      .first()
      .click()
    const dialog = page.locator('dialog:modal')
    await expect.poll(() => dialog.getByRole('status').textContent()).toMatch(/^1 of \d/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => dialog.getByRole('status').textContent()).toMatch(/^2 of \d/)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    const third = page.getByRole('button', { name: /See all pictures/ }).nth(2)
    await third.click()
    await expect.poll(() => dialog.getByRole('status').textContent()).toMatch(/^3 of \d/)
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(
      await third.evaluate((button) => button === document.activeElement),
      'the focus goes back',
    ).toBe(true)
    expectNoProblems(page)
  })

  it('loads a video after a press only, and the focus goes to it', async () => {
    const page = await openPage()
    const asked: string[] = []
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' })
    })
    await page.goto('/tour/x-2-ca?tab=route')
    const play = page.getByRole('button', { name: /^Play video/ }).first()
    await play.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await play.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await expect.poll(() => asked).toHaveLength(1)
    expectNoProblems(page)
  })

  it('shares by the system, and by what its readers use where that was left', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async ({ url }: ShareData) => Promise.reject(new Error(url)),
      })
    })
    await page.goto('/tour/x-1-cn')
    await wakeApp(page)
    await page.locator('summary.share-button').click()
    const menu = page.locator('.share-menu')
    await expect.poll(() => menu.locator('svg[role=img] path').count()).toBe(1)
    const links = await menu
      .locator('a')
      .evaluateAll((each) => each.map((link) => new URL((link as HTMLAnchorElement).href).hostname))
    expect(links).toEqual(['service.weibo.com', 'connect.qq.com', ''])
    const box = await menu.boundingBox()
    expect(box!.y).toBeGreaterThan(0)
    expect(box!.y + box!.height).toBeLessThan(PHONE.height)
    expectNoProblems(page)
  })

  it('asks for its first picture before all others, and for nothing else before that', async () => {
    const page = await openPage({ viewport: PHONE })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/tour/x-1-ca')
    const first = await page
      .locator('main img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc)
    expect(asked[1]).toBe(first)
    await expect.poll(() => asked.filter((url) => url.includes('/img/')).length).toBeGreaterThan(2)
    await expect.poll(() => page.locator('head > link[rel=manifest]').count()).toBe(1)
    expectNoProblems(page)
  })

  it('shows its pictures without scripts, too', async () => {
    const page = await openPage({ viewport: PHONE, javaScriptEnabled: false })
    await page.goto('/tour/x-1-ca')
    const second = page.locator('main li:has(> button > img) img').nth(1)
    await second.scrollIntoViewIfNeeded()
    await expect
      .poll(() => second.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
    expect((await second.boundingBox())?.height).toBeGreaterThan(100)
  })

  it('is a real 404 with the not-found page for an unknown or hidden tour', async () => {
    const page = await openPage()
    for (const address of [
      '/tour/x-999999-ca',
      '/tour/jasper-16-ca',
      '/tour/nothing-ca',
      '/nowhere-ca',
    ]) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(404)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
    }
  })
})

it('reads every public page without scripts, in each language', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  const paths = [
    '/',
    '/rockies',
    '/tour/x-1',
    '/tour/x-1?tab=route',
    '/board/1',
    '/tour/1/1',
    '/search?q=a',
  ]
  for (const lang of LANGS)
    for (const path of [
      ...paths,
      '/ceo',
      '/career',
      '/attention',
      '/tandc',
      '/privacy',
      '/contact',
    ]) {
      await page.goto(addressIn(path, lang))
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100)
      expect(
        await page.locator('main .animate-pulse').filter({ visible: true }).count(),
        path,
      ).toBe(0)
    }
})

it('reads the prices of a tour on a phone without scripts, where no sheet opens', async () => {
  const page = await openPage({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto('/tour/x-1-ca')
  expect(
    await page.getByText('Price per person by party size').filter({ visible: true }).count(),
  ).toBe(1)
  expect(await page.getByRole('button', { name: /Price details|Request a date/ }).count()).toBe(0)
})

it('shows on a phone which region is open and which picture of how many, and leads back to the region', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/asia-ca')
  const open = page.getByRole('navigation', { name: 'Regions' }).locator('[aria-current]')
  await expect
    .poll(() => open.evaluate((link) => link.getBoundingClientRect().right))
    .toBeLessThanOrEqual(PHONE.width + 1)
  await page.goto('/tour/x-1-ca')
  expect(await page.getByText('1 / 6').isVisible()).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Rockies tours' }).click()
  await page.waitForURL('**/rockies-ca')
})

it('has an icon where browsers look for one, and no page that is the bare shell', async () => {
  const page = await openPage()
  const [icon, shell] = await Promise.all([
    page.request.get('/favicon.ico'),
    page.request.get('/index.html'),
  ])
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  expect(shell.status()).toBe(404)
})

it('prints a tour whole: every part of it, its price and whose it is, without menus and bars', async () => {
  const page = await openPage()
  await page.goto('/tour/x-1-ca')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const shown = (text: string) => page.getByText(text).filter({ visible: true }).count()
  for (const part of ['Overview', 'Itinerary', 'What’s included', 'Safety'])
    expect(
      await page.getByRole('heading', { level: 2, name: part }).filter({ visible: true }).count(),
      part,
    ).toBe(1)
  expect(await shown('Pickup in Calgary and the drive west')).toBe(1)
  expect(await shown('Price per person by party size')).toBeGreaterThan(0)
  expect(await shown('hello@moraine.example')).toBeGreaterThan(0)
  for (const bar of [
    'body > div > div > header',
    'nav',
    'footer',
    '#board',
    'aside a',
    'main button:not(li button)',
  ])
    expect(await page.locator(bar).filter({ visible: true }).count(), bar).toBe(0)
  const [ground, ink] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [style.backgroundColor, style.color]
  })
  expect([ground, ink]).toEqual(['rgb(251, 250, 247)', 'rgb(18, 36, 31)'])
})
