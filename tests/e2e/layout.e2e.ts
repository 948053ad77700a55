import { describe, expect, inject, it } from 'vitest'
import { ADMIN, send, sessionOf } from './support/api'
import { DESKTOP, expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'
import { addressIn, LANGS, PUBLIC_SCREENS } from './support/screens'

/** 1280 px at 200 % and at 400 % zoom. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
]

describe.each(LANGS)('in %s', (lang) => {
  it('no page scrolls sideways or cuts its texts when it is enlarged', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    for (const path of PUBLIC_SCREENS) {
      await page.goto(addressIn(path, lang))
      for (const viewport of ZOOMED) {
        await page.setViewportSize(viewport)
        const found = await page.evaluate(() => {
          const overflow = document.documentElement.scrollWidth - innerWidth
          const cut = [
            ...document.querySelectorAll<HTMLElement>(
              'h1, h2, h3, p, a, button, label, dt, dd, li > span',
            ),
          ]
            .filter(
              (element) =>
                element.checkVisibility() &&
                !element.closest('.sr-only, .truncate, [class*="line-clamp"]'),
            )
            .filter(
              ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
            )
            .map((element) => element.outerHTML.slice(0, 120))
          return { overflow: Math.max(overflow, 0), cut }
        })
        expect(found, `${path} ${viewport.width}`).toEqual({ overflow: 0, cut: [] })
      }
    }
  })

  it.each([PHONE, DESKTOP])(
    'no public page complains or moves while it loads, $width px wide',
    async (viewport) => {
      const page = await openPage({ viewport })
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifts: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            Object.assign(globalThis, {
              shifts: (globalThis as { shifts?: number }).shifts! + entry.value,
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of PUBLIC_SCREENS) {
        await page.goto(addressIn(path, lang))
        await wakeApp(page)
        await page.mouse.wheel(0, 600)
        await page.waitForTimeout(250)
        expect(
          await page.evaluate(() => (globalThis as { shifts?: number }).shifts),
          path,
        ).toBeLessThanOrEqual(0.01)
      }
      expectNoProblems(page, /status of 404/)
    },
  )
})

it('an endless name does not widen a page', async () => {
  const { accessToken } = await sessionOf(ADMIN)
  const name = `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio${Date.now()}`
  const { _id: id } = await send<{ _id: number }>(
    '/api/forum',
    { name, category: 1, lang: 'ca' },
    accessToken,
  )
  await send('/api/forum/update', { forumId: id, lang: 'ca', status: 1, route: name }, accessToken)
  const page = await openPage({ viewport: { width: 320, height: 640 } })
  for (const path of [`/tour/x-${id}-ca`, '/ca', '/rockies-ca', '/rockies-kr', `/board/${id}-ca`]) {
    await page.goto(path)
    const furthest = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((headings) =>
        Math.max(
          ...headings
            .filter((heading) => !heading.closest('[class*="overflow-x-auto"]'))
            .map((heading) => heading.getBoundingClientRect().right),
        ),
      )
    expect(
      [furthest <= 320, await page.evaluate(() => document.documentElement.scrollWidth)],
      path,
    ).toEqual([true, 320])
  }
  const headers = { origin: inject('origin'), authorization: `Bearer ${accessToken}` }
  expect((await page.request.delete(`/api/forum/${id}`, { headers })).status()).toBe(200)
  await page.context().close()
})

it('asks no other host for anything before a click', async () => {
  const page = await openPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (
      new URL(request.url()).origin !==
      new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    )
      foreign.push(request.url())
  })
  for (const path of PUBLIC_SCREENS) {
    await page.goto(addressIn(path, 'ca'))
    await page.mouse.move(50, 50)
    await page.waitForLoadState('networkidle')
  }
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
})

it('moves the header picture only after a while, never for readers who want less motion, and can be stopped', async () => {
  const still = await openPage({ reducedMotion: 'reduce' })
  await still.goto('/ca')
  await still.mouse.move(50, 50)
  await still.waitForTimeout(5000)
  expect(await still.locator('video').count()).toBe(0)
  const page = await openPage()
  await page.goto('/ca')
  expect(await page.locator('video').count()).toBe(0)
  await page.mouse.move(50, 50)
  await page.getByRole('button', { name: 'Pause the background video' }).click()
  expect(await page.getByRole('button', { name: 'Play the background video' }).count()).toBe(1)
})

it('the search button stays on one line in each language', async () => {
  const page = await openPage()
  for (const lang of ['kr', 'ca', 'cn']) {
    await page.goto(`/search-${lang}?q=banff`)
    const [field, button] = [
      page.locator('main input[type=search]'),
      page.locator('main form button[type=submit]'),
    ]
    const heights = await Promise.all(
      [field, button].map(async (each) => (await each.boundingBox())?.height ?? 0),
    )
    expect(heights[1], lang).toBeLessThanOrEqual(heights[0]!)
    expect(
      await button.locator('span').evaluate((word) => word.getBoundingClientRect().height),
      lang,
    ).toBeLessThan(40)
  }
  await page.context().close()
})

it('the price box shows each party size whole, also with wide letters', async () => {
  const page = await openPage()
  for (const lang of LANGS) {
    await page.goto(`/tour/x-1-${lang}`)
    const beyond = await page
      .locator('[data-party] [role="radiogroup"]')
      .filter({ visible: true })
      .evaluate((group: HTMLElement) => {
        group.style.letterSpacing = '0.12em'
        return group.scrollWidth - group.parentElement!.clientWidth
      })
    expect(beyond, lang).toBeLessThanOrEqual(0)
  }
  await page.context().close()
})

it('the links of the footer stay in step in two columns on a phone', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/ceo-ca')
  // Of the first line of each text.
  const tops = await page.locator('footer nav a').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return text.getClientRects()[0]?.top ?? 0
    }),
  )
  expect(tops).toHaveLength(6)
  for (const row of [0, 2, 4]) expect(Math.abs(tops[row]! - tops[row + 1]!)).toBeLessThan(2)
  await page.context().close()
})
