import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PartRole } from '../../worker/contracts/accounts/permissions'
import { ADMIN, send, sessionOf } from './support/api'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { logInOn } from './support/members'
import { aMemberWithRole } from './support/staff'

/** The desk of a new member of the staff. */
async function openDesk(role: PartRole, path = '/admin-ca'): Promise<Page> {
  const page = await openPage()
  page.setDefaultTimeout(20_000)
  await logInOn(page, await aMemberWithRole(role))
  await page.goto(path)
  await page.locator('#main [data-desk]').waitFor()
  return page
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin menu' })
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** The names of the screens in the menu, without counts. */
const screens = async (page: Page) =>
  (await menu(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''))

/** Walks through the screens of the menu: each opens without a refusal. */
async function expectScreensOpen(page: Page): Promise<void> {
  for (const name of await screens(page)) {
    await menu(page).getByRole('link', { name }).click()
    await page.locator('#main h1').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Your role at the desk does not cover this').count(), name).toBe(0)
    expect(await page.locator('#main').getByRole('alert').count(), name).toBe(0)
  }
  expectNoProblems(page)
}

/** Its id. */
async function aBookingByPhone(): Promise<number> {
  const { accessToken } = await sessionOf(ADMIN)
  const wanted = {
    source: 'phone',
    tourId: 1,
    day: '2027-07-02',
    party: { adults: 2, children: 0 },
    lang: 'ca',
    pickup: { kind: 'calgary' },
    name: `Dana ${Date.now()}`,
    email: `dana${Date.now()}@example.com`,
    notes: 'By phone',
  }
  return (await send<{ id: number }>('/api/admin/bookings', wanted, accessToken)).id
}

describe('the desk of a role', () => {
  it('a guide sees the dates without money or buttons, and why the rest is closed', async () => {
    const page = await openDesk('guide')
    expect(await screens(page)).toEqual(['Desk', 'Dates'])
    await expectScreensOpen(page)
    expect(await page.getByRole('link', { name: 'Guides and vehicles' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /Cancel the trip|Change/ }).count()).toBe(0)
    await page.goto('/admin/bookings-ca')
    await heading(page, 'Not part of your role')
    await page.getByText('not part of your role (Guide)').waitFor()
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expect.poll(() => menu(page).getByRole('link').filter({ visible: true }).count()).toBe(2)
    await page.context().close()
  })

  it('a bookkeeper reads bookings and works with money', async () => {
    const page = await openDesk('bookkeeper')
    expect(await screens(page)).toEqual([
      'Desk',
      'Bookings',
      'Bank',
      'Dates',
      'Refunds',
      'Mail',
      'Figures',
    ])
    await expectScreensOpen(page)
    await page.goto('/admin/bookings-ca')
    await heading(page, 'Bookings')
    expect(await page.getByRole('link', { name: 'New booking' }).count()).toBe(0)
    await page.goto(`/admin/bookings/${await aBookingByPhone()}-ca`)
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Actions' }).getByRole('button').count()).toBe(0)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find or do' })
    await palette.getByRole('option', { name: 'Bank' }).waitFor()
    expect(await palette.getByRole('option', { name: 'New tour' }).count()).toBe(0)
    expect(await palette.getByRole('option', { name: 'Settings' }).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })

  it('a writer edits tours and pages, and sees no bookings', async () => {
    const page = await openDesk('writer')
    expect(await screens(page)).toEqual(['Desk', 'Tours', 'Reported posts', 'Written pages', 'Bin'])
    await expectScreensOpen(page)
    await page.goto('/admin/tours-ca')
    await heading(page, 'Tours')
    await page.locator('#main [data-open]').first().click()
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expectNoProblems(page)
    await page.context().close()
  })
})

it.each(['guide', 'bookkeeper', 'writer'] as const)(
  'the demo has an account of the role %s',
  async (role) => {
    const account = { username: role, password: `moraine!${role}` }
    const { accessToken } = await sessionOf(account)
    const mayRead = (path: string) =>
      send(path, undefined, accessToken).then(
        () => true,
        () => false,
      )
    const paths = [
      '/api/admin/bookings',
      '/api/admin/tours',
      '/api/admin/bin',
      '/api/admin/members',
    ]
    expect(await Promise.all(paths.map(mayRead))).toEqual(
      {
        guide: [false, true, false, false],
        bookkeeper: [true, true, false, false],
        writer: [false, true, true, false],
      }[role],
    )
  },
)
