import { describe, expect, it } from 'vitest'
import { openPage, PHONE } from './support/browser'
import { textIn } from '../support/texts'

/** A page on a phone whose engine is below the floor: Chromium before 111, Safari before 16.4, Firefox before 119. */
async function openOld(path: string) {
  const page = await openPage({ viewport: PHONE })
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(path)
  return { page, scripts, message: page.locator('#shown-message') }
}

describe('an engine that is too old for the app', () => {
  it.each(['kr', 'ca', 'cn'] as const)(
    'keeps the page and says once what to do (%s)',
    async (lang) => {
      const { page, scripts, message } = await openOld(`/tour/x-1-${lang}`)
      await expect.poll(() => message.isVisible()).toBe(true)
      expect(await message.textContent()).toContain(textIn(lang, 'site:tooOld'))
      await message.getByRole('button', { name: textIn(lang, 'site:close') }).click()
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(1500)
      expect(scripts).toEqual([])
      expect(await page.locator('h1').count()).toBe(1)
      await page.goto(`/ceo-${lang}`)
      await page.waitForTimeout(500)
      expect(await message.count()).toBe(0)
    },
  )

  it('answers a press that needs the app with the message, and marks nothing as busy', async () => {
    const { page, message } = await openOld('/ceo-kr')
    await message.getByRole('button').click()
    const account = `summary[aria-label^="${textIn('kr', 'site:nav.account')}"]`
    await page.locator(account).filter({ visible: true }).click()
    const login = page.getByRole('button', { name: textIn('kr', 'site:nav.login') })
    await login.filter({ visible: true }).first().click()
    expect(await message.isVisible()).toBe(true)
    expect(await page.locator('button[aria-busy="true"]').count()).toBe(0)
  })

  it('has the ways to the company instead of a form’s button', async () => {
    const { page } = await openOld('/contact-cn')
    const main = page.locator('main')
    expect(await main.locator('a[href^="mailto:"]').first().isVisible()).toBe(true)
    expect(await main.locator('a[href^="tel:"]').first().isVisible()).toBe(true)
    expect(await main.locator('[type="submit"]').filter({ visible: true }).count()).toBe(0)
  })

  it('still opens and closes the dialogs of the page', async () => {
    const { page, message } = await openOld('/tour/x-1-kr')
    await message.getByRole('button').click()
    await page
      .getByRole('button', { name: textIn('kr', 'tours:gallery.open') })
      .first()
      .click()
    const dialog = page.locator('dialog[open]')
    expect(await dialog.locator('figure').first().isVisible()).toBe(true)
    await dialog.getByRole('button', { name: textIn('kr', 'site:close') }).click()
    expect(await dialog.count()).toBe(0)
  })
})
