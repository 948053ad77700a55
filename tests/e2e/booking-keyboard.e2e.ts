import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAdmin, tabTo } from './support/admins'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import { newestMailTo } from './support/outbox'
import { askButton, sheetOn, sumOn } from './support/requests'
import { textIn } from '../support/texts'

const GUEST = 'Keyboard Kim'
const text = (key: string) => textIn('ca', key)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Tabs to the target and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

async function tick(page: Page, boxes: Locator): Promise<void> {
  for (const box of await boxes.all()) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  }
}

it('a booking goes from its request to its refund with the keyboard alone', async () => {
  const email = `keys${Date.now().toString(36)}@example.com`
  const guest = await openPage()
  guest.setDefaultTimeout(20_000)
  await guest.goto('/tour/x-1-ca')
  await wakeApp(guest)
  await sendRequest(guest, email)
  const pid = /[0-9A-Z]{10}/.exec(guest.url())?.[0] ?? ''

  const desk = await openAdmin(`/admin/bookings-ca?q=${pid}`)
  await press(desk, desk.getByRole('link', { name: GUEST }))
  await press(desk, desk.getByRole('button', { name: 'New quote' }))
  await desk.getByRole('heading', { name: /^Quote 1/ }).waitFor()
  await press(desk, desk.getByRole('button', { name: 'Review and send' }))
  await press(desk, desk.getByRole('dialog').getByRole('button', { name: 'Send quote' }))
  await desk.getByText('With the guest').waitFor()

  const [link = ''] = /\/trip\/\w+#k=[\w-]+/.exec((await newestMailTo(email, /./)).text) ?? []
  await guest.goto(link.replace('#', '-ca#'))
  const dialog = guest.getByRole('dialog')
  await press(guest, guest.getByRole('button', { name: text('trip:accept.open') }).first())
  await tick(guest, dialog.getByRole('checkbox'))
  await press(guest, dialog.locator('button[type=submit]'))
  await heading(guest, text('trip:state.on_hold.title')).waitFor()

  await desk.goto(`/admin/bookings-ca?q=${pid}`)
  await press(desk, desk.getByRole('link', { name: GUEST }))
  await press(desk, desk.getByRole('button', { name: 'Record a payment' }))
  const payment = desk.getByRole('dialog')
  await type(desk, payment.getByLabel('Amount in C$'), '100')
  await press(desk, payment.getByRole('button', { name: 'Review' }))
  await press(desk, payment.getByRole('button', { name: 'Record payment' }))
  await desk.getByText('Deposit covered; the booking is confirmed').waitFor()

  await guest.reload()
  await heading(guest, text('trip:state.confirmed.title')).waitFor()
  await press(guest, guest.getByRole('button', { name: text('trip:cancel.open') }))
  await press(guest, dialog.getByRole('button', { name: text('trip:cancel.next') }))
  await press(guest, dialog.getByRole('button', { name: text('trip:cancel.confirm') }))
  await heading(guest, text('trip:state.cancelled.title')).waitFor()

  await desk.goto('/admin/refunds-ca?list=proposed')
  await press(desk, refundOf(desk).getByRole('button', { name: 'Approve', exact: true }))
  await press(desk, desk.getByRole('dialog').getByRole('button', { name: 'Approve' }))
  await desk.getByText('Refund approved').waitFor()
  await desk.goto('/admin/refunds-ca?list=approved')
  await press(desk, refundOf(desk).getByRole('button', { name: 'Mark as sent' }))
  await press(desk, desk.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }))
  await desk.getByText('the guest has been e-mailed').waitFor()

  await guest.reload()
  await guest.getByText('100.00').first().waitFor()
  expect((await newestMailTo(email, /refund/i)).text).toContain('C$100')
  expectNoProblems(desk)
  expectNoProblems(guest)
  await guest.context().close()
  await desk.context().close()
})

const refundOf = (desk: Page) => desk.getByRole('row').filter({ hasText: GUEST })

/** Requests a day two months from now, so that cancelling refunds everything. */
async function sendRequest(page: Page, email: string): Promise<void> {
  const sheet = sheetOn(page)
  await press(page, askButton(page, 'ca'))
  const isInGrid = () =>
    page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null)
  await sheet.locator('[role="gridcell"] button:not(:disabled)').first().waitFor()
  for (let tabs = 0; tabs < 20 && !(await isInGrid()); tabs += 1) await page.keyboard.press('Tab')
  for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key)
  const state = () => page.evaluate(() => document.activeElement?.lastChild?.textContent ?? '')
  for (let days = 0; days < 31 && !(await state()).endsWith('open'); days += 1) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(50)
  }
  await page.keyboard.press('Enter')
  await press(page, sheet.getByRole('button', { name: text('request:goOn'), exact: true }))
  await type(page, sheet.getByLabel(text('request:name'), { exact: true }), GUEST)
  await type(page, sheet.getByLabel(text('request:email'), { exact: true }), email)
  await type(page, sheet.getByLabel('= ?'), await sumOn(page))
  await tick(page, sheet.getByRole('checkbox'))
  await press(page, sheet.getByRole('button', { name: text('request:send') }))
  await page.waitForURL(/\/trip\/[0-9A-Z]{10}-/)
}
