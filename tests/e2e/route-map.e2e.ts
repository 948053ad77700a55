import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textIn } from '../support/texts'
import { expectAccessible, expectNoProblems, openPage, PHONE, takePicture } from './support/browser'
import { LANGS } from './support/screens'

const OWN_MAPS = {
  kr: 'https://www.google.com/maps/search/?api=1&query=51.49972,-116.47278',
  ca: 'https://www.google.com/maps/search/?api=1&query=51.49972,-116.47278',
  cn: `https://uri.amap.com/marker?position=-116.47278,51.49972&name=${encodeURIComponent('塔卡考瀑布')}&coordinate=wgs84&callnative=1`,
}
const YOHO = { stops: 7, takakkaw: 3 }

describe('the map of a tour’s route', () => {
  it.each(LANGS)(
    'has the numbers of the itinerary, and opens the own map application, in %s',
    async (lang) => {
      const page = await openPage({ viewport: PHONE, javaScriptEnabled: lang !== 'ca' })
      await page.goto(`/tour/x-5-${lang}?tab=route`)
      const list = page.getByRole('list', { name: textIn(lang, 'tours:map.label') })
      const links = list.getByRole('link')
      expect(await links.count()).toBe(YOHO.stops)
      const link = links.filter({ hasText: new RegExp(`^${YOHO.takakkaw}\\D`) })
      expect(await link.getAttribute('href')).toBe(OWN_MAPS[lang])
      const mark = page.locator('figure svg a').filter({ hasText: await nameIn(link) })
      expect(await mark.getAttribute('href')).toBe(OWN_MAPS[lang])
      const picture = page.locator('img[src^="/map/"]')
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(400)
      await takePicture(page, `map-${lang}`)
      if (lang === 'kr') await expectAccessible(page)
      expectNoProblems(page)
      await page.context().close()
    },
  )

  it('fits a narrow phone, and loads its picture only when it is seen', async () => {
    const page = await openPage({ viewport: { width: 320, height: 640 } })
    const maps: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/map/')) maps.push(request.url())
    })
    await page.goto('/tour/x-2-ca')
    await page.waitForLoadState('networkidle')
    expect(maps).toEqual([])
    await page.goto('/tour/x-2-ca?tab=route')
    await page.locator('img[src^="/map/"]').scrollIntoViewIfNeeded()
    await expect.poll(() => maps.length).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.context().close()
  })
})

async function nameIn(link: Locator): Promise<string> {
  return (await link.locator('span span').first().textContent()) ?? ''
}
