import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logInAs } from './support/admins'
import { send } from './support/api'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import { aVerifiedMember } from './support/members'

/** The outcome of code that the page's own script tries to inject. */
function tryToInject(page: Page) {
  return page.evaluate(() => {
    const outcomeOf = (inject: () => void) => {
      try {
        inject()
        return 'done'
      } catch (error) {
        return String(error).slice(0, 'TypeError'.length)
      }
    }
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    const rules = { createHTML: (html: string) => html }
    return {
      markup: outcomeOf(
        () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      ),
      address: outcomeOf(() => (document.createElement('script').src = '/assets/x.js')),
      frame: outcomeOf(
        () => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>'),
      ),
      'the same policy': outcomeOf(() => trustedTypes.createPolicy('app', rules)),
      'another policy': outcomeOf(() => trustedTypes.createPolicy('default', rules)),
    }
  })
}

it('No text becomes markup or code in a page but by the site’s own policies', async () => {
  const page = await openPage()
  await page.goto('/ca')
  await wakeApp(page)
  expect(await tryToInject(page)).toEqual({
    markup: 'TypeError',
    address: 'TypeError',
    frame: 'TypeError',
    'the same policy': 'TypeError',
    'another policy': 'TypeError',
  })
  expectNoProblems(page, /^This document requires 'Trusted|^Creating a TrustedTypePolicy/)
  await page.context().close()
})

it('What the policy stops is reported, with no more than the log needs', async () => {
  const page = await openPage()
  const reported = page
    .waitForRequest((request) => request.url().endsWith('/api/csp-reports'), { timeout: 20_000 })
    .catch(() => null)
  await page.goto('/ca')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/x.png'
    document.body.appendChild(image)
  })
  const response = await (await reported)?.response()
  // A browser may keep its reports for a while; one that is sent is accepted.
  if (response) expect(response.status()).toBe(204)
  expectNoProblems(page, /^Loading the image 'https:\/\/elsewhere\.example/)
  await page.context().close()
})

it('The pages, their editors and previews work under it', async () => {
  const page = await openPage()
  await logInAs(page, 'admin')
  const [first] = await send<{ _id: number }[]>('/api/forum')
  const tour = first?._id
  expect(tour).toBeGreaterThan(0)
  const paths = [
    '/ca',
    `/tour/x-${tour}-ca`,
    `/board/${tour}-ca`,
    '/privacy-ca',
    '/ceo-ca',
    '/attention-ca',
    `/admin/${tour}-ca`,
  ]
  for (const path of [...paths, `/admin/route/${tour}-ca`, `/admin/img/${tour}-ca`]) {
    await page.goto(path)
    await wakeApp(page)
    await page.waitForLoadState('networkidle')
  }
  for (const name of ['Tours', 'Contact', 'Terms']) {
    const link = page.getByRole('link', { name }).first()
    if (await link.isVisible()) await link.click()
  }
  await aVerifiedMember()
  await page.goto('/admin/outbox-ca')
  await page.locator('tbody [data-open]').first().click()
  await page.frameLocator('dialog[open] iframe').locator('body').waitFor()
  // Other console messages are for the tests of those pages.
  expectNoProblems(page, /^(?!.*(?:Trusted|Content Security))/s)
  await page.context().close()
})
