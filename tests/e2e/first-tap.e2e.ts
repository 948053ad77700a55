import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'

/** Without a mouse: Chromium reports one that rests on a new page as a movement. */
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true }
const MAX_SCRIPTS = 8
const SHEET = 'button[commandfor="booking"][command="show-modal"]'
const OFFLINE = {
  kr: [
    '/register-kr',
    '페이지의 일부를 아직 불러오지 못했습니다. 인터넷 연결을 확인하시거나 새로고침해 주세요.',
    '다시 시도',
  ],
  ca: [
    '/register-ca',
    'Part of the page hasn’t loaded. Check your connection, or reload the page.',
    'Try again',
  ],
  cn: ['/register-cn', '页面的部分内容尚未加载。请检查网络，或刷新页面。', '重试'],
} as const

/** A page on a phone whose app does not arrive before `release` is called. */
async function openWithoutApp(path: string) {
  const page = await openPage({ viewport: PHONE })
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto(path)
  return { page, release: app.resolve }
}

/** Holds back a tour page's requests except for the tour itself, until the returned function is called. */
async function holdRestOfTour(page: Page): Promise<() => void> {
  const rest = Promise.withResolvers<void>()
  const isRest = ({ pathname }: URL) =>
    /^\/api\/(?:pages\/|forum\/\d+\/topic)|^\/assets\/safety/.test(pathname)
  await page.route(isRest, async (route) => {
    await rest.promise
    await route.continue()
  })
  return rest.resolve
}

const isStarted = (page: Page) => page.evaluate(() => 'started' in document.documentElement.dataset)

/** Scripts by address, in waves: a script requested after another has arrived was not known before. */
function scriptsOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const waves: { names: string[]; end: number }[] = []
    const seen = new Set<string>()
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    for (const { name, startTime, responseEnd } of files) {
      if (!name.endsWith('.js') || seen.has(name)) continue
      seen.add(name)
      const wave = waves.at(-1)
      if (!wave || startTime > wave.end) waves.push({ names: [name], end: responseEnd })
      else {
        wave.names.push(name)
        wave.end = Math.min(wave.end, responseEnd)
      }
    }
    return waves.map(({ names }) => names)
  })
}

it('the app comes by itself once the page is idle, in one wave of few files', async () => {
  for (const path of ['/ca', '/tour/x-1-kr', '/contact-kr', '/tour/1/1-ca']) {
    const page = await openPage(TOUCH)
    await page.goto(path)
    await expect.poll(() => isStarted(page), { timeout: 15_000 }).toBe(true)
    const waves = await scriptsOf(page)
    expect(waves.flat().length, waves.flat().join(' ')).toBeLessThanOrEqual(MAX_SCRIPTS)
    expect(waves.length, JSON.stringify(waves)).toBe(1)
    expectNoProblems(page)
    await page.context().close()
  }
})

it('the button that asks for a date needs no script that the page has not fetched', async () => {
  const page = await openPage(TOUCH)
  await page.goto('/tour/x-1-ca')
  await expect.poll(() => isStarted(page), { timeout: 15_000 }).toBe(true)
  const fetched = async () => (await scriptsOf(page)).flat()
  await expect.poll(fetched).toContainEqual(expect.stringContaining('/request-sheet-'))
  const before = await fetched()
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(MAX_SCRIPTS)
  await page.locator('.sticky.bottom-0 button:last-of-type').click()
  await page.getByRole('dialog').getByRole('grid').waitFor()
  expect(await fetched()).toEqual(before)
  expectNoProblems(page)
  await page.context().close()
})

it('a tour opens from its card as soon as it has come, whatever else its page reads', async () => {
  const page = await openPage(TOUCH)
  await page.goto('/ca')
  await wakeApp(page)
  const release = await holdRestOfTour(page)
  await page.locator('main article a').first().tap()
  await page.locator('article h1').waitFor()
  expect(await page.getByRole('link', { name: 'Safety' }).count()).toBe(0)
  release()
  await page.getByRole('link', { name: 'Safety' }).waitFor()
  await page.locator('#board h2').first().waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('a tour is asked for as its card is pressed, and once; it opens as soon when it came first', async () => {
  const page = await openPage(TOUCH)
  await page.goto('/ca')
  await wakeApp(page)
  const release = await holdRestOfTour(page)
  const asked: string[] = []
  page.on('request', (each) => each.url().includes('/api/forum/extra/') && asked.push(each.url()))
  const card = page.locator('main article a').first()
  const tour = page.waitForResponse('**/api/forum/extra/*')
  await card.dispatchEvent('pointerdown')
  await (await tour).finished()
  await card.click()
  await page.locator('article h1').waitFor({ timeout: 5000 })
  expect(asked).toHaveLength(1)
  release()
  await page.getByRole('link', { name: 'Safety' }).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('with data saving the app waits for a touch', async () => {
  const page = await openPage(TOUCH)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/ceo-ca')
  await page.waitForTimeout(2500)
  expect(await scriptsOf(page)).toEqual([])
  await wakeApp(page)
  expect(await scriptsOf(page)).not.toEqual([])
  await page.context().close()
})

it('what is pressed before the app is there is marked as heard in the same task', async () => {
  const { page, release } = await openWithoutApp('/register-ca')
  const button = page.getByRole('button', { name: 'Show password' }).first()
  expect(
    await button.evaluate((element) => {
      ;(element as HTMLElement).click()
      return element.getAttribute('aria-busy')
    }),
  ).toBe('true')
  release()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  expect(await page.locator('button[aria-busy]').count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('a link that the browser follows shows at once that it was heard', async () => {
  const { page } = await openWithoutApp('/ca')
  expect(
    await page
      .locator('main article a')
      .first()
      .evaluate((link) => {
        ;(link as HTMLElement).click()
        return document.querySelector('main')?.getAttribute('aria-busy')
      }),
  ).toBe('true')
  await page.context().close()
})

it('the booking sheet opens without the app, and the app takes it over open', async () => {
  const { page, release } = await openWithoutApp('/tour/x-1-ca')
  await page.locator(SHEET).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Total with GST').filter({ visible: true }).waitFor()
  const sums = sheet.locator('[aria-live]')
  const before = await sums.innerText()
  await sheet.getByRole('radio', { name: '3 people' }).check()
  const chosen = await sums.innerText()
  expect(chosen).not.toBe(before)
  release()
  // Other parts that depend on the party follow the early choice.
  await sheet.locator('a[href$="people=3"]').waitFor()
  expect(await sums.innerText()).toBe(chosen)
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(
    await page.locator(SHEET).evaluate((button) => button === document.activeElement),
    'the focus goes back',
  ).toBe(true)
  await page.locator(SHEET).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('what is far from sight rests while a sheet is open, and keeps its height', async () => {
  const page = await openPage(TOUCH)
  await page.goto('/tour/x-1-ca')
  await expect.poll(() => isStarted(page), { timeout: 15_000 }).toBe(true)
  const footer = () =>
    page.locator('footer').evaluate((part) => ({
      rests: getComputedStyle(part).contentVisibility === 'auto',
      height: part.getBoundingClientRect().height,
    }))
  const before = await footer()
  expect(before.rests).toBe(false)
  await page.locator(SHEET).click()
  expect(await footer()).toEqual({ ...before, rests: true })
  await page.keyboard.press('Escape')
  await expect.poll(footer).toEqual(before)
  expectNoProblems(page)
  await page.context().close()
})

it('a picture opens large without the app, at the one that was pressed', async () => {
  const { page, release } = await openWithoutApp('/tour/x-1-ca')
  await page.setViewportSize({ width: 1000, height: 800 })
  await page
    .getByRole('button', { name: /See all pictures/ })
    .nth(2)
    .click()
  const isShown = (index: number) =>
    page
      .locator('dialog[open] li')
      .nth(index)
      .evaluate((slide) => Math.abs(slide.getBoundingClientRect().x) < 2)
  await expect.poll(() => isShown(2)).toBe(true)
  release()
  await expect.poll(() => isStarted(page)).toBe(true)
  await expect
    .poll(() => page.getByRole('dialog').getByRole('status').textContent())
    .toMatch(/^3 of/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isShown(3)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('one menu is open at a time without the app; Escape and a press beside it close it', async () => {
  const { page } = await openWithoutApp('/ca')
  const open = page.locator('details[name="menu"][open]')
  await page.locator('summary[aria-label^="Language"]').click()
  await page.locator('summary[aria-label="Menu"]').click()
  expect(await open.count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await open.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu')
  await page.locator('summary[aria-label="Menu"]').click()
  await page.mouse.click(20, 700)
  expect(await open.count()).toBe(0)
  await page.context().close()
})

it.each(Object.entries(OFFLINE))(
  'when the app cannot come, the page says so (%s) and carries the press out after another try',
  async (_lang, [path, message, retry]) => {
    const page = await openPage({ viewport: PHONE })
    let isOffline = true
    await page.route('**/*', (route) =>
      isOffline && (route.request().url().endsWith('.js') || route.request().method() === 'HEAD')
        ? route.abort('internetdisconnected')
        : route.continue(),
    )
    await page.goto(new URL(path, inject('origin')).href)
    const box = page.locator('main input[type=checkbox]').first()
    await box.click()
    const alert = page.locator('[role="alert"]').filter({ hasText: message, visible: true })
    await alert.waitFor()
    await expect.poll(() => page.locator('main [aria-busy]').count()).toBe(0)
    isOffline = false
    await alert.getByRole('button', { name: retry }).click()
    await expect.poll(() => isStarted(page)).toBe(true)
    await expect.poll(() => page.locator('main input[type=checkbox]:checked').count()).toBe(4)
    expect(await alert.count()).toBe(0)
    expectNoProblems(page, /Failed to (?:load resource|fetch)/)
    await page.context().close()
  },
)
