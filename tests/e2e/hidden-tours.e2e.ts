import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { drawPicture, logInAs } from './support/admins'
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
  it('is in the lists of an admin, is marked as hidden, and is stored nowhere', async () => {
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

  it('opens by its address for admins only, and is marked as hidden', async () => {
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

  it('shows its images to admins only', async () => {
    const page = await openPage()
    await logInAs(page, 'admin')
    await page.goto('/ca')
    const body = new FormData()
    body.set(
      'file',
      new File([new Uint8Array(await drawPicture(page, 200))], 'a.jpg', { type: 'image/jpeg' }),
    )
    body.set('forumId', String(id))
    const headers = { authorization: `Bearer ${token}` }
    const uploaded = await fetch(`${inject('origin')}/api/file/upload`, {
      method: 'POST',
      body,
      headers,
    })
    expect(uploaded.status).toBe(200)
    const { url }: { url: string } = await uploaded.json()
    // Another width each time: a page caches the images that it has shown.
    const isSeen = (width: number) =>
      page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        return image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        )
      }, `${url}?w=${width}`)
    expect((await fetch(inject('origin') + url)).status).toBe(404)
    expect(await isSeen(640)).toBe(true)
    expectNoProblems(page)
    await page.context().clearCookies()
    expect(await isSeen(960)).toBe(false)
    await page.context().close()
  })

  it('appears when an admin logs in on its not-found page', async () => {
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
