import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, wakeApp } from './support/browser'

/** A fake of Turnstile's script: a new proof each time it is rendered. */
const SCRIPT = `let drawn = 0
globalThis.turnstile = {
  render(place, { sitekey, language, callback }) {
    drawn += 1
    place.textContent = [sitekey, language].join(' ')
    callback('proof-' + drawn)
    return String(drawn)
  },
  remove() {},
}`

/** A page of a site that uses Turnstile. Tests cannot load Cloudflare's script. */
async function openAsked({ isAway = false } = {}): Promise<Page> {
  const page = await openPage({ bypassCSP: true })
  await page.route('**/api/challenge', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), turnstile: 'site-key' } })
  })
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    isAway ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  return page
}

async function fillEnquiry(page: Page): Promise<void> {
  await page.locator('main [name=email]').fill('someone@example.com')
  await page.locator('main [name=subject]').fill('A question')
  await page.locator('main [name=body]').fill('Is the road open in October?')
}

/** The bodies that the form sends, each refused. */
async function refuseEnquiries(page: Page): Promise<{ turnstile?: string }[]> {
  const bodies: { turnstile?: string }[] = []
  await page.route('**/api/email', async (route) => {
    bodies.push(route.request().postDataJSON() as { turnstile?: string })
    await route.fulfill({
      status: 422,
      json: { code: 'SpamPreventionIncorrect', requestId: 'x', fields: {} },
    })
  })
  return bodies
}

describe('a form on a site that uses Turnstile', () => {
  it('shows the check in the reader’s language, sends its proof and gets another after a response', async () => {
    const page = await openAsked()
    const bodies = await refuseEnquiries(page)
    await page.goto('/contact-cn')
    await wakeApp(page)
    await expect.poll(() => page.getByText('site-key zh-cn').count()).toBe(1)
    await fillEnquiry(page)
    for (const proof of ['proof-1', 'proof-2']) {
      const send = page.locator('main form button[type=submit]')
      await expect.poll(() => send.isEnabled()).toBe(true)
      await send.click()
      await expect.poll(() => bodies.at(-1)?.turnstile).toBe(proof)
    }
    await expectAccessible(page)
    await page.context().close()
  })

  it('says when the check does not load, cannot be sent, and retries', async () => {
    const page = await openAsked({ isAway: true })
    await page.goto('/contact-ca')
    await wakeApp(page)
    await fillEnquiry(page)
    const alert = page.locator('main form [role=alert]')
    await expect.poll(() => alert.textContent()).toContain('security check')
    expect(await page.locator('main form button[type=submit]').getAttribute('aria-disabled')).toBe(
      'true',
    )
    await page.unroute('https://challenges.cloudflare.com/**')
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    await alert.getByRole('button').click()
    await expect.poll(() => page.getByText('site-key en').count()).toBe(1)
    await page.context().close()
  })

  it('is in both sign-up forms', async () => {
    const page = await openAsked()
    await page.goto('/register-kr')
    await wakeApp(page)
    await expect.poll(() => page.getByText('site-key ko').count()).toBe(1)
    await page.locator('header').getByRole('button').first().click()
    await page.locator('dialog[open] details summary').click()
    await expect.poll(() => page.locator('dialog[open]').getByText('site-key ko').count()).toBe(1)
    await page.context().close()
  })
})
