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
  it('on any public page', async () => {
    const page = await openPage({ viewport: PHONE, colorScheme: 'light' })
    for (const path of PAGES) {
      await page.goto(path === '/' ? `/${lang}` : `${path}-${lang}`)
      await expectAccessible(page)
    }
  })
})

it('axe finds nothing on a wide dark screen with the app running', async () => {
  const page = await openPage({ viewport: DESKTOP, colorScheme: 'dark' })
  for (const path of PAGES) {
    await page.goto(path === '/' ? '/ca' : `${path}-ca`)
    await wakeApp(page)
    await expectAccessible(page)
  }
})
