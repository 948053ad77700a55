import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAdmin } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { bookingId, holdDate, readAsGuest } from './support/bookings'
import { DESKTOP, expectAccessible, expectNoProblems, PHONE, takePicture } from './support/browser'

const LOOKS = [
  ['kr', PHONE],
  ['cn', PHONE],
  ['ca', DESKTOP],
] as const

/** A held date, and the money for it at the bank. */
async function aHoldWithMoney() {
  const sent = await holdDate('ca')
  const { money } = (await readAsGuest(sent)) as { money: { reference: string } }
  const { accessToken: token } = await sessionOf(ADMIN)
  const { reference } = money
  const memo = `TRANSFER ${Date.now()} ${reference}`
  const entry = { account: 'TD', currency: 'CAD', day: '2026-01-05', amount: 2000, memo }
  await send('/api/admin/bank/entries', entry, token)
  const id = await bookingId(sent.pid)
  const statusOf = async () =>
    (await send<{ status: string }>(`/api/admin/bookings/${id}`, undefined, token)).status
  return { memo, number: reference, statusOf }
}

const cardOf = (page: Page, { memo }: { memo: string }) =>
  page.getByRole('article').filter({ hasText: memo })

async function confirm(page: Page, hold: { memo: string; number: string }): Promise<void> {
  const card = cardOf(page, hold)
  await card.getByRole('button', { name: /^Confirm C\$20.00/ }).click()
  await card.getByText(`In ten seconds C$20.00 for booking ${hold.number} will be`).waitFor()
}

it('confirmations in a row each name their booking, while they wait and once they are recorded', async () => {
  const [one, two] = [await aHoldWithMoney(), await aHoldWithMoney()]
  const page = await openAdmin('/admin-ca')
  await page.clock.install()
  await page.goto('/admin/bank-ca')
  await confirm(page, one)
  await confirm(page, two)
  await expectAccessible(page)
  await takePicture(page, 'bank-held-ca-1440')
  await page.clock.fastForward(10_000)
  for (const { number } of [one, two])
    await page.getByText(`Recorded: C$20.00 for booking ${number}.`).waitFor()
  await takePicture(page, 'bank-recorded-ca-1440')
  expect([await one.statusOf(), await two.statusOf()]).toEqual(['confirmed', 'confirmed'])
  expectNoProblems(page)
  await page.context().close()
})

it('a confirmation of a tab that crashed is offered at the next visit: recorded once, or discarded', async () => {
  const [one, two] = [await aHoldWithMoney(), await aHoldWithMoney()]
  const crashed = await openAdmin('/admin/bank-ca')
  await confirm(crashed, one)
  await confirm(crashed, two)
  const context = crashed.context()
  const session = await context.newCDPSession(crashed)
  await Promise.race([
    session.send('Page.crash').catch(() => undefined),
    crashed.waitForEvent('crash'),
  ])

  await crashed.close()

  const page = await context.newPage()
  await page.clock.install({ time: Date.now() + 60_000 })
  const noticeOf = ({ number }: { number: string }) =>
    page.locator('li').filter({ hasText: `perhaps not recorded: C$20.00 for booking ${number}.` })
  for (const [lang, size] of LOOKS) {
    await page.setViewportSize(size)
    await page.goto(`/admin-${lang}`)
    await page.getByText(one.number).first().waitFor()
    await expectAccessible(page)
    await takePicture(page, `bank-unsent-${lang}-${size.width}`)
  }
  expect([await one.statusOf(), await two.statusOf()]).toEqual(['on_hold', 'on_hold'])
  await noticeOf(two).getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => noticeOf(two).count()).toBe(0)
  await page.goto('/admin/bank-ca')
  await noticeOf(one).getByRole('button', { name: 'Record it now' }).click()
  await page.getByText(`Recorded: C$20.00 for booking ${one.number}.`).waitFor()
  await expect.poll(() => page.getByText(/^Confirmed, but perhaps/).count()).toBe(0)
  expect([await one.statusOf(), await two.statusOf()]).toEqual(['confirmed', 'on_hold'])
  await context.close()
})
