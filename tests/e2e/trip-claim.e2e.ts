import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { fixture } from '../worker/media/fixtures'
import { openAdmin } from './support/admins'
import {
  bookingId,
  holdDate,
  readAsGuest,
  recordPayment,
  type SentRequest,
} from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { changeStore } from './support/store'
import type { Lang } from './support/screens'
import { HEIC_PHOTO } from './support/heic'
import { textIn } from '../support/texts'

const PHOTO = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(fixture('jpegWithPlace')),
}

const button = (place: Page | Locator, lang: Lang, key: string) =>
  place.getByRole('button', { name: textIn(lang, key), exact: true })
const copying = (page: Page, lang: Lang, label: string) =>
  page.getByRole('button', {
    name: textIn(lang, 'trip:pay.copy').replace('{{label}}', textIn(lang, label)),
  })
const claimsOf = async (sent: SentRequest) =>
  (await readAsGuest(sent))['claims'] as GuestBooking['claims']

/** The page of a held date, on a phone. */
async function openHeld(lang: Lang): Promise<{ sent: SentRequest; page: Page }> {
  const sent = await holdDate(lang)
  const page = await openPage({
    viewport: PHONE,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(sent.path.replace('#', `-${lang}#`))
  await button(page, lang, 'trip:claim.open').waitFor()
  return { sent, page }
}

/** As the job does when the time of a hold has passed. */
function endHold(id: number): void {
  changeStore('DELETE FROM seats WHERE booking_id = ?', id)
  changeStore(
    `UPDATE trips SET status = 'cancelled' WHERE id = (SELECT trip_id FROM bookings WHERE id = ?)`,
    id,
  )
  changeStore('UPDATE bookings SET next_due_at = NULL WHERE id = ?', id)
  changeStore(
    `INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
     SELECT id, version + 1, 'hold.lapse', 'on_hold', 'expired', 'system', ? FROM bookings WHERE id = ?`,
    Date.now(),
    id,
  )
}

describe('"I have sent it"', () => {
  it.each(['ca', 'kr', 'cn'] as const)(
    'is said in four taps, with a photo on a phone in %s',
    async (lang) => {
      const { sent, page } = await openHeld(lang)
      const { money } = (await readAsGuest(sent)) as unknown as GuestBooking
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
      await copying(page, lang, 'trip:pay.amount').tap()
      await expect.poll(clipboard).toBe((money!.due.amount / 100).toFixed(2))
      await copying(page, lang, 'trip:pay.reference').tap()
      await expect.poll(clipboard).toBe(money!.reference)
      await button(page, lang, 'trip:claim.open').tap()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type=file]').last().setInputFiles(PHOTO)
      await dialog.getByAltText(textIn(lang, 'trip:claim.receipt.preview')).waitFor()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
      await button(dialog, lang, 'trip:claim.send').tap()
      await page.getByRole('heading', { name: textIn(lang, 'trip:claim.held') }).waitFor()
      await dialog.waitFor({ state: 'hidden' })
      expect(await claimsOf(sent)).toMatchObject([
        {
          amount: money!.due,
          payer: 'Sky Larch',
          receipt: expect.stringMatching(/^image\/(?:webp|jpeg)$/),
          settledAt: null,
        },
      ])
      await expectAccessible(page)
      await page.context().close()
    },
  )

  it('names what is wrong and keeps what was typed: through faults, a lost connection and another visit', async () => {
    const { sent, page } = await openHeld('ca')
    await button(page, 'ca', 'trip:claim.open').click()
    const dialog = page.getByRole('dialog')
    const [amount, payer] = [dialog.locator('[name=amount]'), dialog.locator('[name=payer]')]
    await amount.fill('no')
    await payer.fill('')
    await button(dialog, 'ca', 'trip:claim.send').click()
    await dialog.getByText(textIn('ca', 'trip:claim.fault.amount')).waitFor()
    await dialog.getByText(textIn('ca', 'trip:claim.fault.payer')).waitFor()
    expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true)
    const file = dialog.locator('input[type=file]').last()
    const heic = HEIC_PHOTO
    await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
    await dialog.getByText(textIn('ca', 'editing:instead.receipt_isHeic')).waitFor()
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
    await file.setInputFiles(text)
    await dialog.getByText(textIn('ca', 'editing:instead.receipt_isOther')).waitFor()
    await amount.fill('1,000.5')
    await payer.fill('Mina Larch')
    const pdf = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') }
    await file.setInputFiles(pdf)
    await dialog.getByText('slip.pdf').waitFor()
    await file.setInputFiles(text)
    await dialog.getByText(`a.txt: ${textIn('ca', 'editing:instead.receipt_isOther')}`).waitFor()
    await page.context().setOffline(true)
    await button(dialog, 'ca', 'trip:claim.send').click()
    await dialog.getByText(textIn('ca', 'trip:claim.notSent')).waitFor()
    expect([await amount.inputValue(), await payer.inputValue()]).toEqual(['1,000.5', 'Mina Larch'])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.context().setOffline(false)
    await button(page, 'ca', 'trip:claim.open').click()
    await dialog.getByText('slip.pdf').waitFor()
    await button(dialog, 'ca', 'trip:claim.send').click()
    await page.getByRole('heading', { name: textIn('ca', 'trip:claim.held') }).waitFor()
    expect(await claimsOf(sent)).toMatchObject([
      { amount: { amount: 100_050 }, payer: 'Mina Larch', receipt: 'application/pdf' },
    ])
    expectNoProblems(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await page.context().close()
  })

  it('is marked at the desk, with the receipt, until the money is recorded', async () => {
    const { sent, page } = await openHeld('ca')
    await button(page, 'ca', 'trip:claim.open').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').last().setInputFiles(PHOTO)
    await button(dialog, 'ca', 'trip:claim.send').click()
    await page.getByRole('heading', { name: textIn('ca', 'trip:claim.held') }).waitFor()
    const id = await bookingId(sent.pid)
    const desk = await openAdmin(`/admin/bookings?q=${sent.pid}`)
    await desk
      .getByRole('row')
      .getByText(textIn('ca', 'desk-bookings:quotes.money.claims.open'))
      .waitFor()
    await desk.goto(`/admin/bookings/${id}`)
    await button(desk, 'ca', 'desk-bookings:quotes.money.claims.receipt').click()
    const shown = desk.getByRole('dialog').getByRole('img')
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
    await button(desk, 'ca', 'desk-bookings:quotes.money.claims.record').click()
    const payment = desk.getByRole('dialog')
    await button(payment, 'ca', 'desk-bookings:quotes.money.review').click()
    await button(payment, 'ca', 'desk-bookings:quotes.money.action').click()
    const claims = desk.getByRole('region', {
      name: textIn('ca', 'desk-bookings:quotes.money.claims.title'),
    })
    await claims.getByText(textIn('ca', 'desk-bookings:quotes.money.claims.settled')).waitFor()
    await page.reload()
    await page.getByText(textIn('ca', 'trip:claim.settled'), { exact: true }).waitFor()
    const saved = page.waitForEvent('download')
    await button(page, 'ca', 'trip:claim.receipt.save').click()
    expect((await saved).suggestedFilename()).toMatch(/^receipt-\w{10}-\d+\.(?:webp|jpg)$/)
    await desk.context().close()
    await page.context().close()
  })

  it('stays possible for a date that ran out, where what came late is shown', async () => {
    const { sent, page } = await openHeld('ca')
    const id = await bookingId(sent.pid)
    endHold(id)
    await page.reload()
    await page.getByRole('heading', { name: textIn('ca', 'trip:late.title') }).waitFor()
    await button(page, 'ca', 'trip:claim.open').click()
    await button(page.getByRole('dialog'), 'ca', 'trip:claim.send').click()
    await page.getByRole('heading', { name: textIn('ca', 'trip:late.waiting') }).waitFor()
    await recordPayment(sent.pid, 500)
    await page.reload()
    await page.getByRole('heading', { name: textIn('ca', 'trip:ending.title') }).waitFor()
    await expectAccessible(page)
    await page.context().close()
  })
})
