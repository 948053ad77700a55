import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { openAdmin } from './support/admins'
import { send } from './support/api'
import { confirmTrip, readAsGuest } from './support/bookings'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'
import { LANGS, type Lang } from './support/screens'
import { textIn } from '../support/texts'

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const button = (page: Page, lang: Lang, key: string) =>
  page.getByRole('button', { name: textIn(lang, key), exact: true })
const THEMES = { kr: 'light', ca: 'dark', cn: 'light' } as const satisfies Record<Lang, string>

describe('a confirmed trip', () => {
  it.each(LANGS)('is cancelled by its guest in three taps, on a phone in %s', async (lang) => {
    const { sent } = await confirmTrip(lang)
    const page = await openPage({ viewport: PHONE, hasTouch: true, colorScheme: THEMES[lang] })
    await page.goto(sent.path.replace('#', `-${lang}#`))
    await heading(page, textIn(lang, 'trip:state.confirmed.title')).waitFor()
    await button(page, lang, 'trip:cancel.open').tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(textIn(lang, 'trip:cancel.now')).waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `cancel-view-${lang}`)
    await dialog.getByRole('button', { name: textIn(lang, 'trip:cancel.next') }).tap()
    await dialog.getByText(textIn(lang, 'trip:cancel.sure')).waitFor()
    await dialog.getByRole('button', { name: textIn(lang, 'trip:cancel.confirm') }).tap()
    await heading(page, textIn(lang, 'trip:state.cancelled.title')).waitFor()
    const panel = page.getByRole('region', { name: textIn(lang, 'trip:ending.title') })
    const { money, ending } = (await readAsGuest(sent)) as unknown as GuestBooking
    expect(ending?.refund).toMatchObject({ status: 'proposed', amount: money?.received })
    expect(await panel.innerText()).toContain(textIn(lang, 'trip:ending.line.refund'))
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `cancelled-${lang}-390`)
    await page.setViewportSize(DESKTOP)
    await takeFullPicture(page, `cancelled-${lang}-1440`)
    expectNoProblems(page)
    await page.context().close()
  })

  it('is kept by a second thought, and its sums are shown again', async () => {
    const { sent } = await confirmTrip('ca')
    const page = await openPage({ viewport: DESKTOP })
    await page.goto(sent.path.replace('#', '-ca#'))
    await button(page, 'ca', 'trip:cancel.open').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: textIn('ca', 'trip:cancel.next') }).press('Enter')
    await dialog.getByRole('button', { name: textIn('ca', 'trip:cancel.keep') }).press('Enter')
    await dialog.getByLabel(textIn('ca', 'trip:cancel.reason')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect((await readAsGuest(sent))['status']).toBe('confirmed')
    await page.context().close()
  })
})

it('the desk approves a refund and sends it, and its guest reads that', async () => {
  const { sent, id, version, token } = await confirmTrip('ca')
  const wish = { event: 'cancel.guest', version, data: {} }
  await send(`/api/admin/bookings/${id}/events`, wish, token)
  const page = await openAdmin('/admin/refunds-ca?list=proposed')
  const row = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href^="/admin/bookings/${id}-"]`) })
  await row.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Suppliers keep').fill('12.34')
  await dialog.getByText('−C$12.34').waitFor()
  const refund = await dialog.locator('dd').last().innerText()
  await expectAccessible(page)
  await takeFullPicture(page, 'refund-terms')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await takeFullPicture(page, 'refund-terms-390')
  await page.setViewportSize(DESKTOP)
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await page.getByText('Refund proposed').waitFor()
  // The proposal is a row of its own.
  await row.getByText(refund).waitFor()
  await row.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectAccessible(page)
  await takeFullPicture(page, 'refund-approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Refund approved').waitFor()
  for (const [lang, size, theme] of LOOKS) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await page.goto(`/admin/refunds-${lang}?list=approved`)
    await page.locator('#main [data-open]').first().waitFor()
    expect(await overflowOf(page), `${lang} ${size.width}`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `refunds-${lang}-${size.width}-${theme}`)
  }
  await row.getByRole('button', { name: 'Mark as sent' }).click()
  await takeFullPicture(page, 'refund-send')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('the guest has been e-mailed').waitFor()
  const { ending } = (await readAsGuest(sent)) as unknown as GuestBooking
  expect(ending?.refund).toMatchObject({ status: 'sent', sentOn: expect.any(String) as string })
  await page.goto(sent.path.replace('#', '-kr#'))
  await page.getByText('C$12.34').first().waitFor()
  await takeFullPicture(page, 'refund-of-guest')
  expectNoProblems(page)
  await page.context().close()
})

it('a trip is cancelled whole at the dates, and its guest asks for another date', async () => {
  const { sent, id } = await confirmTrip('ca')
  const { trip } = (await readAsGuest(sent)) as unknown as GuestBooking
  const day = trip.startDay ?? ''
  const page = await openAdmin(`/admin/dates-ca?month=${day.slice(0, 7)}`)
  const opener = page
    .locator('#main ol > li')
    .filter({ has: page.locator(`time[datetime="${day}"]`) })
    .getByRole('button', { name: /^Cancel the trip/ })
  const dialog = page.getByRole('dialog')
  // Others of the demo may be on the same day.
  for (let at = 0; ; at += 1) {
    await opener.nth(at).click()
    await dialog.getByLabel('Reason').waitFor()
    if ((await dialog.getByText('Sky Larch').count()) > 0) break
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await expectAccessible(page)
  await takeFullPicture(page, 'trip-cancel')
  await dialog.getByLabel('Reason').selectOption('other')
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click()
  await dialog.getByText('Please write the reason.').waitFor()
  await dialog.getByLabel('Message to the guest').fill('The road is closed.')
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click()
  await page.getByText('Trip cancelled with 1 booking').waitFor()
  expectNoProblems(page)
  await page.goto(`/admin/bookings/${id}-ca`)
  // The money is on its way back: the trip comes back only once that is dropped.
  await page.getByRole('button', { name: 'Drop' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Undo the cancellation' }).count()).toBe(0)
  await takeFullPicture(page, 'booking-cancelled')
  await page.context().close()

  const guest = await openPage({ viewport: PHONE })
  await guest.goto(sent.path.replace('#', '-ca#'))
  await guest.getByText('The road is closed.').waitFor()
  await expectAccessible(guest)
  await takeFullPicture(guest, 'company-cancelled-390')
  await button(guest, 'ca', 'trip:other.open').click()
  await guest.getByRole('dialog').getByLabel(textIn('ca', 'trip:other.label')).fill('A week later?')
  await guest.getByRole('dialog').locator('button[type=submit]').click()
  await heading(guest, textIn('ca', 'trip:state.moving.title')).waitFor()
  await guest.context().close()
})

const LOOKS = [
  ['kr', PHONE, 'light'],
  ['cn', PHONE, 'dark'],
  ['ca', DESKTOP, 'dark'],
  ['ca', DESKTOP, 'light'],
] as const
