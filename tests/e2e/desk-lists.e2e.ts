import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openAdmin, tabTo } from './support/admins'
import { send } from './support/api'
import { expectAccessible, expectNoProblems, overflowOf, PHONE } from './support/browser'
import { aVerifiedMember } from './support/members'

it('a search and filters are in the address, and Back in the browser returns to the list before', async () => {
  const page = await openAdmin('/admin/tours-ca')
  const rows = page.locator('tbody [data-row]')
  await rows.first().waitFor()
  const all = await rows.count()
  await page.getByRole('button', { name: 'Special offer', exact: true }).click()
  await page.waitForURL(/status=3/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const offers = await rows.count()
  await page.getByRole('searchbox', { name: 'Find a tour by name' }).fill('no such tour')
  await page.getByText('Nothing fits the search and the filters.').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toMatch(/no.such.tour/)
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(offers)
  await page.reload()
  await expect.poll(() => rows.count()).toBe(offers)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => rows.count()).toBe(all)
  await page.getByRole('button', { name: 'Tour', exact: true }).click()
  await page.waitForURL(/sort=name/)
  const sorted = page.getByRole('columnheader', { name: 'Tour', exact: true })
  expect(await sorted.getAttribute('aria-sort')).toBe('ascending')
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})

it('several tours are changed at once, and that is undone', async () => {
  const page = await openAdmin('/admin/tours-ca?status=2')
  const rows = page.locator('tbody [data-row]')
  await rows.first().waitFor()
  const before = await rows.count()
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click({ modifiers: ['Shift'] })
  await page.getByText('2 selected').waitFor()
  await page
    .getByRole('group', { name: 'Selected rows' })
    .getByRole('button', { name: 'Hide', exact: true })
    .click()
  await page.getByText('2 tours changed.').waitFor()
  await expect.poll(() => rows.count()).toBe(before - 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.count()).toBe(before)
  expectNoProblems(page)
  await page.context().close()
})

it('the keyboard alone moves through the rows, selects and opens one', async () => {
  const page = await openAdmin('/admin/tours-ca')
  const rows = page.locator('tbody [data-row]')
  await rows.first().waitFor()
  await tabTo(page, rows.nth(0))
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  expect(await rows.nth(2).evaluate((row) => row === document.activeElement)).toBe(true)
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('k')
  const name = (await rows.nth(1).locator('[data-open]').innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('a phone has cards, a menu for the order and the same actions', async () => {
  const page = await openAdmin('/admin/tours-ca')
  await page.setViewportSize(PHONE)
  const rows = page.locator('tbody [data-row]')
  await rows.first().waitFor()
  await page.getByLabel('Sort by').selectOption('-name')
  await page.waitForURL(/sort=-name/)
  await page.getByLabel('Select all rows of this page').check()
  await page.getByRole('group', { name: 'Selected rows' }).waitFor()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.context().close()
})

it('each tile leads to exactly the rows that it counts', async () => {
  const page = await openAdmin('/admin-ca')
  const tiles = page.locator('#main ul').getByRole('link')
  await tiles.first().waitFor()
  const names = ['Failed mail', 'Open reports', 'Posts to review']
  for (const name of names) {
    await page.goto('/admin-ca')
    const tile = tiles.filter({ hasText: name }).first()
    const lines = (await tile.innerText()).split('\n').map(Number)
    const n = lines.find(Number.isInteger)
    await tile.click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const rows = page.locator('tbody [data-row], #main article')
    await expect.poll(() => rows.count(), { message: name }).toBe(n)
  }
  await page.context().close()
})

it('a member is banned with a reason, which the page tells, and let in again', async () => {
  const { username } = await aVerifiedMember()
  const page = await openAdmin(`/admin/members-ca?q=${username}`)
  await page.getByRole('link', { name: username, exact: true }).click()
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Ban ${username}?` })
  await dialog.getByLabel('Reason').selectOption('abuse')
  await dialog.getByLabel('Note for the desk').fill('Insults the guides')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByText('Insults the guides').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Ban', exact: true }).waitFor()
  await page.getByLabel('New note').fill('Calls on Mondays')
  await page.reload()
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('Calls on Mondays')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Calls on Mondays', { exact: true }).last().waitFor()
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})

it.each([
  ['members', '/admin/members-ca?q=guest', /guest@/],
  ['mails', '/admin/outbox-ca', /,.*,/],
  ['inquiries', '/admin/inbox-ca', /,.*,/],
])('the list of %s is saved as a file for spreadsheets', async (list, path, row) => {
  const page = await openAdmin(path)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).press('Enter')
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^moraine-${list}-20\\d\\d-\\d\\d-\\d\\d\\.csv$`),
  )
  const [titles = '', first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect([titles.split(',').length > 3, row.test(first)]).toEqual([true, true])
  expectNoProblems(page)
  await page.context().close()
})

it('several reports are resolved at once, and that is undone', async () => {
  const [author, reader] = [await aVerifiedMember(), await aVerifiedMember()]
  const topicName = `Reported of ${author.username}`
  const topic = await send<{ _id: number }>(
    '/api/forum/1/topic',
    { topicName, category: 3, content: `About: ${topicName}` },
    author.token,
  )
  for (const content of ['The first reported answer', 'The second reported answer']) {
    const path = `/api/forum/1/topic/${topic._id}/reply`
    const { _id } = await send<{ _id: number }>(path, { content }, author.token)
    await send(`/api/reply/${_id}/report`, { reason: 'spam' }, reader.token)
  }
  const page = await openAdmin('/admin/reports-ca')
  const reported = page.locator('main li', { hasText: topicName })
  const boxes = reported.getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(2)
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  await expectAccessible(page)
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Mark as resolved' }).press('Enter')
  await page.getByText('2 reports resolved.').waitFor()
  await expect.poll(() => reported.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => reported.count()).toBe(2)
  expectNoProblems(page)
  await page.context().close()
})

it('several members are banned with a reason at once, that is undone, and they are saved as a file', async () => {
  const [one, two] = [await aVerifiedMember(), await aVerifiedMember()]
  const page = await openAdmin('/admin/members-ca')
  const rowOf = (name: string) => page.locator('tbody [data-row]', { hasText: name })
  for (const { username } of [one, two])
    await page.getByRole('checkbox', { name: `Select ${username}`, exact: true }).press('Space')
  const bar = page.getByRole('group', { name: 'Selected rows' })
  const waiting = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Save selected as CSV' }).press('Enter')
  const lines = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(lines.map((line) => line.split(',')[1] ?? '').toSorted()).toEqual(
    [one.username, two.username].toSorted(),
  )
  await bar.getByRole('button', { name: 'Ban', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ban 2 members?' })
  await dialog.getByLabel('Note for the desk').fill('Sold watches')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ban', exact: true }).press('Enter')
  await page.getByText('2 members are banned.').waitFor()
  await rowOf(one.username).getByText('Banned').waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => rowOf(one.username).getByText('Banned').count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('a lifted ban of several members comes back with its reason', async () => {
  const { username } = await aVerifiedMember()
  const page = await openAdmin(`/admin/members-ca?q=${username}`)
  const box = page.getByRole('checkbox', { name: `Select ${username}`, exact: true })
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await box.check()
  await bar.getByRole('button', { name: 'Ban', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note for the desk').fill('Rude to guides')
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByText(`${username} is banned.`).first().waitFor()
  await box.check()
  await bar.getByRole('button', { name: 'Lift ban' }).click()
  await page.getByText('1 member may log in again.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('link', { name: username, exact: true }).click()
  await page.getByText('Rude to guides').waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('the audit log is searched, sorted from its first entry, and what is selected is saved as a file', async () => {
  const page = await openAdmin('/admin/audit-ca?q=settings')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await saved
  const rows = page.locator('tbody [data-row]')
  await page.getByRole('searchbox', { name: 'Find by name, action or request' }).fill('data.csv')
  await page.waitForURL(/q=data.csv/)
  await page.getByRole('button', { name: 'When', exact: true }).click()
  await page.waitForURL(/sort=/)
  const found = await rows.count()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(found)
  await rows.first().getByRole('checkbox').check()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save selected as CSV' }).click()
  const lines = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(3)
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})

it('reports are searched and filtered, and hidden posts are shown again together', async () => {
  const [author, reader] = [await aVerifiedMember(), await aVerifiedMember()]
  const topicName = `Searched of ${author.username}`
  const topic = await send<{ _id: number }>(
    '/api/forum/1/topic',
    { topicName, category: 3, content: `About: ${topicName}` },
    author.token,
  )
  const path = `/api/forum/1/topic/${topic._id}/reply`
  const { _id } = await send<{ _id: number }>(path, { content: 'A reported answer' }, author.token)
  await send(`/api/reply/${_id}/report`, { reason: 'abuse' }, reader.token)
  const page = await openAdmin(`/admin/reports-ca?q=${author.username}`)
  const cards = page.locator('main li[data-row]')
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByLabel('Reason').selectOption('spam')
  await page.getByText('Nothing fits the search and the filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.getByRole('searchbox').fill(author.username)
  await expect.poll(() => cards.count()).toBe(1)
  await cards.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.getByText('Post hidden.').waitFor()
  await page.getByRole('button', { name: 'Hidden', exact: true }).click()
  await expect.poll(() => cards.count()).toBe(1)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Show again' }).click()
  await page.getByText('1 post is shown again.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => cards.count()).toBe(1)
  expectNoProblems(page)
  await page.context().close()
})
