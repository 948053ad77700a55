import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, openAdmin } from './support/admins'
import { ADMIN, GUEST, send, sessionOf, type Credentials } from './support/api'
import { openPage, wakeApp } from './support/browser'
import { goInApp } from './support/faults'
import { aVerifiedMember, logInOn } from './support/members'

const FORUM = 4
const FIRST = 'What was written first of all'
const TYPED = 'What is typed over it, and nowhere else'

/** A topic of a new member with its page, open in a browser where the member is logged in. */
async function openTopic(): Promise<{ page: Page; member: Credentials; topic: number }> {
  const member = await aVerifiedMember()
  const { _id: topic } = await send<{ _id: number }>(
    `/api/forum/${FORUM}/topic`,
    { topicName: `Drafts of ${member.username}`, category: 3, content: FIRST },
    member.token,
  )
  const page = await openPage()
  page.setDefaultTimeout(20_000)
  await logInOn(page, member)
  await page.goto(`/tour/${FORUM}/${topic}-ca`)
  await wakeApp(page)
  return { page, member, topic }
}

const editor = (page: Page) => page.getByLabel('Edit', { exact: true })
const replyBox = (page: Page) => page.getByLabel('Your reply')

async function startEdit(page: Page, text?: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  if (text !== undefined) await editor(page).fill(text)
}

/** Expires the session: the token is refused and cannot be renewed. */
async function revokeSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.route(/\/api\/(reply|forum)\//, (route) => {
    const isWrite =
      route.request().method() === 'POST' &&
      route.request().headers()['authorization'] !== undefined
    return isWrite
      ? route.fulfill({ status: 401, json: { code: 'SessionExpired', msg: 'ended' } })
      : route.fallback()
  })
}

async function logInAgain(page: Page, { username, password }: Credentials): Promise<void> {
  await page.unroute(/\/api\/(reply|forum)\//)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Username or e-mail').fill(username)
  await dialog.getByLabel('Password', { exact: true }).first().fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
}

const isLoggedOut = (page: Page) =>
  expect
    .poll(() => page.locator('header').getByRole('button', { name: 'Log in' }).count())
    .toBeGreaterThan(0)

describe('a text in progress when the session ends', () => {
  it('stays in an edited post, with a login button, and is saved after the login', async () => {
    const { page, member } = await openTopic()
    await startEdit(page, TYPED)
    await revokeSession(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await isLoggedOut(page)
    await page.waitForTimeout(500)
    expect(await editor(page).inputValue()).toBe(TYPED)
    await page.locator('main [role="alert"]').getByRole('button', { name: 'Log in' }).click()
    await logInAgain(page, member)
    await expect.poll(() => page.getByText('You’re logged in. Please try again.').count()).toBe(1)
    expect(
      await page.locator('main [role="alert"]').getByRole('button', { name: 'Log in' }).count(),
    ).toBe(0)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.locator('.prose', { hasText: TYPED }).count()).toBe(1)
    expect(await editor(page).count()).toBe(0)
    await page.context().close()
  })

  it('stays in a reply, with the reason and the focus', async () => {
    const { page } = await openTopic()
    await replyBox(page).fill(TYPED)
    await revokeSession(page)
    await page.getByRole('button', { name: 'Add reply' }).click()
    await isLoggedOut(page)
    await page.waitForTimeout(500)
    expect(await replyBox(page).inputValue()).toBe(TYPED)
    expect(
      await page.locator('main [role="alert"]').getByRole('button', { name: 'Log in' }).count(),
    ).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add reply')
    await page.context().close()
  })

  it('stays when another tab logs out', async () => {
    const { page } = await openTopic()
    await startEdit(page, TYPED)
    const other = await page.context().newPage()
    await other.goto('/logout-ca')
    await expect.poll(() => other.getByText('You’ve been logged out.').count()).toBe(1)
    await isLoggedOut(page)
    await page.waitForTimeout(500)
    expect(await editor(page).inputValue()).toBe(TYPED)
    await page.context().close()
  })
})

describe('a draft', () => {
  it('of an edit is restored after the page was left, until it is cancelled', async () => {
    const { page } = await openTopic()
    await startEdit(page, TYPED)
    await page.reload()
    await wakeApp(page)
    await startEdit(page)
    await expect.poll(() => editor(page).inputValue()).toBe(TYPED)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await startEdit(page)
    expect(await editor(page).inputValue()).toBe(FIRST)
    await page.context().close()
  })

  it('keeps what is typed while the previous reply is being sent', async () => {
    const { page } = await openTopic()
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/forum/*/topic/*/reply', async (route) => {
      if (route.request().method() === 'POST') await sent.promise
      await route.fallback()
    })
    await replyBox(page).fill('The first of two replies')
    await page.getByRole('button', { name: 'Add reply' }).click()
    await page.getByRole('button', { name: 'Sending…' }).waitFor()
    await replyBox(page).fill(TYPED)
    sent.resolve()
    await expect
      .poll(() => page.locator('.prose', { hasText: 'The first of two replies' }).count())
      .toBe(1)
    await expect.poll(() => page.getByText('Your reply has been added.').count()).toBe(1)
    expect(await replyBox(page).inputValue()).toBe(TYPED)
    await page.getByRole('button', { name: 'Add reply' }).click()
    await expect.poll(() => page.locator('.prose', { hasText: TYPED }).count()).toBe(1)
    expect(await replyBox(page).inputValue()).toBe('')
    await page.context().close()
  })

  it('that is sent does not pull its author back from another page', async () => {
    const { page } = await openTopic()
    const sent = Promise.withResolvers<void>()
    await page.route(/\/api\/forum\/\d+\/topic/, async (route) => {
      if (route.request().method() === 'POST') await sent.promise
      await route.fallback()
    })
    await replyBox(page).fill(TYPED)
    await page.getByRole('button', { name: 'Add reply' }).click()
    await goInApp(page, `/board/${FORUM}-ca#write`)
    await page.getByLabel('Title').fill('Gone on')
    await page.getByLabel('Text', { exact: true }).fill(TYPED)
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await goInApp(page, '/ceo-ca')
    await page.getByLabel('Title').waitFor({ state: 'detached' })
    const answers = ['/reply', '/topic'].map((end) =>
      page.waitForResponse((answer) => answer.url().endsWith(end)),
    )
    sent.resolve()
    await Promise.all(answers)
    await page.waitForTimeout(1000)
    expect(page.url().replace(/.*\/\/[^/]+/, '')).toBe('/ceo-ca')
    await page.context().close()
  })

  it('that is too long is not sent, and says by how much', async () => {
    const { page } = await openTopic()
    await replyBox(page).fill('x'.repeat(20_500))
    await page.getByRole('button', { name: 'Add reply' }).click()
    await expect.poll(() => page.getByText('This text is too long.').count()).toBe(1)
    expect(await page.getByText('20,500 of at most 20,000 characters').count()).toBe(1)
    await page.goto(`/board/${FORUM}-ca#write`)
    await page.getByLabel('Title').fill('Tagged')
    await page.getByLabel('Text', { exact: true }).fill(TYPED)
    await page.locator('summary', { hasText: 'Tags' }).click()
    await page.getByLabel('Tags').fill(`snow, ${'x'.repeat(31)}`)
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect.poll(() => page.getByText('A tag can have at most 30 characters.').count()).toBe(1)
    expect(page.url()).toContain('/board/')
    await page.context().close()
  })

  it('outlives the end of a session, but not a logout', async () => {
    const { page, topic } = await openTopic()
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
    await replyBox(page).fill(TYPED)
    await page.evaluate(() => localStorage.setItem('draft:desk:tour:1', '[]'))
    await revokeSession(page)
    await page.getByRole('button', { name: 'Add reply' }).click()
    await isLoggedOut(page)
    expect(await drafts()).toContain(`draft:reply:${topic}`)
    await page.goto('/logout-ca')
    await expect.poll(() => page.getByText('You’ve been logged out.').count()).toBe(1)
    expect(await drafts()).toEqual([])
    await page.context().close()
  })
})

it('a draft of a member whose login has ended is not shown to the next one', async () => {
  const [page, member] = [await openPage(), await aVerifiedMember()]
  const open = async (path: string) => {
    await page.goto(path)
    await wakeApp(page)
  }
  const logIn = async (who: Credentials) => {
    await page.locator('header').getByRole('button', { name: 'Log in' }).click()
    await logInAgain(page, who)
    await page.locator(`header summary[aria-label="Account: ${who.username}"]`).waitFor()
  }
  await open('/tour/1/1-ca')
  await logIn(member)
  await replyBox(page).fill(TYPED)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('loginData'))
  await open('/tour/1/1-ca')
  await expect.poll(() => replyBox(page).inputValue()).toBe(TYPED)
  await logIn(GUEST)
  await open('/tour/1/1-ca')
  await page.waitForTimeout(500)
  expect(await replyBox(page).inputValue()).toBe('')
  await page.context().close()
})

it('the desk says before a logout that nothing typed will be kept', async () => {
  const page = await openAdmin('/admin/6-ca')
  await column(page, 'Texts', 'ca').getByLabel('Name').fill('Half a name')
  await page.locator('header summary[aria-label^="Account: admin"]').click()
  await page.getByRole('link', { name: 'Log out' }).click()
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' })
  await ask.getByText('Logging out also discards what you typed.').waitFor()
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Members' }).first().click()
  await ask.getByText('What you typed stays in this browser').waitFor()
  await page.context().close()
})

it('the desk keeps new work beside the older draft that it offers', async () => {
  const page = await openAdmin('/admin/6-ca')
  const name = column(page, 'Texts', 'ca').getByLabel('Name')
  const takeBack = page.getByRole('button', { name: 'Bring it back' })
  await name.fill('The older work')
  await page.waitForTimeout(600)
  await page.goto('about:blank')
  await page.goto('/admin/6-ca')
  await takeBack.waitFor()
  await name.fill('The newer work')
  await page.context().clearCookies()
  await page.route('**/api/forum/update', (route) =>
    route.fulfill({ status: 401, json: { code: 'SessionExpired', msg: 'ended' } }),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Admin only' }).waitFor()
  await page.unroute('**/api/forum/update')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await logInAgain(page, ADMIN)
  await takeBack.click()
  expect(await name.inputValue()).toBe('The newer work')
  // Opening one draft offers the other, so that neither is lost.
  await takeBack.click()
  expect(await name.inputValue()).toBe('The older work')
  await takeBack.click()
  expect(await name.inputValue()).toBe('The newer work')
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await takeBack.count()).toBe(0)
  await page.context().close()
})

it('the desk keeps no draft of a tour that is deleted right after typing', async () => {
  const { accessToken } = await sessionOf(ADMIN)
  const { _id: id } = await send<{ _id: number }>(
    '/api/forum',
    { name: 'To be deleted', category: 1, lang: 'ca' },
    accessToken,
  )
  const page = await openAdmin()
  await page.clock.install()
  await page.goto(`/admin/${id}-ca`)
  const name = column(page, 'Texts', 'ca').getByLabel('Name')
  await name.waitFor()
  // The editor stays on screen until the next screen's files have arrived.
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await name.fill('Typed just before')
  await page.getByRole('button', { name: 'Delete tour' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Typed just before”?' })
  const deleted = page.waitForResponse(`**/api/forum/${id}?*`)
  const next = page.waitForRequest('**/assets/**')
  await question.getByRole('button', { name: 'Delete tour' }).click()
  await deleted
  await next
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(`:${id}`)
  released.resolve()
  await page.context().close()
})
