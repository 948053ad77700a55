import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { openAdmin } from './support/admins'
import { bookingId, holdDate, readAsGuest, sendQuote } from './support/bookings'
import {
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

const LOOKS = [
  [390, 'light'],
  [1440, 'dark'],
] as const

async function expectFits(page: Page, what: string): Promise<void> {
  const overflow = await overflowOf(page)
  expect(overflow, what).toBeLessThanOrEqual(0)
}

describe('a held trip on the page of its guest', () => {
  it.each(LANGS)(
    'is asked to change on a phone, offered otherwise and moved, in %s',
    async (lang) => {
      const t = (key: string) => textIn(lang, `trip:${key}`)
      const sent = await holdDate(lang)
      const page = await openPage({ viewport: PHONE, hasTouch: true })
      await page.goto(sent.path.replace('#', `-${lang}#`))
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
      await button('change.wish.open').tap()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('change.wish.send') }).tap()
      await dialog.getByText(t('change.wish.nothing')).waitFor()
      const before = (await readAsGuest(sent)) as unknown as GuestBooking
      // A day takes two trips.
      const day = addDays(before.trip.startDay ?? '', 9 + 2 * LANGS.indexOf(lang))
      await dialog.getByLabel(t('change.wish.day'), { exact: true }).fill(day)
      await dialog.getByLabel(t('change.wish.party'), { exact: true }).selectOption('3')
      await dialog.getByLabel(t('change.wish.text'), { exact: true }).fill('My sister comes too')
      await expectAccessible(page)
      await takeFullPicture(page, `wish-${lang}-390`)
      await dialog.getByRole('button', { name: t('change.wish.send') }).tap()
      await page.getByText(t('change.asked.next')).waitFor()
      await page.getByRole('listitem').getByText('My sister comes too').waitFor()
      const asked = (await readAsGuest(sent)) as unknown as GuestBooking
      expect(asked.wish).toMatchObject({ day, party: 3 })
      expect(asked.trip.startDay).toBe(before.trip.startDay)

      await sendQuote(sent.pid)
      await page.reload()
      await page.getByRole('heading', { name: t('change.offer.title') }).waitFor()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectFits(page, `${lang} 320 px`)
      for (const [width, colorScheme] of LOOKS) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await expectFits(page, `${lang} ${width} px`)
        await expectAccessible(page)
        await takeFullPicture(page, `change-${lang}-${width}-${colorScheme}`)
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(PHONE)
      await button('change.offer.accept').tap()
      await dialog.locator('button[type=submit]').tap()
      await dialog.getByText(t('accept.tick')).waitFor()
      for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
      await expectAccessible(page)
      await takeFullPicture(page, `agree-${lang}-390`)
      await dialog.locator('button[type=submit]').tap()
      await page
        .getByRole('heading', { name: t('change.offer.title') })
        .waitFor({ state: 'detached' })
      const after = (await readAsGuest(sent)) as unknown as GuestBooking
      expect(after).toMatchObject({
        status: 'on_hold',
        trip: { startDay: day },
        party: { adults: 3, children: 0 },
        quote: { kind: 'change', status: 'accepted' },
      })
      expectNoProblems(page)
      await page.context().close()
    },
  )

  it('stays as it is where the guest keeps it, and is changed at the desk after a call', async () => {
    const sent = await holdDate('ca')
    const { trip } = (await readAsGuest(sent)) as unknown as GuestBooking
    const later = addDays(trip.startDay ?? '', 20)
    await sendQuote(sent.pid, { startDay: later })
    const page = await openPage({ viewport: PHONE })
    await page.goto(sent.path.replace('#', '-ca#'))
    await page.getByRole('button', { name: textIn('ca', 'trip:change.decline.open') }).click()
    await page.getByRole('button', { name: textIn('ca', 'trip:change.decline.confirm') }).click()
    await page
      .getByRole('heading', { name: textIn('ca', 'trip:change.offer.title') })
      .waitFor({ state: 'detached' })
    const kept = (await readAsGuest(sent)) as unknown as GuestBooking
    expect([kept.status, kept.trip.startDay]).toEqual(['on_hold', trip.startDay])
    expectNoProblems(page)
    await page.context().close()

    await sendQuote(sent.pid, { startDay: later })
    const desk = await openAdmin(`/admin/bookings/${await bookingId(sent.pid)}-ca`)
    await desk.getByRole('heading', { name: 'A change is with the guest' }).waitFor()
    await expectAccessible(desk)
    await takeFullPicture(desk, 'change-desk-ca-1440')
    await desk.getByRole('button', { name: 'The guest agreed' }).click()
    await desk.getByRole('button', { name: 'Change the trip', exact: true }).click()
    await desk.getByText('The trip has been changed').waitFor()
    const moved = (await readAsGuest(sent)) as unknown as GuestBooking
    expect(moved.trip.startDay).toBe(later)
    expectNoProblems(desk)
    await desk.context().close()
  })
})
