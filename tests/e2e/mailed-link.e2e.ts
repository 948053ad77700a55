import { expect, it } from 'vitest'
import { expectNoProblems, openPage, wakeApp } from './support/browser'

it.each([
  '/reset?token=abc',
  '/verify?email=a%40example.com&code=12345',
  '/unsubscribe-kr?token=abc',
  '/reset%3Ftoken%3Dabc',
  '/verify?email=a%40example.com&amp;code=12345.',
])('what %s carries leaves the address and never comes back', async (address) => {
  const page = await openPage()
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(globalThis, { written })
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history)
      history[name] = (state: unknown, title: string, url?: string | URL | null) => {
        write(state, title, url)
        written.push(location.search)
      }
    }
  })
  await page.goto(address)
  await wakeApp(page)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  // The router writes entries of its own, such as the language.
  await page.waitForTimeout(500)
  const written = await page.evaluate(
    () => (globalThis as unknown as { written: string[] }).written,
  )
  expect(written.filter((search) => search !== '')).toEqual([])
  expectNoProblems(page, /Failed to load resource/)
  await page.context().close()
})
