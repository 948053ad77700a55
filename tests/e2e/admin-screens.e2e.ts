import { describe, expect, it } from 'vitest'
import { column, logInAs, openAdmin, save, tabTo, type AdminLang } from './support/admins'
import { ADMIN } from './support/api'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
} from './support/browser'
import { aVerifiedMember } from './support/members'

interface Look {
  lang: AdminLang
  size: typeof PHONE
  theme: 'light' | 'dark'
}

const LOOKS: Look[] = [
  { lang: 'ca', size: DESKTOP, theme: 'light' },
  { lang: 'ca', size: PHONE, theme: 'dark' },
  { lang: 'kr', size: PHONE, theme: 'light' },
  { lang: 'cn', size: DESKTOP, theme: 'dark' },
  { lang: 'cn', size: PHONE, theme: 'dark' },
]

describe('every admin screen', () => {
  const paths = [
    '',
    '/tours',
    '/1',
    '/route/1',
    '/img/1',
    '/bin',
    '/backups',
    '/outbox',
    '/members',
    '/audit',
    '/reports',
    '/figures',
    '/figures/money',
  ]

  it.each(paths.map((path) => `/admin${path}`))(
    '%s has no barrier and fits a phone in every language',
    async (path) => {
      const page = await openAdmin(`${path}-ca`)
      for (const { lang, size, theme } of LOOKS) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize(size)
        if (!page.url().endsWith(`-${lang}`)) await page.goto(`${path}-${lang}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(await page.locator('html').getAttribute('data-lang')).toBe(lang)
        expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
      expectNoProblems(page)
      await page.context().close()
    },
  )
})

it('the desk says which address is used while none is set', async () => {
  const page = await openAdmin('/admin/members-ca')
  const json = { unsetAddress: 'https://tours.owner.workers.dev' }
  await page.route('**/api/admin/site', (route) => route.fulfill({ json }))
  await page.goto('/admin-ca')
  const notice = page.getByRole('status').filter({ hasText: 'tours.owner.workers.dev' })
  await notice.getByText('BASE_URL').waitFor()
  await page.context().close()
})

it('promoting an admin asks for the password when the login is old', async () => {
  const { username } = await aVerifiedMember()
  const page = await openAdmin('/admin/members-ca')
  await page.getByLabel('Find by name or e-mail').fill(username)
  const refusal = { status: 403, json: { code: 'ReloginNeeded', msg: 'Please log in again.' } }
  await page.getByRole('link', { name: username, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: username }).waitFor()
  await page.route('**/api/admin/members/*', (route) => route.fulfill(refusal), { times: 1 })
  await page.getByRole('button', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog', { name: `Role of ${username}` })
  await dialog.getByLabel('Role', { exact: true }).selectOption('Admin')
  await dialog.getByRole('button', { name: 'Save role' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByText('enter your password again').waitFor()
  await login.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await login.getByRole('button', { name: 'Log in' }).click()
  await page.getByText(`Role of ${username}: Admin.`).waitFor()
  await page.getByRole('button', { name: 'Change role' }).click()
  await dialog.getByLabel('Role', { exact: true }).selectOption('Plain member')
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await page.getByText(`Role of ${username}: Plain member.`).waitFor()
  await page.context().close()
})

describe('the keyboard alone', () => {
  it('creates a tour, edits and saves it, deletes it and restores it', async () => {
    const page = await openAdmin()
    const name = `By hand ${Date.now()}`
    await tabTo(page, page.getByRole('button', { name: 'New tour' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByLabel('Name'))
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await tabTo(page, column(page, 'Texts', 'ca').getByLabel('Bulletin'))
    await page.keyboard.type('Warm clothes')
    await page.getByRole('button', { name: 'Bold' }).first().waitFor()
    await page.keyboard.type(', please.')
    await page.keyboard.press('Control+s')
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await page.reload()
    await expect
      .poll(() => column(page, 'Texts', 'ca').getByLabel('Bulletin').inputValue())
      .toBe('Warm clothes, please.')
    await tabTo(page, page.getByRole('button', { name: 'Delete tour' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete tour' }))
    await page.keyboard.press('Enter')
    await page.getByText('Tour deleted.').waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Undo' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expectNoProblems(page)
  })

  it('reaches everything on a phone, where languages are tabs', async () => {
    const page = await openAdmin('/admin/2-ca')
    await page.setViewportSize(PHONE)
    const tab = page.getByRole('group', { name: 'Texts' }).getByRole('button', { name: '한국어' })
    await tabTo(page, tab)
    await page.keyboard.press('Enter')
    await tabTo(page, column(page, 'Texts', 'kr').getByLabel('Route'))
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' →')
    await save(page)
    expect(await column(page, 'Texts', 'kr').getByLabel('Route').inputValue()).toMatch(/ →$/)
  })
})

describe('a reader who is no admin', () => {
  it.each(['visitor', 'guest'] as const)('sees that the desk is for admins: %s', async (who) => {
    const page = await openPage()
    if (who === 'guest') await logInAs(page, who)
    for (const path of [
      '/admin-ca',
      '/admin/1-ca',
      '/admin/route/1-ca',
      '/admin/img/1-ca',
      '/admin/members-ca',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Admin only' }).waitFor()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await page.getByRole('navigation', { name: 'Admin menu' }).count()).toBe(0)
    }
    expectNoProblems(page)
  })
})
