import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { openAdmin } from './support/admins'
import { confirmTrip, readAsGuest } from './support/bookings'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
  takePicture,
} from './support/browser'
import { changeStore } from './support/store'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

it.each(LANGS)('a guest names the travellers on a phone in %s', async (lang) => {
  const { sent } = await confirmTrip(lang, { children: 1 })
  const page = await openPage({ viewport: PHONE, hasTouch: true })
  await page.goto(sent.path.replace('#', `-${lang}#`))
  const panel = page.getByRole('region', { name: textIn(lang, 'travellers:title') })
  await panel.getByRole('button', { name: textIn(lang, 'travellers:open') }).tap()
  const dialog = page.getByRole('dialog')
  const names = dialog.getByLabel(textIn(lang, 'travellers:name'), { exact: true })
  expect(await names.first().inputValue()).toBe('Sky Larch')
  await dialog.getByRole('button', { name: textIn(lang, 'travellers:save') }).tap()
  await dialog.getByText(textIn(lang, 'travellers:fault.name')).waitFor()
  await names.nth(1).fill('Robin Larch')
  await dialog.getByLabel(textIn(lang, 'travellers:diet')).first().fill('No nuts')
  await dialog.getByLabel(textIn(lang, 'travellers:age'), { exact: false }).selectOption('7')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: textIn(lang, 'travellers:save') }).tap()
  await panel.getByText(textIn(lang, 'travellers:saved')).waitFor()
  await panel.getByText('Robin Larch').waitFor()
  await expectAccessible(page)
  const { travellers } = (await readAsGuest(sent)) as unknown as GuestBooking
  expect(travellers?.travellers).toEqual([
    { name: 'Sky Larch', age: null, seat: 'belt', diet: 'No nuts' },
    { name: 'Robin Larch', age: 7, seat: 'booster', diet: '' },
  ])
  expectNoProblems(page)
  await page.context().close()
})

it.each(LANGS)(
  'a guest with two tabs is told that the list was saved in the other, in %s',
  async (lang) => {
    const { sent } = await confirmTrip(lang)
    const first = await openPage({ viewport: PHONE, hasTouch: true })
    await first.goto(sent.path.replace('#', `-${lang}#`))
    const second = await first.context().newPage()
    const say = (key: string) => textIn(lang, `travellers:${key}`)
    const dialogOf = async (page: Page) => {
      await page.getByRole('button', { name: say('open') }).tap()
      return page.getByRole('dialog')
    }
    const here = await dialogOf(first)
    await here.getByLabel(say('name'), { exact: true }).nth(1).fill('Robin Larch')
    await second.goto(`/trip/${sent.pid}-${lang}`)
    const there = await dialogOf(second)
    await there.getByLabel(say('name'), { exact: true }).nth(1).fill('Alex Larch')
    await there.getByRole('button', { name: say('save') }).tap()
    await second.getByText(say('saved')).waitFor()

    await here.getByRole('button', { name: say('save') }).tap()
    const names = lang === 'cn' ? 'Sky Larch、Alex Larch' : 'Sky Larch, Alex Larch'
    await here.getByText(say('changed').replace('{{names}}', names)).waitFor()
    await expectAccessible(first)
    expect(await here.getByLabel(say('name'), { exact: true }).nth(1).inputValue()).toBe(
      'Robin Larch',
    )
    await here.getByRole('button', { name: say('save') }).tap()
    await first.getByText(say('saved')).waitFor()
    await first.context().close()
  },
)

/** Publishes the sample that is kept for the desk, from a day on. */
async function publishWaiver(startsOn: string): Promise<void> {
  const texts = await Promise.all(
    LANGS.map((lang) => readFile(`web/content/waiver.${lang}.md`, 'utf8')),
  )
  changeStore(
    `INSERT INTO page_versions (page, name, starts_on, kr, ca, cn, published_at, published_by)
     VALUES ('waiver', ?, ?, ?, ?, ?, 1, 1)`,
    startsOn,
    startsOn,
    ...texts,
  )
}

afterEach(() => changeStore(`DELETE FROM page_versions WHERE page = 'waiver'`))

it.each(LANGS)(
  'a guest accepts the waiver on a phone, and the desk sees it, in %s',
  async (lang) => {
    const say = (key: string) => textIn(lang, `travellers:${key}`)
    const { sent, id } = await confirmTrip(lang, { children: 1 })
    await publishWaiver('2026-01-05')
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    await page.goto(sent.path.replace('#', `-${lang}#`))
    await page.getByText(say('waiver.missing')).waitFor()
    await page.getByRole('button', { name: say('open') }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('name'), { exact: true }).nth(1).fill('Robin Larch')
    await dialog.getByLabel(say('age'), { exact: false }).selectOption('7')
    await dialog.getByRole('region', { name: say('waiver.text') }).waitFor()
    await dialog.getByRole('button', { name: say('save') }).tap()
    await dialog.getByText(say('waiver.fault.tick')).waitFor()
    const tick = dialog.getByRole('checkbox')
    await expect.poll(() => tick.evaluate((box) => box === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await takePicture(page, `waiver-form-${lang}-390`)
    await tick.check()
    await dialog.getByRole('button', { name: say('save') }).tap()
    await page.getByText(say('saved')).waitFor()
    await page.getByRole('link', { name: say('waiver.read') }).waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `waiver-trip-${lang}-390`)
    const { waiver } = (await readAsGuest(sent)) as unknown as GuestBooking
    expect(waiver?.party?.accepted).toMatchObject({
      version: '2026-01-05',
      lang,
      name: 'Sky Larch',
    })

    const desk = await openAdmin(`/admin/bookings/${id}-${lang}`)
    await desk.setViewportSize(DESKTOP)
    const label = desk.getByText(textIn(lang, 'desk-bookings:waiver.label'), { exact: true })
    await label.waitFor()
    await desk.locator('a[href^="/waiver/2026-01-05"]').waitFor()
    await takeFullPicture(desk, `waiver-desk-${lang}-1440`)
    const day = (await readAsGuest(sent)) as unknown as GuestBooking
    await desk.goto(`/admin/dates/${day.trip.startDay}-${lang}`)
    await desk
      .getByText(/Sky Larch/)
      .first()
      .waitFor()
    const [before = ''] = textIn(lang, 'desk-bookings:waiver.line').split('{{')
    await desk.getByText(before.trim()).first().waitFor()
    await takeFullPicture(desk, `waiver-sheet-${lang}-1440`)

    await publishWaiver('2026-01-06')
    await page.reload()
    await page.getByText(say('waiver.changed')).waitFor()
    await page.getByRole('button', { name: say('waiver.open') }).tap()
    await dialog.getByText(say('waiver.older')).waitFor()
    await dialog.getByRole('region', { name: say('waiver.text') }).waitFor()
    await expectAccessible(page)
    await takePicture(page, `waiver-again-${lang}-390`)
    await page.setViewportSize(DESKTOP)
    await takePicture(page, `waiver-again-${lang}-1440`)
    await tick.check()
    await dialog.getByRole('button', { name: say('waiver.save') }).click()
    await page.getByText(say('saved')).waitFor()
    await page.getByText(say('waiver.changed')).waitFor({ state: 'detached' })
    expectNoProblems(page)
    await desk.context().close()
    await page.context().close()
  },
)

it('the waiver is a page of its own, in the version that was accepted', async () => {
  await publishWaiver('2026-01-05')
  for (const lang of LANGS) {
    const page = await openPage({ viewport: PHONE })
    await page.goto(`/waiver/2026-01-05-${lang}`)
    await page.getByRole('heading', { level: 1, name: textIn(lang, 'site:waiver.title') }).waitFor()
    await page.locator('#main h2').first().waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `waiver-page-${lang}-390`)
    await page.setViewportSize(DESKTOP)
    await takeFullPicture(page, `waiver-page-${lang}-1440`)
    expectNoProblems(page)
    await page.context().close()
  }
})

it('the desk starts the waiver from the sample, and publishes it in all languages', async () => {
  const page = await openAdmin('/admin/pages/waiver-ca')
  const text = page.getByRole('textbox', { name: 'Text · English' })
  expect(await text.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Start from the sample' }).click()
  const korean = page.getByRole('textbox', { name: 'Text · 한국어' })
  expect(await korean.inputValue()).toContain('## 일어날 수 있는 일')
  await takeFullPicture(page, 'waiver-editor-ca-1440')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(3)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Published. Visitors see it now.').waitFor()
  const visitor = await openPage()
  await visitor.goto('/waiver-cn')
  await visitor.getByRole('heading', { name: '可能发生的风险' }).waitFor()
  await visitor.context().close()
  await page.context().close()
})
