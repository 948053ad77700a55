import { AxeBuilder } from '@axe-core/playwright'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { launchChromium } from '../../../scripts/chromium.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Chromium's own line for a response of 400 and more, which tests cause on purpose. */
const REFUSED_REQUEST = /^Failed to load resource/

let browser: Promise<Browser> | undefined
const problemsOf = new Map<Page, string[]>()

afterEach(() => {
  const problems = [...problemsOf.values()].flatMap((list) => list.splice(0))
  expect(problems.filter((text) => !REFUSED_REQUEST.test(text))).toEqual([])
})

afterAll(async () => (await browser)?.close())

/** A page in its own context at the site under test. Fails the test on console errors; see `expectNoProblems`. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= launchChromium()
  const context = await (
    await browser
  ).newContext({ baseURL: inject('origin'), viewport: DESKTOP, locale: 'en-CA', ...options })
  const page = await context.newPage()
  const problems: string[] = []
  problemsOf.set(page, problems)
  const note = (problem: string) => problems.push(`${problem} (on ${page.url()})`)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => note(String(error)))
  return page
}

/** Fails if the page's console has logged errors so far, except for texts that the test expects. */
export function expectNoProblems(page: Page, ...expected: RegExp[]): void {
  const problems = problemsOf.get(page)?.splice(0) ?? []
  expect(problems.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
}

/** Starts the app, as a visitor's first touch does, and waits until it runs. */
export async function wakeApp(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  // React marks an element once it handles its events.
  await page.waitForFunction(() => {
    const place = document.querySelector('#main > *')
    return place !== null && Object.keys(place).some((key) => key.startsWith('__reactProps'))
  })
  await page.waitForTimeout(150)
}

/** How far the page is wider than its window, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Writes what is in view, or a part of it, as NAME.png to the folder that PICTURES names; without one, nothing. */
export async function takePicture(shown: Page | Locator, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder) await shown.screenshot({ path: join(folder, `${name}.png`) })
}

/** As `takePicture`, of the page from top to end. */
export async function takeFullPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** Fails when axe finds a barrier on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  // Controls under a bar that sticks can be scrolled into view; axe would call them too small.
  const place = (position: string) =>
    page
      .locator('.sticky, nav.fixed')
      .evaluateAll(
        (bars: HTMLElement[], to) => bars.forEach((bar) => (bar.style.position = to)),
        position,
      )
  await place('static')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await place('')
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`,
    ),
  ).toEqual([])
}

/** Waits until colour transitions have ended; endless animations are ignored. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}
