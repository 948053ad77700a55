import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { confirmTrip, readAsGuest } from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
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
    const names = 'Sky Larch, Alex Larch'
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
