import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { logInAs } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { expectNoProblems, openPage, wakeApp } from './support/browser'

const NAME = 'Yoho in the rain'
let id: number
let token: string

beforeAll(async () => {
  token = (await sessionOf(ADMIN)).accessToken
  id = (await send<{ _id: number }>('/api/forum', { name: NAME, category: 1, lang: 'ca' }, token))
    ._id
})

afterAll(async () => {
  const origin = inject('origin')
  const headers = { origin, authorization: `Bearer ${token}` }
  expect((await fetch(`${origin}/api/forum/${id}`, { method: 'DELETE', headers })).status).toBe(200)
})

const card = (page: Page) => page.getByRole('article').filter({ hasText: NAME })

describe('a hidden tour', () => {
  it('stands in the lists of a super user, says that it is hidden, and is kept nowhere', async () => {
    const page = await openPage()
    await logInAs(page, 'admin')
    for (const path of ['/ca', '/travel-ca', '/rockies-ca']) {
      await page.goto(path)
      await card(page).getByText('Hidden', { exact: true }).waitFor()
      expect(await card(page).getAttribute('class')).toContain('blur')
    }
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(NAME)
    expectNoProblems(page)
    await page.locator('header summary[aria-label^="Account: admin"]').click()
    await page.getByRole('link', { name: 'Log out' }).click()
    await page.getByText('You’ve been logged out.').waitFor()
    await page.getByRole('link', { name: 'Rockies' }).click()
    await page.getByRole('article').first().waitFor()
    expect(await card(page).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })

  it('opens by its address for a super user alone, and says that it is hidden', async () => {
    const page = await openPage()
    const title = page.getByRole('heading', { level: 1 })
    expect((await page.goto(`/tour/x-${id}-ca`))?.status()).toBe(404)
    await wakeApp(page)
    expect(await title.innerText()).toBe('Page not found')
    await logInAs(page, 'admin')
    await page.goto(`/tour/x-${id}-ca`)
    await expect.poll(() => title.innerText()).toBe(NAME)
    expect(await page.getByRole('main').getByText('Hidden', { exact: true }).isVisible()).toBe(true)
    await expect.poll(() => page.title()).toContain(NAME)
    expectNoProblems(page, /404/)
    await page.context().close()
  })

  it('comes when a super user logs in on the page that says it is not there', async () => {
    const page = await openPage()
    await page.goto(`/tour/x-${id}-ca`)
    await wakeApp(page)
    await page.locator('header').getByRole('button', { name: 'Log in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill(ADMIN.username)
    await dialog.getByLabel('Password', { exact: true }).first().fill(ADMIN.password)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(NAME)
    await page.context().close()
  })
})
