import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { column, drawPicture } from './support/admins'
import { ADMIN } from './support/api'
import {
  firstMonday,
  MONTH,
  OwnerWeek,
  restoreSettings,
  storedSettings,
  tag,
} from './support/owner-week'

const GUIDES = ['Ada', 'Ben', 'Cleo'].map((name) => `${name} Week ${tag}`)
const SETTINGS = ['prices', 'regions', 'company', 'bank', 'staff', 'seasons'] as const

const week = new OwnerWeek()
let page: Page
let settings: Awaited<ReturnType<typeof storedSettings>>

beforeAll(async () => {
  settings = await storedSettings(SETTINGS)
  page = week.page
})
afterAll(() => restoreSettings(settings))

week.job('settings in four groups', '/admin-ca', async () => {
  await week.hands.go('Settings')
  await page.getByLabel('Won for one Canadian dollar').fill('1,023.5')
  await week.save()
  const groups = page.getByRole('navigation', { name: 'Settings' })
  for (const [group, change] of [
    ['Regions', hideTwoRegions],
    ['Company', typeCompany],
  ] as const) {
    await week.hands.press(groups.getByRole('link', { name: group, exact: true }))
    await change()
    await week.save()
  }
  await week.hands.press(groups.getByRole('link', { name: 'Bank accounts' }))
  const account = page.getByRole('group', { name: 'Account in Korea' })
  await account.getByRole('textbox').first().waitFor()
  for (const box of await account.getByRole('textbox').all()) await box.fill('110-123-456789')
  await week.button('Save')
  await page.getByRole('dialog').getByLabel('Password').fill(ADMIN.password)
  await week.hands.key('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

async function hideTwoRegions() {
  const shown = page.getByLabel('Visitors see it')
  for (const at of [2, 3]) await week.hands.press(shown.nth(at))
}

async function typeCompany() {
  await page.getByLabel('Phone', { exact: true }).fill('+1 403-555-0199')
  await page.getByLabel('GST number', { exact: true }).fill('123456789 RT0002')
}

week.job('a person on the staff', '/admin/settings/staff-ca', async () => {
  const name = `Mina Week ${tag}`
  await week.button('Add a person')
  // The second list is that of the changes, once there are any.
  const person = page.locator('#main ol').first().locator('> li').last()
  for (const [label, text] of [
    ['Name', name],
    ['Role', 'Guide'],
    ['Text', 'Knows each lake by its wind.'],
  ] as const)
    await person
      .getByRole('region', { name: /English$/ })
      .getByLabel(label, { exact: true })
      .fill(text)
  await week.save()
  expect(await (await page.request.get('/ceo-kr')).text()).toContain(name)
})

week.job('three guides and two vehicles', '/admin/dates-ca', async () => {
  const dialog = page.getByRole('dialog')
  const add = async (kind: string, name: string, fill: () => Promise<void>) => {
    await week.button(`Add a ${kind}`)
    await dialog.getByLabel('Name').fill(name)
    await fill()
    // Others of the demo are assigned first.
    await dialog.getByLabel('Order').fill('99')
    await week.inDialog('Save')
    await page.getByRole('heading', { name, level: 3 }).waitFor()
  }
  await week.link('Guides and vehicles')
  for (const name of GUIDES)
    await add('guide', name, async () => {
      for (const lang of ['한국어', 'English']) await week.hands.press(dialog.getByLabel(lang))
    })
  for (const name of [`Van ${tag}`, `Bus ${tag}`])
    await add('vehicle', name, () => dialog.getByLabel('Seats').fill('7'))
})

const TOUR = `Lakes of a week ${tag}`
let tourId = ''

week.job('a tour from nothing to the site', '/admin/tours-ca', async () => {
  await week.button('New tour')
  await page.getByRole('textbox', { name: 'Name' }).fill(TOUR)
  await week.hands.key('Enter')
  await page.getByRole('heading', { level: 1, name: TOUR }).waitFor()
  tourId = /admin\/(\d+)/.exec(page.url())?.[1] ?? ''
  await column(page, 'Texts', 'ca').getByLabel('Description').fill('Three lakes, one day.')
  await page.getByLabel('1 person (C$ each)', { exact: true }).fill('$640')
  await page.getByLabel('2 people (C$ each)', { exact: true }).fill('1,340')
  await week.save()
  // A new tour has words before it has a day.
  const headings = await page.locator('#main h2').allInnerTexts()
  expect(headings.indexOf('Publish at a set time')).toBeGreaterThan(headings.indexOf('Texts'))
  await week.hands.goInTour('Images')
  await week.said('No images used.')
  const files = []
  for (let at = 0; at < 6; at += 1)
    files.push({
      name: `${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPicture(page, at * 50),
    })
  const chooser = page.waitForEvent('filechooser')
  await week.hands.openFiles('Add images')
  await (await chooser).setFiles(files)
  const gallery = page.getByRole('region', { name: 'Gallery' }).getByRole('article')
  await expect.poll(() => gallery.count(), { timeout: 60_000 }).toBe(6)
  await week.hands.goInTour('Itinerary')
  const english = column(page, 'Edit itinerary', 'ca')
  for (const [number, length] of [
    [1, '2h30'],
    [2, '90 min'],
  ] as const) {
    await english.getByLabel(`Title of entry ${number}`, { exact: true }).fill(`Lake ${number}`)
    await english.getByLabel(`Minutes of entry ${number}`).fill(length)
  }
  await week.hands.press(english.getByRole('button', { name: 'Copy to 한국어, 简体中文' }))
  await week.save()
  await week.hands.goInTour('Tour')
  await week.button('Publish…')
  const checks = page.getByRole('dialog', { name: 'Before publishing' })
  await checks.getByText(/^With 2 people each pays more/).waitFor()
  await checks.getByText(/^The itinerary in 한국어 is word for word/).waitFor()
  await week.inDialog('Save and publish anyway')
  await week.said(/^Saved \d\d:\d\d/)
  expect((await page.request.get(`/tour/x-${tourId}-ca`)).status()).toBe(200)
})

week.job('a season on five weekdays', '/admin/tours-ca', async () => {
  await page.goto(`/admin/${tourId}-ca`)
  await week.button('Add departure')
  await page.getByLabel('Start 1', { exact: true }).fill(firstMonday)
  await page.getByLabel('End 1').fill(firstMonday)
  await week.hands.press(page.getByLabel('Open, still empty'))
  await week.button('Repeat departure 1 in the coming weeks')
  const dialog = page.getByRole('dialog')
  for (const day of ['Wed', 'Fri', 'Sat', 'Sun']) await week.hands.press(dialog.getByLabel(day))
  await dialog.getByLabel('Until').fill(addDays(firstMonday, 13))
  await week.inDialog('Add 9 departures')
  await week.save()
  await page.reload()
  await expect.poll(() => page.getByLabel('Open, still empty').count()).toBe(10)
})

week.job('prices of a season for 17 tours', '/admin/settings/seasons-ca', async () => {
  await week.button('Add a season')
  const season = page
    .locator('#main ol > li')
    .filter({ has: page.getByLabel('First day') })
    .last()
  await season.getByLabel('Name (for the desk only)').fill(`Summer ${tag}`)
  await season.getByLabel('First day').fill(`${MONTH}-01`)
  await season.getByLabel('Last day').fill(`${MONTH}-28`)
  await season.getByLabel('Change of each price per person').fill('+10%')
  const preview = season.getByRole('group', { name: 'Prices before and after' })
  const own = preview.getByRole('listitem').filter({ hasText: TOUR })
  expect(await own.innerText()).toMatch(/640[\s\S]*704/)
  await week.save()
  await week.button(/^Undo the change of/)
  await week.said('Undone. Everything is as it was before that change.')
})

const planned = () => `/admin/dates-ca?month=${MONTH}`
const closing = () => page.getByRole('form', { name: 'Close days' })
const reopen = (name: RegExp) => page.getByRole('button', { name }).click()

week.job('days closed', planned(), async () => {
  await week.button('Close days')
  await closing().getByLabel('First day').fill(`${MONTH}-26`)
  await closing().getByLabel('Last day').fill(`${MONTH}-27`)
  await closing().getByLabel('Note for staff').fill(`Holidays ${tag}`)
  await week.button('Close these days')
  await week.said(`All tours · Holidays ${tag}`)
  await reopen(new RegExp(`26.*27.* again$`))
})

it('a departure inside days that are to be closed is named, and says so afterwards', async () => {
  await page.goto(planned())
  await page.getByRole('button', { name: 'Close days' }).click()
  await closing().getByLabel('First day').fill(firstMonday)
  await closing().getByRole('button', { name: 'Close these days' }).click()
  await closing().getByRole('listitem').filter({ hasText: TOUR }).waitFor()
  await closing().getByRole('button', { name: 'Close them anyway' }).click()
  await page
    .locator('#main ol')
    .getByText(/^Closed days inside:/)
    .first()
    .waitFor()
  await page.goto(`/admin/${tourId}-ca`)
  await week.said(/^Closed days inside:/)
  await page.goto(planned())
  await reopen(/ again$/)
  await week.said(/: open again\.$/)
})

week.job('terms for a later day', '/admin/pages/tandc-ca', async () => {
  const text = page.getByRole('textbox', { name: 'Text · English' })
  await text.fill(`${await text.inputValue()}\n\nGuests of the week ${tag} bring gloves.`)
  await week.hands.save()
  await week.said('Draft saved. Visitors do not see it yet.')
  await week.button('Publish…')
  await week.said('Unchanged: 한국어, 简体中文.')
  await week.inDialog('Publish')
  await week.said(/^Planned\. Visitors see it from/)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await week.said('Withdrawn. Its texts are drafts again.')
  await page.getByRole('button', { name: 'Back to the published text' }).click()
  await page.keyboard.press('Control+s')
  await week.said('Draft saved.')
})
