import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { column, openAdmin } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { openPage, PHONE, wakeApp } from './support/browser'
import { aVerifiedMember, logInOn } from './support/members'

const FORUM = 4

interface Posted {
  _id: number
}

const postTopic = (token: string, title: string, forum = FORUM) =>
  send<Posted>(
    `/api/forum/${forum}/topic`,
    { topicName: title, category: 3, content: `About: ${title}` },
    token,
  )

/** The focused element: its role or tag, with its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element) return 'nothing'
    const label =
      element.getAttribute('aria-label') ??
      document.querySelector(`#${element.getAttribute('aria-labelledby') ?? 'none'}`)
        ?.textContent ??
      (element.tagName === 'H1' || element.tagName === 'A' || element.tagName === 'BUTTON'
        ? element.textContent
        : '')
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${label}`.trim()
  })

/** Presses a button with the keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

describe('the focus stays near the action', () => {
  it('on editing, reporting and deleting a post', async () => {
    const [author, other] = [await aVerifiedMember(), await aVerifiedMember()]
    const { _id: topic } = await postTopic(author.token, `Focus of ${author.username}`)
    for (const content of ['The first answer of all', 'The second answer of all'])
      await send(`/api/forum/${FORUM}/topic/${topic}/reply`, { content }, author.token)
    const page = await openPage()
    await logInOn(page, author)
    await page.goto(`/tour/${FORUM}/${topic}-ca`)
    await wakeApp(page)
    const post = (text: string) => page.locator('main article article', { hasText: text })
    await press(post('The first answer').getByRole('button', { name: 'Edit' }))
    await expect.poll(() => focused(page)).toBe('textarea Edit')
    await page.locator('.w-md-editor textarea').waitFor()
    await expect.poll(() => focused(page)).toBe('textarea Edit')
    await press(page.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => focused(page)).toBe('article')
    const remove = async (text: string) => {
      await press(post(text).getByRole('button', { name: 'Delete' }))
      expect(await page.getByText('Deleted.').count()).toBe(0)
      await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
      await expect.poll(() => post(text).count()).toBe(0)
      await expect.poll(() => page.getByText('Deleted.').count()).toBe(1)
    }
    await remove('The first answer')
    await expect.poll(() => focused(page)).toBe('section 1 reply')
    await remove('The second answer')
    await expect.poll(() => focused(page)).not.toBe('body')
    await page.context().close()

    const reader = await openPage()
    await logInOn(reader, other)
    await reader.goto(`/tour/${FORUM}/${topic}-ca`)
    await wakeApp(reader)
    await press(reader.getByRole('button', { name: 'Report' }))
    await press(reader.getByRole('button', { name: 'Send report' }))
    await reader.getByText('We’ll look at it.').waitFor()
    await expect.poll(() => focused(reader)).toBe('dialog Report this post')
    await press(reader.getByRole('dialog').getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => focused(reader)).toBe('button Report')
    await reader.context().close()
  })

  it('on closing the composer, and on a login from the header', async () => {
    const member = await aVerifiedMember()
    const page = await openPage()
    await page.goto(`/board/${FORUM}-ca`)
    await wakeApp(page)
    await press(page.getByRole('link', { name: 'Write new' }))
    await page.getByLabel('Title').fill('Half a thought')
    await press(page.getByRole('button', { name: 'Discard draft' }))
    await expect.poll(() => focused(page)).toMatch(/^switch/)
    await press(page.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => focused(page)).toBe('a Write new')
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport)
      await page.goto('/ceo-ca')
      await wakeApp(page)
      const header = page.locator('header').first()
      if (viewport === PHONE)
        await press(header.getByLabel('Account', { exact: true }).locator('summary'))
      await press(header.getByRole('button', { name: 'Log in' }).filter({ visible: true }))
      const dialog = page.getByRole('dialog', { name: 'Log in' })
      await dialog.getByLabel('Username or e-mail').fill(member.username)
      await dialog.getByLabel('Password', { exact: true }).first().fill(member.password)
      await dialog.getByLabel('Password', { exact: true }).first().press('Enter')
      await expect.poll(() => focused(page)).toBe('group Account')
      await page.goto('/logout-ca')
      await page.getByText('You’ve been logged out.').waitFor()
    }
    await page.context().close()
  })

  it('on paging through a list, also at its ends', async () => {
    const { accessToken } = await sessionOf(ADMIN)
    const name = `Paged ${Date.now()}`
    const { _id: forum } = await send<Posted>(
      '/api/forum',
      { name, category: 1, lang: 'ca' },
      accessToken,
    )
    await send('/api/forum/update', { forumId: forum, lang: 'ca', status: 1 }, accessToken)
    for (let n = 0; n < 21; n += 1) await postTopic(accessToken, `Row ${n}`, forum)
    const page = await openPage()
    await page.goto(`/board/${forum}-ca`)
    await wakeApp(page)
    await press(page.getByRole('link', { name: 'Next page' }))
    await page.waitForURL('**page=2**')
    await page.waitForTimeout(300)
    await expect.poll(() => focused(page)).toBe('link Next page')
    expect(await page.getByRole('link', { name: 'Next page' }).isDisabled()).toBe(true)
    await press(page.getByRole('link', { name: 'Previous page' }))
    await expect.poll(() => page.url()).not.toContain('page=')
    await page.waitForTimeout(300)
    await expect.poll(() => focused(page)).toBe('link Previous page')
    await page.context().close()
  })

  it('in the search field, while its results load', async () => {
    const page = await openPage()
    await page.goto('/search-ca?q=lake')
    await wakeApp(page)
    const field = page.getByRole('searchbox')
    await field.fill('banff')
    await field.press('Enter')
    await page.waitForURL('**q=banff**')
    await page.getByText(/for “banff”/).waitFor()
    expect(await focused(page)).toMatch(/^input/)
    await page.goBack()
    await page.getByText(/for “lake”/).waitFor()
    expect(await field.inputValue()).toBe('lake')
    await page.context().close()
  })

  it('at the desk, on deleting, undoing and restoring', async () => {
    const page = await openAdmin('/admin/route/5-ca')
    const english = column(page, 'Edit itinerary', 'ca')
    await english.getByLabel('Title of entry 1', { exact: true }).fill('To be deleted')
    await press(english.getByRole('button', { name: 'Delete entry 1' }))
    await expect.poll(() => focused(page)).toBe('section Edit itinerary · English')
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => focused(page)).toBe('section Edit itinerary · English')

    const name = `Binned ${Date.now()}`
    const { accessToken } = await sessionOf(ADMIN)
    const { _id: forum } = await send<Posted>(
      '/api/forum',
      { name, category: 1, lang: 'ca' },
      accessToken,
    )
    const headers = { authorization: `Bearer ${accessToken}`, origin: inject('origin') }
    expect((await page.request.delete(`/api/forum/${forum}`, { headers })).status()).toBe(200)
    await page.goto('about:blank')
    await page.goto('/admin/bin-ca')
    const restore = page.getByRole('button', { name: `Restore ${name}` })
    await press(restore)
    await expect.poll(() => restore.count()).toBe(0)
    await expect.poll(() => focused(page)).toMatch(/^(table Bin|h1 Bin)$/)

    await page.goto('/admin/5-ca')
    const departures = page.getByRole('region', { name: 'Departures to join' })
    await press(page.getByRole('button', { name: 'Add departure' }))
    const before = await departures.getByRole('button', { name: /^Remove departure/ }).count()
    for (let left = before; left > 0; left -= 1)
      await press(departures.getByRole('button', { name: /^Remove departure/ }).first())
    await expect.poll(() => focused(page)).toBe('section Departures to join')

    await page.context().clearCookies()
    await page.route('**/api/forum/update', (route) =>
      route.fulfill({ status: 401, json: { code: 'SessionExpired', msg: 'ended' } }),
    )
    await page.getByLabel('Minimum people').fill('2')
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByRole('heading', { name: 'Admin only' }).waitFor()
    await expect.poll(() => focused(page)).toBe('h1 Admin only')
    await page.context().close()
  })

  it('at the desk, on resolving a report and deleting an image', async () => {
    const [author, reader] = [await aVerifiedMember(), await aVerifiedMember()]
    const title = `Reported of ${author.username}`
    const { _id: topic } = await postTopic(author.token, title)
    const { _id: reply } = await send<Posted>(
      `/api/forum/${FORUM}/topic/${topic}/reply`,
      { content: 'Seen twice' },
      author.token,
    )
    await send(`/api/reply/${reply}/report`, { reason: 'spam' }, reader.token)
    const page = await openAdmin('/admin/reports-ca')
    const report = page.locator('main li', { hasText: title })
    await press(report.getByRole('button', { name: 'Mark as resolved' }))
    await expect.poll(() => report.count()).toBe(0)
    await expect
      .poll(() => focused(page))
      .toMatch(/^(h1 Reported posts|group Reported posts|article .*)$/)

    await page.goto('/admin/img/7-ca')
    const images = page.locator('main article')
    await images.first().waitFor()
    await press(images.last().getByRole('button', { name: /^Open image/ }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    const ask = page.getByRole('dialog', { name: /^Really delete/ })
    await press(ask.getByRole('button', { name: 'Delete' }))
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expect.poll(() => focused(page)).toMatch(/^(section|article|h1|list) /)
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => focused(page)).toMatch(/^(section|article|h1|list) /)
    await page.context().close()
  })
})
