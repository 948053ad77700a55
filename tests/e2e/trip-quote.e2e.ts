import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { readAsGuest, sendQuote, sendRequest } from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { LANGS, type Lang } from './support/screens'
import { textIn } from '../support/texts'

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const button = (page: Page, lang: Lang, key: string) =>
  page.getByRole('button', { name: textIn(lang, key), exact: true })

/** Fails when content is cut off on a phone, or on a desktop at 400 % zoom. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
}

describe('a quote on the page of a booking', () => {
  it.each(LANGS)(
    'is asked about, accepted in four taps and held, on a phone in %s',
    async (lang) => {
      const sent = await sendRequest(lang)
      const { totalCents } = await sendQuote(sent.pid)
      const page = await openPage({ viewport: PHONE, hasTouch: true })
      await page.goto(`/trip/${sent.pid}-${lang}`)
      await heading(page, textIn(lang, 'trip:shut.keyless.title')).waitFor()
      expect(await page.locator('main').innerText()).not.toContain('C$')
      await page.evaluate((hash) => (location.hash = hash), `k=${sent.key}`)
      await heading(page, textIn(lang, 'trip:state.quoted.title')).waitFor()
      const total = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2 }).format(
        totalCents / 100,
      )
      await page.getByText(`C$${total}`).first().waitFor()
      await expectFits(page)
      await expectAccessible(page)
      await page.getByLabel(textIn(lang, 'trip:thread.write')).fill('Could we start at nine?')
      await button(page, lang, 'trip:thread.send').click()
      await page.getByRole('listitem').getByText('Could we start at nine?').waitFor()
      expect((await readAsGuest(sent))['status']).toBe('quoted')
      await button(page, lang, 'trip:accept.open').filter({ visible: true }).tap()
      await expectAccessible(page)
      const dialog = page.getByRole('dialog')
      for (const tick of await dialog.getByRole('checkbox').all()) await tick.tap()
      await dialog.locator('button[type=submit]').tap()
      await heading(page, textIn(lang, 'trip:state.on_hold.title')).waitFor()
      const { status, money, deadlines } = await readAsGuest(sent)
      expect(status).toBe('on_hold')
      const { reference, due } = money as NonNullable<GuestBooking['money']>
      const panel = page.getByRole('region', { name: textIn(lang, 'trip:pay.title') })
      const shown = await panel.innerText()
      expect(shown).toContain(reference)
      expect(shown).toContain((due.amount / 100).toFixed(2))
      const { payBy } = deadlines as NonNullable<GuestBooking['deadlines']>
      const times = panel.locator(`time[datetime="${new Date(payBy!.at).toISOString()}"]`)
      expect(await times.first().innerText()).toContain(payBy!.text.slice(-5))
      await expectFits(page)
      await expectAccessible(page)
      await page.context().close()
    },
  )

  it('is not accepted without the tick, and declined in a second view', async () => {
    const sent = await sendRequest('ca')
    await sendQuote(sent.pid)
    const page = await openPage({ viewport: PHONE })
    await page.goto(sent.path.replace('#', '-ca#'))
    await button(page, 'ca', 'trip:accept.open').filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText(textIn('ca', 'trip:accept.tick')).waitFor()
    expect((await readAsGuest(sent))['status']).toBe('quoted')
    await page.keyboard.press('Escape')
    await button(page, 'ca', 'trip:decline.open').click()
    await button(page, 'ca', 'trip:decline.confirm').click()
    await heading(page, textIn('ca', 'trip:state.refused.title')).waitFor()
    expect((await readAsGuest(sent))['status']).toBe('closed')
    await page.context().close()
  })

  it('that was replaced says so, and how to pay stays chosen', async () => {
    const sent = await sendRequest('ca')
    await sendQuote(sent.pid)
    const page = await openPage({ viewport: PHONE })
    await page.goto(sent.path.replace('#', '-ca#'))
    await button(page, 'ca', 'trip:accept.open').filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(textIn('ca', 'trip:method.wire')).check()
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
    await sendQuote(sent.pid)
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText(textIn('ca', 'errors:QuoteNotOpen')).waitFor()
    await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(0)
    expect(await dialog.getByLabel(textIn('ca', 'trip:method.wire')).isChecked()).toBe(true)
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
    await dialog.locator('button[type=submit]').click()
    await heading(page, textIn('ca', 'trip:state.on_hold.title')).waitFor()
    await button(page, 'ca', 'trip:leave.release.open').click()
    await button(page, 'ca', 'trip:leave.release.confirm').click()
    await heading(page, textIn('ca', 'trip:state.released.title')).waitFor()
    expect((await readAsGuest(sent))['status']).toBe('closed')
    expectNoProblems(page, /409/)
    await page.context().close()
  })
})
