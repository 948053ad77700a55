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
