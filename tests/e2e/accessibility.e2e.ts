import { describe, it } from 'vitest'
import { DESKTOP, expectAccessible, openPage, PHONE, wakeApp } from './support/browser'

const PAGES = [
  '/',
  '/travel',
  '/rockies',
  '/tour/x-1',
  '/tour/x-14',
  '/ceo',
  '/career',
  '/attention',
  '/tandc',
  '/privacy',
  '/nowhere',
]

describe.each(['kr', 'ca', 'cn'])('in %s axe finds nothing', (lang) => {
  it.each(PAGES)('on %s', async (path) => {
    const page = await openPage({ viewport: PHONE, colorScheme: 'light' })
    const address = path === '/' ? `/${lang}` : `${path}-${lang}`
    await page.goto(address)
    await wakeApp(page)
    await expectAccessible(page)
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.context().close()
  })
})
