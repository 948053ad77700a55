import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { openAdmin, tabTo } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { readAsGuest, sendQuote, sendRequest, type SentRequest } from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { mailsTo } from './support/outbox'
import { LANGS, type Lang } from './support/screens'
import { textIn } from '../support/texts'

/** A request whose quote was accepted; with its id at the desk. */
async function aHold(lang: Lang): Promise<SentRequest & { id: number; token: string }> {
  const sent = await sendRequest(lang)
  const { number } = await sendQuote(sent.pid)
  const origin = inject('origin')
  const how = { method: 'POST', headers: { origin, 'content-type': 'application/json' } }
  const opened = await fetch(`${origin}/api/guest/${sent.pid}/open`, {
    ...how,
    body: JSON.stringify({ key: sent.key }),
  })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { version } = await readAsGuest(sent)
  const accepted = await fetch(`${origin}/api/guest/${sent.pid}/quote`, {
    ...how,
    headers: { ...how.headers, cookie },
    body: JSON.stringify({
      act: 'accept',
      number,
      version,
      currency: 'CAD',
      method: 'etransfer',
      agreed: { terms: true, policy: true },
    }),
  })
  if (!accepted.ok) throw new Error(await accepted.text())
  const { accessToken: token } = await sessionOf(ADMIN)
  const { bookings } = await send<{ bookings: { id: number }[] }>(
    `/api/admin/bookings?q=${sent.pid}`,
    undefined,
    token,
  )
  return { ...sent, id: bookings[0]?.id ?? 0, token }
}

const moneyOf = async (sent: SentRequest) =>
  (await readAsGuest(sent))['money'] as NonNullable<GuestBooking['money']>
const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

it('a deposit is waived and the balance taken in cash with the keyboard alone', async () => {
  const hold = await aHold('ca')
  const page = await openAdmin(`/admin/bookings/${hold.id}-ca`)
  await press(page, 'Confirm without the full deposit')
  const dialog = page.getByRole('dialog', { name: 'Confirm this trip now?' })
  const confirm = dialog.getByRole('button', { name: 'Confirm the trip' })
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await dialog.getByText('Please write a reason.').waitFor()
  await page.keyboard.type('A guest of many years')
  await expectAccessible(page)
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await page.getByText('The trip is confirmed.').waitFor()
  await press(page, 'Take it in cash on the day')
  await page.getByText('in cash on the day', { exact: true }).waitFor()
  const { status, deadlines } = await readAsGuest(hold)
  expect([status, deadlines]).toEqual(['confirmed', {}])
  const [confirmation] = (await mailsTo(hold.email)).filter(({ subject }) =>
    subject.startsWith('Your trip is confirmed'),
  )
  expect(confirmation?.text).not.toContain('payment has arrived')
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})

it('more than the price is pointed out before it is recorded, and its return is the next step', async () => {
  const hold = await aHold('ca')
  const page = await openAdmin(`/admin/bookings/${hold.id}-ca`)
  await page.getByRole('button', { name: 'Record a payment' }).click()
  expect(await page.getByText('or a day earlier or later').count()).toBe(0)
  const payment = page.getByRole('dialog', { name: 'Record money that was seen' })
  await payment.getByLabel('Amount in C$').fill('1000')
  await payment.getByRole('button', { name: 'Review' }).click()
  await payment.getByText(/C\$349\.00 more than the price of C\$651\.00/).waitFor()
  await payment.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText('A refund of C$349.00 is waiting for approval.').waitFor()
  await page.getByRole('button', { name: 'Approve C$349.00' }).waitFor()
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})

it.each(LANGS)(
  'a guest sees how the balance is paid, then the receipt, which prints alone, in %s',
  async (lang) => {
    const hold = await aHold(lang)
    const { deposit, total } = await moneyOf(hold)
    const pay = (amount: number) =>
      send(
        `/api/admin/bookings/${hold.id}/payments`,
        { amount, method: 'etransfer', day: '2026-01-05' },
        hold.token,
      )
    await pay(deposit.amount)
    const page = await openPage({ viewport: PHONE })
    await page.goto(hold.path.replace('#', `-${lang}#`))
    const panel = page.getByRole('region', { name: textIn(lang, 'trip:paid.title') })
    await panel.getByText(textIn(lang, 'trip:paid.by')).waitFor()
    expect(
      await panel.getByRole('button', { name: textIn(lang, 'trip:receipt.print') }).count(),
    ).toBe(0)
    await pay(total.amount - deposit.amount)
    await page.reload()
    const receipt = page.getByRole('region', {
      name: textIn(lang, 'trip:receipt.title'),
      exact: true,
    })
    await receipt.waitFor()
    expect(await receipt.innerText()).toMatch(/GST/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await page.evaluate(() => (window.print = () => undefined))
    await receipt.getByRole('button', { name: textIn(lang, 'trip:receipt.print') }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    expect(await receipt.getByText(/GST/).first().isVisible()).toBe(true)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const [mail] = (await mailsTo(hold.email)).filter(({ text }) => text.includes('GST'))
    expect(mail?.text).toContain(hold.pid)
    expectNoProblems(page)
    await page.context().close()
  },
)

it('guides and vehicles are added, away for days and taken from the list, on a phone', async () => {
  const page = await openAdmin('/admin/dates-ca')
  await page.setViewportSize(PHONE)
  await page.getByRole('link', { name: 'Guides and vehicles' }).click()
  await page.getByRole('heading', { name: 'Guides and vehicles', level: 1 }).waitFor()
  const name = `Robin ${Date.now()}`
  await page.getByRole('button', { name: 'Add a guide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a guide' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter a name.').waitFor()
  await dialog.getByText('Choose at least one language.').waitFor()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('한국어').check()
  await dialog.getByLabel('Order').fill('99')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name, level: 3 }).waitFor()
  await page.getByRole('button', { name: `Add an absence of ${name}` }).click()
  const absence = page.getByRole('dialog', { name: `Add an absence of ${name}` })
  await absence.getByLabel('First day').fill('2027-08-02')
  await absence.getByLabel('Last day').fill('2027-08-04')
  await absence.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/away .*2.* – .*4/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${name} from the list` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the list' }).click()
  await expect.poll(() => page.getByRole('heading', { name, level: 3 }).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('a booking that is over is erased, with its name where no money was paid', async () => {
  const sent = await sendRequest('ca')
  const { accessToken: token } = await sessionOf(ADMIN)
  const { bookings } = await send<{ bookings: { id: number; version: number }[] }>(
    `/api/admin/bookings?q=${sent.pid}`,
    undefined,
    token,
  )
  const [{ id, version } = { id: 0, version: 0 }] = bookings
  const cause = { event: 'request.decline', version, data: { reason: 'Snow' } }
  await send(`/api/admin/bookings/${id}/events`, cause, token)
  const page = await openAdmin(`/admin/bookings/${id}-ca`)
  await page.getByRole('button', { name: 'Erase personal data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByText('The personal data is erased.').waitFor()
  await expect.poll(() => page.getByText(sent.email).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})
