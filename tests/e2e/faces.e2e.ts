import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, PHONE } from './support/browser'
import { LANGS } from './support/screens'

const FACE = /display-\w+-[\w-]+\.woff2$/

/** Fonts and images in the order in which the page asked for them. */
function requestsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (['font', 'image'].includes(request.resourceType())) urls.push(request.url())
  })
  return urls
}

const hasFace = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['faces'] !== undefined)

const shownFace = (page: Page) =>
  page.locator('h1').evaluate((h1) => {
    const [first = ''] = getComputedStyle(h1).fontFamily.split(',')
    return first
  })

describe('the face of headings', () => {
  it.each(LANGS)(
    'comes after the first image, and no other language’s does, in %s',
    async (lang) => {
      const page = await openPage({ viewport: PHONE })
      const urls = requestsOf(page)
      await page.goto(`/${lang}`)
      expect(urls.some((url) => FACE.test(url))).toBe(false)
      await hasFace(page)
      expect(await shownFace(page)).toBe(`display-${lang}`)
      await page.evaluate(() => document.fonts.ready)
      const faces = urls.filter((url) => FACE.test(url))
      expect(faces).toEqual([expect.stringContaining(`display-${lang}`)])
      expect(urls.indexOf(faces[0]!)).toBeGreaterThan(0)
      await page.context().close()
    },
  )

  it('is there from the start on the next page of the tab', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.goto('/ca')
    await hasFace(page)
    await page.goto('/contact-ca', { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    expect(await shownFace(page)).toBe('display-ca')
    await page.context().close()
  })

  it('waits for the next page where a heading would take another line', async () => {
    const page = await openPage({ viewport: PHONE })
    // A local serif that is far wider than the face.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const rule = 'html:not([data-faces]) h1 { font-size: 5rem !important }'
        document.adoptedStyleSheets = [new CSSStyleSheet()]
        document.adoptedStyleSheets[0]!.insertRule(rule)
      })
    })
    await page.goto('/ca')
    await page.waitForFunction(() => sessionStorage.getItem('faces') !== null)
    expect(await page.evaluate(() => document.documentElement.dataset['faces'])).toBeUndefined()
    await page.locator('main a[href*="/tour/"]').first().click()
    await page.waitForURL(/\/tour\//)
    await hasFace(page)
    await page.context().close()
  })

  it('is there without scripts', async () => {
    const page = await openPage({ viewport: PHONE, javaScriptEnabled: false })
    const urls = requestsOf(page)
    await page.goto('/ca')
    await expect.poll(() => urls.some((url) => FACE.test(url))).toBe(true)
    await page.context().close()
  })

  it('is not loaded where data is to be saved', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const urls = requestsOf(page)
    await page.goto('/ca')
    await page.waitForFunction(() => document.documentElement.dataset['settled'] !== undefined)
    await page.waitForLoadState('networkidle')
    expect(urls.some((url) => FACE.test(url))).toBe(false)
    await page.context().close()
  })
})
