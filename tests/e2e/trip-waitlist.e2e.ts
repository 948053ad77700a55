import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAdmin } from './support/admins'
import { bookingId } from './support/bookings'
import { expectAccessible, openPage, PHONE, wakeApp } from './support/browser'
import { mailsTo } from './support/outbox'
import { askButton, freeDays, sheetOn, sumOn } from './support/requests'
import { LANGS, type Lang } from './support/screens'
import { changeStore } from './support/store'
import { textIn } from '../support/texts'

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })

async function openSheet(page: Page, lang: Lang): Promise<void> {
  await page.goto(`/tour/x-1-${lang}`)
  await wakeApp(page)
  await askButton(page, lang).tap()
  await freeDays(page, lang).first().waitFor()
}

/** A day that the calendar shows takes no more trips than it has, and so many more. */
const takesMore = (day: string, more: number) =>
  changeStore(
    `INSERT INTO trip_days (day, taken, cap) VALUES (?, 0, ?)
     ON CONFLICT (day) DO UPDATE SET cap = taken + excluded.cap`,
    day,
    more,
  )

/** Fills in the open sheet on a day that is full, and sends it; the address. */
async function waitFor(page: Page, lang: Lang): Promise<string> {
  const sheet = sheetOn(page)
  await sheet.getByRole('button', { name: textIn(lang, 'request:goOn'), exact: true }).tap()
  const email = `waits${lang}${Date.now()}@example.com`
  await sheet.getByLabel(textIn(lang, 'request:name')).fill('Kim Ha-neul')
  await sheet.getByLabel(textIn(lang, 'request:email')).fill(email)
  await sheet.getByLabel('= ?').fill(await sumOn(page))
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: textIn(lang, 'request:wait.send') }).tap()
  await page.waitForURL(/\/trip\/[0-9A-Z]{10}-/)
  return email
}

/** Joins the waiting list of the first free day, which is full by then; its address and day. */
async function joinOn(page: Page, lang: Lang): Promise<{ email: string; day: string }> {
  await openSheet(page, lang)
  const cell = freeDays(page, lang).first().locator('xpath=ancestor::*[@data-day]')
  const day = (await cell.getAttribute('data-day')) ?? ''
  takesMore(day, 0)
  await openSheet(page, lang)
  const sheet = sheetOn(page)
  await sheet.locator(`[data-day="${day}"]:not([data-outside]) button`).tap()
  await sheet.getByText(textIn(lang, 'request:wait.day')).waitFor()
  await expectAccessible(page)
  const email = await waitFor(page, lang)
  return { email, day }
}

it.each(LANGS)(
  'a guest joins the waiting list of a full day on a phone, is offered the place from the desk and accepts it, in %s',
  async (lang) => {
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    const { email, day } = await joinOn(page, lang)
    const pid = /[0-9A-Z]{10}/.exec(page.url())?.[0] ?? ''
    await heading(page, textIn(lang, 'trip:state.waitlisted.title')).waitFor()
    await page.getByText(textIn(lang, 'trip:place').replace('{{place}}', '1')).waitFor()
    await page.getByRole('button', { name: textIn(lang, 'trip:leave.waitlist.open') }).waitFor()
    await expectAccessible(page)

    takesMore(day, 1)
    const desk = await openAdmin(`/admin/bookings/${await bookingId(pid)}-${lang}`)
    const offer = desk.getByRole('button', {
      name: textIn(lang, 'desk-bookings:acts.waitlist.offer.open'),
    })
    await offer.first().click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: textIn(lang, 'desk-bookings:acts.waitlist.offer.action') })
      .click()
    await desk.getByText(textIn(lang, 'desk-bookings:status.offered')).first().waitFor()
    await desk.context().close()

    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const [, key = ''] = /#k=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '') ?? []
    await page.goto(`/trip/${pid}-${lang}#k=${key}`)
    await heading(page, textIn(lang, 'trip:state.offered.title')).waitFor()
    await expectAccessible(page)
    const accept = page.getByRole('button', { name: textIn(lang, 'trip:accept.open'), exact: true })
    await accept.filter({ visible: true }).tap()
    const dialog = page.getByRole('dialog')
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.tap()
    await dialog.locator('button[type=submit]').tap()
    await heading(page, textIn(lang, 'trip:state.on_hold.title')).waitFor()
    await page.context().close()
  },
)

/** The first departure of the tour that takes requests has no seat left. */
function fillDeparture(tourId: number): void {
  changeStore(
    `UPDATE trips SET base_male = capacity - base_female - seats_taken WHERE id = (SELECT id FROM trips
     WHERE tour_id = ? AND kind = 'departure' AND status = 'open' AND cut_off_at > ? ORDER BY start_day LIMIT 1)`,
    tourId,
    Date.now(),
  )
  changeStore(
    `UPDATE content_versions SET changed_at = max(changed_at + 1, ?) WHERE name = 'tours'`,
    Date.now(),
  )
}

it.each(LANGS)(
  'a guest joins the waiting list of a full departure from its row, and the desk takes the guest off it, in %s',
  async (lang) => {
    fillDeparture(1)
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    const row = page.getByRole('button', { name: textIn(lang, 'tours:departures.wait') })
    await expect
      .poll(
        async () => {
          await page.goto(`/tour/x-1-${lang}`)
          return row.count()
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    await wakeApp(page)
    await row.first().tap()
    await waitFor(page, lang)
    await heading(page, textIn(lang, 'trip:state.waitlisted.title')).waitFor()
    const pid = /[0-9A-Z]{10}/.exec(page.url())?.[0] ?? ''

    const say = (key: string) => textIn(lang, `desk-bookings:acts.waitlist.remove.${key}`)
    const desk = await openAdmin(`/admin/bookings/${await bookingId(pid)}-${lang}`)
    await desk.getByRole('button', { name: say('open') }).click()
    const dialog = desk.getByRole('dialog', { name: say('title') })
    await dialog.getByRole('textbox').fill('The departure is cancelled.')
    await dialog.getByRole('button', { name: say('action'), exact: true }).click()
    await desk.getByText(say('done')).waitFor()
    await desk.context().close()

    await page.reload()
    // The reason is for the guest of the mailed link alone.
    await heading(page, textIn(lang, 'trip:state.closed.title')).waitFor()
    await page.context().close()
  },
)
