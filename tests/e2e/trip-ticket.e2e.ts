import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { ADMIN, send, sessionOf } from './support/api'
import { confirmTrip, readAsGuest, sendQuote, sendRequest } from './support/bookings'
import { expectAccessible, openPage, PHONE } from './support/browser'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

/** A guide of all languages with a phone, and a vehicle. */
async function addCrew(): Promise<void> {
  const { accessToken } = await sessionOf(ADMIN)
  const guide = { kind: 'guide', name: 'Robin Larch', langs: [...LANGS], phone: '+1 403 555 0142' }
  await send('/api/admin/resources', guide, accessToken)
  await send('/api/admin/resources', { kind: 'vehicle', name: 'White van', seats: 7 }, accessToken)
}

/** Heights in px on a phone of 390 px. */
const MAX_QUOTED = 4200

describe('the page of a trip on a phone', () => {
  it.each(LANGS)('shows an open quote in little more than four screens in %s', async (lang) => {
    const sent = await sendRequest(lang)
    await sendQuote(sent.pid)
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    await page.goto(sent.path.replace('#', `-${lang}#`))
    await page
      .getByRole('heading', { level: 1, name: textIn(lang, 'trip:state.quoted.title') })
      .waitFor()
    const plan = page.getByRole('region', { name: textIn(lang, 'trip:plan.title') })
    const day = plan.locator('details').first()
    expect(await day.getAttribute('open')).toBeNull()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      MAX_QUOTED,
    )
    await day.locator('summary').tap()
    await plan.locator('h4').first().waitFor()
    await expectAccessible(page)
    await page.context().close()
  })

  it('asks for one tick where the request has agreed to the same terms', async () => {
    const sent = await sendRequest('ca')
    await sendQuote(sent.pid)
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    await page.goto(sent.path.replace('#', '-ca#'))
    await page
      .getByRole('button', { name: textIn('ca', 'trip:accept.open'), exact: true })
      .filter({ visible: true })
      .tap()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('checkbox').count()).toBe(1)
    await dialog.locator('button[type=submit]').tap()
    await dialog.getByText(textIn('ca', 'trip:accept.tick')).waitFor()
    await dialog.getByRole('checkbox').check()
    await dialog.locator('button[type=submit]').tap()
    await page
      .getByRole('heading', { level: 1, name: textIn('ca', 'trip:state.on_hold.title') })
      .waitFor()
    await page.context().close()
  })

  it.each(LANGS)(
    'is a ticket with days ahead, crew and money once confirmed in %s',
    async (lang) => {
      await addCrew()
      const { sent } = await confirmTrip(lang)
      const { crew, money } = (await readAsGuest(sent)) as unknown as GuestBooking
      expect(crew.map(({ kind }) => kind)).toContain('guide')
      const page = await openPage({ viewport: PHONE })
      await page.goto(sent.path.replace('#', `-${lang}#`))
      const ticket = page.getByRole('region', { name: textIn(lang, 'trip:ticket.title') })
      await ticket.waitFor()
      const shown = await ticket.innerText()
      for (const { name } of crew) expect(shown).toContain(name)
      expect(shown).toMatch(/in \d+ days|\d+일 후|\d+天后/)
      expect(money?.due.amount).toBe(0)
      const bar = page
        .getByRole('region', { name: textIn(lang, 'trip:paid.title') })
        .getByRole('list')
      expect(await bar.getByText(textIn(lang, 'trip:bar.paid')).count()).toBe(2)
      expect(await page.getByRole('navigation').count()).toBe(0)
      await expectAccessible(page)
      await page.context().close()
    },
  )

  it('prints its whole plan', async () => {
    const { sent } = await confirmTrip('ca')
    const page = await openPage()
    await page.goto(sent.path.replace('#', '-ca#'))
    const day = page.locator('#trip-plan ~ ol details').first()
    await day.waitFor()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await day.getAttribute('open')).not.toBeNull()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await day.getAttribute('open')).toBeNull()
    await page.context().close()
  })
})
