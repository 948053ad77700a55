import { describe, expect, it } from 'vitest'
import { openPage, wakeApp } from './support/browser'
import { expectNothingSecretStored } from './support/secrets'
import { openSetting } from './support/settings'

describe('the tabs of a browser', () => {
  it('renew an ended token once between them', async () => {
    const first = await openPage({ locale: 'en-CA' })
    const context = first.context()
    await first.goto('/ceo-ca')
    await wakeApp(first)
    await first.locator('header').getByRole('button', { name: 'Log in' }).click()
    const dialog = first.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill('guest')
    await dialog.getByLabel('Password', { exact: true }).first().fill('moraine!guest')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect
      .poll(() => first.locator('header summary[aria-label="Account: guest"]').count())
      .toBe(1)
    const tabs = [first]
    for (let more = 0; more < 3; more += 1) tabs.push(await context.newPage())
    for (const tab of tabs) {
      await tab.goto('/user/guest-ca')
      await expect.poll(() => tab.locator('main details').count()).toBeGreaterThan(5)
    }
    let renewals = 0
    let ended = ''
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/session/refresh') renewals += 1
    })
    // From now on the current token has expired; a newer one is valid.
    await context.route('**/api/user/me/export', async (route) => {
      const token = (await route.request().headerValue('authorization')) ?? ''
      ended ||= token
      if (token !== ended) return route.continue()
      return route.fulfill({ status: 401, json: { code: 'SessionExpired', msg: 'ended' } })
    })
    for (const tab of tabs) await openSetting(tab, 'Your data')
    // Two tokens of one second are the same text, so a new one would seem to have ended as well.
    await first.waitForTimeout(1000)
    const downloads = tabs.map((tab) => tab.waitForEvent('download'))
    await Promise.all(
      tabs.map((tab) => tab.getByRole('button', { name: 'Download my data' }).click()),
    )
    expect((await Promise.all(downloads)).map((file) => file.suggestedFilename())).toHaveLength(4)
    expect(renewals).toBe(1)
    await expectNothingSecretStored(first)
    await context.close()
  })

  it('log in and out together and never show a token', async () => {
    const one = await openPage({ locale: 'en-CA' })
    await one.goto('/ca')
    await wakeApp(one)
    const two = await one.context().newPage()
    await two.goto('/ceo-ca')
    await wakeApp(two)
    await one.locator('header').getByRole('button', { name: 'Log in' }).click()
    const dialog = one.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill('admin')
    await dialog.getByLabel('Password', { exact: true }).first().fill('moraine!admin')
    await dialog.getByLabel('Password', { exact: true }).first().press('Enter')
    await expect
      .poll(() => two.locator('header summary[aria-label="Account: admin Admin"]').count())
      .toBe(1)
    await expectNothingSecretStored(one)
    await two.goto('/logout-ca')
    await expect.poll(() => two.getByText('You’ve been logged out.').count()).toBe(1)
    await expect
      .poll(() => one.locator('header').getByRole('button', { name: 'Log in' }).count())
      .toBeGreaterThan(0)
    await one.context().close()
  })
})
