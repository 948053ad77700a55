import { describe, expect, it } from 'vitest'
import { expectNoProblems, openPage } from './support/browser'

const PAGES = [
  '/',
  '/travel',
  '/tour/x-1',
  '/tour/x-1?tab=route',
  '/board/1',
  '/tour/1/1',
  '/search?q=a',
  '/ceo',
  '/career',
  '/contact',
  '/attention',
  '/tandc',
  '/register',
]

describe.each(['kr', 'ca', 'cn'])('in %s', (lang) => {
  it('no page scrolls sideways at 320 px, which is 1280 px at 400 % zoom', async () => {
    const page = await openPage({ viewport: { width: 320, height: 640 } })
    for (const path of PAGES) {
      await page.goto(addressIn(path, lang))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
})

it('nothing moves while a page loads', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(globalThis, { shifts: (globalThis as { shifts?: number }).shifts! + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/tour/x-1', '/tour/1/1']) {
    await page.goto(addressIn(path, 'kr'))
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(800)
    expect(await page.evaluate(() => (globalThis as { shifts?: number }).shifts), path).toBeLessThanOrEqual(0.01)
  }
})

it('asks no other host for anything before a click', async () => {
  const page = await openPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)
      foreign.push(request.url())
  })
  for (const path of ['/', '/tour/x-1?tab=route', '/contact', '/register']) {
    await page.goto(addressIn(path, 'ca'))
    await page.mouse.move(50, 50)
    await page.waitForLoadState('networkidle')
  }
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
  expectNoProblems(page)
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

function addressIn(path: string, lang: string): string {
  const [name = '/', query] = path.split('?')
  return `${name === '/' ? `/${lang}` : `${name}-${lang}`}${query ? `?${query}` : ''}`
}
