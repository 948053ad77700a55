import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logInAs } from './support/admins'
import { openPage, wakeApp } from './support/browser'
import { askButton, freeDays } from './support/requests'
import { textIn } from '../support/texts'

const ON_ITS_SIDE = { width: 844, height: 390 }
/** Width of the camera and the rounded corners at each end of a phone on its side. */
const NOTCH = 59

/** Elements that a person reads or presses; the rest may lie below the camera. */
const CONTENT =
  'a[href], button, input, select, textarea, summary, h1, h2, h3, p, label, figcaption'

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/kr'),
  tour: (page) => page.goto('/tour/x-1-kr'),
  contact: (page) => page.goto('/contact-kr'),
  gallery: async (page) => {
    await page.goto('/tour/x-1-kr')
    await page
      .getByRole('button', { name: textIn('kr', 'tours:gallery.open') })
      .first()
      .tap()
  },
  'price sheet': async (page) => {
    await page.goto('/tour/x-1-kr')
    await page.getByRole('button', { name: textIn('kr', 'tours:bar.open') }).tap()
  },
  'request sheet': async (page) => {
    await page.goto('/tour/x-1-kr')
    await wakeApp(page)
    await askButton(page, 'kr').tap()
    await freeDays(page, 'kr').first().waitFor()
  },
  desk: async (page) => {
    await logInAs(page, 'admin')
    await page.goto('/admin/2-kr')
    await page.locator('#main textarea').first().waitFor()
  },
}

describe('on a phone on its side', () => {
  it.each(Object.entries(SCREENS))('nothing is below the camera: %s', async (_, open) => {
    const page = await openPage({ viewport: ON_ITS_SIDE, hasTouch: true, isMobile: true })
    page.setDefaultTimeout(20_000)
    const session = await page.context().newCDPSession(page)
    const insets = { left: NOTCH, right: NOTCH }
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await open(page)
    await page.waitForTimeout(500)
    const covered = await page.evaluate(
      ({ content, notch }) => {
        const scope = document.querySelector('dialog:modal') ?? document.body
        return [...scope.querySelectorAll(content)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { left, right, width, height } = element.getBoundingClientRect()
            // A strip of pictures goes on outside the screen.
            const isInStrip = element.closest('[class*="overflow-x-auto"]') !== null
            return (
              !isInStrip && width > 1 && height > 1 && (left < notch || right > innerWidth - notch)
            )
          })
          .map((element) => element.outerHTML.slice(0, 120))
      },
      { content: CONTENT, notch: NOTCH },
    )
    expect(covered).toEqual([])
    await page.context().close()
  })

  it.each([ON_ITS_SIDE, { width: 667, height: 375 }])(
    'the pictures of a tour take half of the first screen at most: $width px',
    async (viewport) => {
      const page = await openPage({ viewport, hasTouch: true, isMobile: true })
      await page.goto('/tour/x-1-kr')
      const strip = page
        .getByRole('list')
        .filter({ has: page.locator('.image-edge') })
        .first()
      expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(viewport.height / 2)
      await page.context().close()
    },
  )
})
