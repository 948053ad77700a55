import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawPicture, logInAsAdmin } from './support/admins'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'

const NAMES = { kr: '보우 호수 새벽 산책', ca: 'Bow Lake at First Light', cn: '弓湖晨光漫步' }
const COLUMNS = { kr: '한국어', ca: 'English', cn: '简体中文' }

async function openAdmin(path = '/admin-ca'): Promise<Page> {
  const page = await openPage()
  page.setDefaultTimeout(20_000)
  await logInAsAdmin(page)
  await page.goto(path)
  await page.getByRole('navigation', { name: 'Admin menu' }).waitFor()
  return page
}

const column = (page: Page, heading: string, lang: keyof typeof NAMES) =>
  page.getByRole('region', { name: `${heading} · ${COLUMNS[lang]}` })

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^Saved \d\d:\d\d/).waitFor()
}

const homeShows = async (name: string): Promise<boolean> => {
  const page = await openPage()
  await page.goto('/ca')
  const shown = (await page.getByRole('heading', { name }).count()) > 0
  await page.context().close()
  return shown
}

describe('an admin', () => {
  it(
    'makes a tour whole, publishes it at once, hides it, and brings it back from the bin',
    { timeout: 240_000 },
    async () => {
      const page = await openAdmin()
      await createTour(page)
      await writeItinerary(page)
      await uploadPictures(page)
      await deletePictureAndUndo(page)
      await publishAndHide(page)
      await deleteAndRestore(page)
      expectNoProblems(page)
    },
  )
})

describe('two admins of one tour', () => {
  it('lose nothing: each field is theirs, mine, or chosen', async () => {
    const [first, second] = [await openAdmin('/admin/2-ca'), await openAdmin('/admin/2-ca')]
    const route = (page: Page) => column(page, 'Texts', 'ca').getByLabel('Route')
    await route(first).fill('By the first')
    await first.getByLabel('Minimum people').fill('3')
    await route(second).fill('By the second')
    await second.getByLabel('Days').fill('2')
    await save(first)
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    const question = second.getByRole('dialog', { name: 'Someone else has changed this' })
    await question
      .getByRole('group', { name: /Route · English/ })
      .getByLabel(/Theirs/)
      .check()
    await expectAccessible(second)
    await question.getByRole('button', { name: 'Save merged version' }).click()
    await second.getByText(/^Saved \d\d:\d\d/).waitFor()
    await second.reload()
    await expect.poll(() => route(second).inputValue()).toBe('By the first')
    expect(await second.getByLabel('Minimum people').inputValue()).toBe('3')
    expect(await second.getByLabel('Days').inputValue()).toBe('2')
    expectNoProblems(second, /409/)
  })
})

describe('unsaved work', () => {
  it('is asked about before it is left, and offered again after a crash', async () => {
    const page = await openAdmin('/admin/3-ca')
    const name = column(page, 'Texts', 'ca').getByLabel('Name')
    await name.fill('Half a thought')
    await page.getByText('Unsaved changes').waitFor()
    await page.getByRole('link', { name: 'Bin', exact: true }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
    expect(await name.inputValue()).toBe('Half a thought')
    await page.waitForTimeout(600)
    const again = await page.context().newPage()
    await again.goto('/admin/3-ca')
    await again.getByRole('button', { name: 'Bring it back' }).click()
    expect(await column(again, 'Texts', 'ca').getByLabel('Name').inputValue()).toBe('Half a thought')
  })
})

describe('whoever is no super user', () => {
  it('is told that the desk is for admins', async () => {
    const page = await openPage()
    await page.goto('/admin-ca')
    await page.getByRole('heading', { name: 'Admin only' }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.getByRole('navigation', { name: 'Admin menu' }).count()).toBe(0)
    expectNoProblems(page)
  })
})

describe('every admin screen', () => {
  const paths = ['', '/1', '/route/1', '/img/1', '/bin', '/outbox', '/members', '/audit', '/reports']

  it.each(paths.map((path) => `/admin${path}`))('%s has no barrier and fits a phone', async (path) => {
    const page = await openAdmin(`${path}-ca`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expectNoProblems(page)
    await page.context().close()
  })
})

/** Creates a tour in three languages with prices and departures. */
async function createTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New tour' }).click()
  await page.getByLabel('Name').fill('Bow Lake / dawn')
  await page.getByText('Give the tour a name without “/”.').waitFor()
  await page.getByLabel('Name').fill(NAMES.ca)
  await page.getByRole('button', { name: 'Create hidden tour' }).click()
  await page.getByRole('heading', { level: 1, name: NAMES.ca }).waitFor()
  for (const lang of ['kr', 'ca', 'cn'] as const) {
    await column(page, 'Texts', lang).getByLabel('Name').fill(NAMES[lang])
    await column(page, 'Texts', lang).getByLabel('Description').fill(`${NAMES[lang]}.`)
  }
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Special offer' })
  await page.getByLabel('Discount (%)', { exact: true }).fill('25')
  await page.getByLabel('4 people (C$ each)', { exact: true }).fill('320')
  await page.getByRole('complementary', { name: 'Preview' }).getByText('Save 20%').waitFor()
  await page.getByRole('button', { name: 'Add departure' }).click()
  await page.getByLabel('Start 1').fill('2030-07-01')
  await page.getByLabel('End 1').fill('2030-07-02')
  await page.getByLabel('Women 1').fill('2')
  await save(page)
  expect(await page.getByText('Tour info modified.').count()).toBe(1)
}

/** Writes an itinerary, moves an entry with the keyboard, and copies it to another language. */
async function writeItinerary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Itinerary', exact: true }).click()
  const english = column(page, 'Edit itinerary', 'ca')
  await english.getByLabel('Title of entry 1', { exact: true }).fill('Peyto Lake')
  await english.getByLabel('Title of entry 2', { exact: true }).fill('Bow Lake')
  await english.getByLabel('Minutes of entry 2').fill('45')
  await english.getByRole('button', { name: 'Move entry 2' }).press('ArrowUp')
  await expect.poll(() => english.getByLabel('Title of entry 1', { exact: true }).inputValue()).toBe('Bow Lake')
  const chinese = column(page, 'Edit itinerary', 'cn')
  await chinese.getByRole('button', { name: 'Copy from English' }).click()
  expect(await chinese.getByLabel('Title of entry 2', { exact: true }).inputValue()).toBe('Peyto Lake')
  await column(page, 'Edit included/excluded items', 'ca').getByLabel('Included, line 1', { exact: true }).fill('Guide')
  await save(page)
  await page.reload()
  await expect.poll(() => english.getByLabel('Title of entry 1', { exact: true }).inputValue()).toBe('Bow Lake')
  expect(await english.getByRole('article').count()).toBe(2)
}

/** Uploads six pictures at once and chooses the main one. */
async function uploadPictures(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Images', exact: true }).click()
  await page.getByText('No images used.').waitFor()
  const files = []
  for (const index of [1, 2, 3, 4, 5, 6])
    files.push({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: await drawPicture(page, index * 50) })
  await page.getByLabel('Add images').setInputFiles(files)
  const gallery = page.getByRole('region', { name: 'Gallery' }).getByRole('article')
  await expect.poll(() => gallery.count(), { timeout: 30_000 }).toBe(6)
  expect(await gallery.first().innerText()).toMatch(/1920 × 1280/)
  await gallery.nth(3).getByRole('button', { name: 'Set as main image' }).click()
  await page.getByText('Main image set.').waitFor()
  await expect.poll(() => gallery.nth(3).innerText()).toMatch(/Main image/)
}

/** Asks by name before it deletes a picture, and takes the deletion back. */
async function deletePictureAndUndo(page: Page): Promise<void> {
  const gallery = page.getByRole('region', { name: 'Gallery' }).getByRole('article')
  await gallery
    .last()
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('dialog', { name: /^Really delete .+\.webp\?$/ })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => gallery.count()).toBe(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => gallery.count()).toBe(6)
}

/** Publishes the tour so that a visitor sees it at once, hides it, and shows it again. */
async function publishAndHide(page: Page): Promise<void> {
  await expect.poll(() => homeShows(NAMES.ca)).toBe(true)
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await page.getByRole('button', { name: `Hide ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is hidden now.`).waitFor()
  await expect.poll(() => homeShows(NAMES.ca)).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => homeShows(NAMES.ca)).toBe(true)
}

/** Deletes the tour, and brings it back from the bin. */
async function deleteAndRestore(page: Page): Promise<void> {
  await page.getByRole('link', { name: NAMES.ca, exact: true }).click()
  await page.getByRole('button', { name: 'Delete tour' }).click()
  await page
    .getByRole('dialog', { name: `Delete “${NAMES.ca}”?` })
    .getByRole('button', { name: 'Delete tour' })
    .click()
  await page.getByText('Tour deleted.').waitFor()
  await expect.poll(() => homeShows(NAMES.ca)).toBe(false)
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: `Restore ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is back.`).waitFor()
  await expect.poll(() => homeShows(NAMES.ca)).toBe(true)
}
