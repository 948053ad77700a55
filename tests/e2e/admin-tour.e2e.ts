import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, drawPicture, openAdmin, save } from './support/admins'
import { expectAccessible, expectNoProblems, openPage } from './support/browser'
import { LANGS, type Lang } from './support/screens'
import { textIn } from '../support/texts'

const NAMES = { kr: '보우 호수 새벽 산책', ca: 'Bow Lake at First Light', cn: '弓湖晨光漫步' }
const ALT = 'Bow Lake before sunrise'

describe('an admin', () => {
  it(
    'makes a tour whole, publishes it at once, hides it, and brings it back from the bin',
    { timeout: 300_000 },
    async () => {
      const page = await openAdmin()
      const id = await createTour(page)
      await writeItinerary(page)
      await uploadPictures(page)
      await describePicture(page)
      await deletePictureAndUndo(page)
      await publishAsOffer(page)
      await publishAndHide(page, id)
      await deleteAndRestore(page, id)
      expectNoProblems(page, /404/, /403/)
    },
  )

  it('uploads images in the order of choice, and is asked before leaving them', async () => {
    const page = await openAdmin()
    await page.goto('/admin/img/3-ca')
    const gallery = galleryOf(page)
    await gallery.first().waitFor()
    const before = await gallery.count()
    const released = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/file/upload', async (route) => {
      sent += 1
      await released.promise
      await route.continue()
    })
    const files = []
    for (const index of [1, 2, 3])
      files.push({
        name: `${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await drawPicture(page, index * 50),
      })
    await page.getByLabel('Add images').setInputFiles(files)
    await expect.poll(() => sent).toBe(1)
    await page.getByRole('link', { name: 'Itinerary', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByText('Images are still uploading.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(sent).toBe(1)
    released.resolve()
    await expect.poll(() => gallery.count(), { timeout: 30_000 }).toBe(before + 3)
    expectNoProblems(page)
    await page.context().close()
  })

  it('keeps what is typed during an upload and before an undo', async () => {
    const page = await openAdmin()
    await page.goto('/admin/route/2-ca')
    const english = column(page, 'Edit itinerary', 'ca')
    const title = (number: number) =>
      english.getByLabel(`Title of entry ${number}`, { exact: true })
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/file/**', async (route) => {
      await sent.promise
      await route.continue()
    })
    const entry = english.getByRole('article').nth(1)
    const file = entry.locator('input[type=file]')
    await title(2).waitFor()
    await file.focus()
    await file.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPicture(page, 40),
    })
    await entry.getByText(/Uploading/).waitFor()
    expect(await file.evaluate((input) => document.activeElement === input)).toBe(true)
    await title(1).fill('Typed during the save')
    await title(2).fill('Changed during the save')
    sent.resolve()
    await expect
      .poll(() => entry.getByLabel('Video or image for entry 2').inputValue())
      .toMatch(/^\/img\//)
    expect([await title(1).inputValue(), await title(2).inputValue()]).toEqual([
      'Typed during the save',
      'Changed during the save',
    ])
    await english.getByRole('button', { name: 'Delete entry 2' }).click()
    await title(1).fill('Typed before the undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect([await title(1).inputValue(), await title(2).inputValue()]).toEqual([
      'Typed before the undo',
      'Changed during the save',
    ])
    await page.context().close()
  })
})

interface Seen {
  /** The languages whose home page lists the tour among its offers. */
  onHome: Lang[]
  /** Status of the tour's own page, in each language. */
  statuses: number[]
}

/** A new visitor's view: the tour on the home pages, and its own pages. */
async function visit(id: string): Promise<Seen> {
  const page = await openPage()
  const seen: Seen = { onHome: [], statuses: [] }
  for (const lang of LANGS) {
    await page.goto(`/${lang}`)
    const heading = page.getByRole('heading', { level: 2, name: textIn(lang, 'tours:discounted') })
    const offers = page.locator('section', { has: heading })
    if ((await offers.getByRole('heading', { name: NAMES[lang] }).count()) > 0)
      seen.onHome.push(lang)
    seen.statuses.push((await page.goto(`/tour/any-${id}-${lang}`))?.status() ?? 0)
  }
  await page.context().close()
  return seen
}

const SHOWN: Seen = { onHome: [...LANGS], statuses: [200, 200, 200] }
const GONE: Seen = { onHome: [], statuses: [404, 404, 404] }

/** Fails unless a visitor of each language can read that language's texts. */
async function expectWhole(id: string): Promise<void> {
  const page = await openPage()
  for (const lang of LANGS) {
    await page.goto(`/tour/any-${id}-${lang}?tab=route`)
    const tour = page.getByRole('main')
    expect(await tour.getByRole('heading', { level: 1 }).innerText()).toBe(NAMES[lang])
    expect(await tour.getByText(`${NAMES[lang]}.`, { exact: true }).count()).toBe(1)
    expect(await tour.getByRole('heading', { name: 'Peyto Lake' }).isVisible()).toBe(true)
    expect(
      await tour
        .getByRole('region', { name: textIn(lang, 'tours:gallery.label') })
        .locator('li:not(dialog li)')
        .count(),
    ).toBe(6)
    const saving = textIn(lang, 'tours:save').replace('{{percent}}', '20')
    expect(await tour.getByText(saving, { exact: true }).filter({ visible: true }).count()).toBe(1)
    const departures = tour.locator('section', {
      has: page.getByRole('heading', { name: textIn(lang, 'tours:departures.title'), exact: true }),
    })
    expect(await departures.last().locator('tbody tr').innerText()).toMatch(/1.*2.*2/)
    expect(await tour.getByAltText(ALT).count()).toBeGreaterThan(0)
  }
  await page.context().close()
}

/** Creates a tour in three languages with prices and departures. Returns its id. */
async function createTour(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New tour' }).click()
  await page.getByLabel('Name').fill('Bow Lake / dawn')
  await page.getByText('Give the tour a name without “/”.').waitFor()
  await page.getByLabel('Name').fill(NAMES.ca)
  await page.getByRole('button', { name: 'Create hidden tour' }).click()
  await page.getByRole('heading', { level: 1, name: NAMES.ca }).waitFor()
  for (const lang of LANGS) {
    await column(page, 'Texts', lang).getByLabel('Name').fill(NAMES[lang])
    await column(page, 'Texts', lang).getByLabel('Description').fill(`${NAMES[lang]}.`)
  }
  await page.getByLabel('4 people (C$ each)', { exact: true }).fill('320')
  await page.getByRole('button', { name: 'Add departure' }).click()
  await page.getByLabel('Start 1').fill('2030-07-01')
  await page.getByLabel('End 1').fill('2030-07-02')
  await page.getByLabel('Women 1').fill('2')
  await save(page)
  expect(await page.getByText('Tour info modified.').count()).toBe(1)
  return /admin\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Publishes the whole tour as an offer; warnings about texts missing in one language are accepted. */
async function publishAsOffer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tour', exact: true }).click()
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Special offer' })
  await page.getByLabel('Discount (%)', { exact: true }).fill('25')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: 'On a computer' }).click()
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await preview.getByText('Save 20%').filter({ visible: true }).first().waitFor()
  // Compared with the price charged before, which needs the last day of the offer.
  await page.getByLabel('Regular, 4 people (C$ each)', { exact: true }).fill('400')
  await page.getByText('Please give the last day of the offer').waitFor()
  await page.getByLabel('Last day of the offer', { exact: true }).fill('2999-12-31')
  await preview
    .getByText(/until .*2999/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const checks = page.getByRole('dialog', { name: 'Before publishing' })
  await checks.getByText('6 images have no description in 한국어.').waitFor()
  await checks.getByRole('button', { name: 'Save and publish anyway' }).click()
  await page.getByText(/^Saved \d\d:\d\d/).waitFor()
}

/** Writes an itinerary, moves an entry with the keyboard, and copies it to the other languages. */
async function writeItinerary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Itinerary', exact: true }).click()
  const english = column(page, 'Edit itinerary', 'ca')
  await english.getByLabel('Title of entry 1', { exact: true }).fill('Peyto Lake')
  await english.getByLabel('Title of entry 2', { exact: true }).fill('Bow Lake')
  await english.getByLabel('Minutes of entry 2').fill('45')
  await english.getByRole('button', { name: 'Move entry 2 with' }).press('ArrowUp')
  await expect
    .poll(() => english.getByLabel('Title of entry 1', { exact: true }).inputValue())
    .toBe('Bow Lake')
  for (const lang of ['kr', 'cn'] as const) {
    const other = column(page, 'Edit itinerary', lang)
    await other.getByRole('button', { name: 'Copy from English' }).click()
    expect(await other.getByLabel('Title of entry 2', { exact: true }).inputValue()).toBe(
      'Peyto Lake',
    )
  }
  await column(page, 'Edit included/excluded items', 'ca')
    .getByLabel('Included, line 1', { exact: true })
    .fill('Guide')
  await save(page)
  await page.reload()
  await expect
    .poll(() => english.getByLabel('Title of entry 1', { exact: true }).inputValue())
    .toBe('Bow Lake')
  expect(await english.getByRole('article').count()).toBe(2)
}

/** Uploads six pictures at once and chooses the main one. */
async function uploadPictures(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Images', exact: true }).click()
  await page.getByText('No images used.').waitFor()
  const files = []
  for (const index of [1, 2, 3, 4, 5, 6])
    files.push({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPicture(page, index * 50),
    })
  await page.getByLabel('Add images').setInputFiles(files)
  const gallery = galleryOf(page)
  await expect.poll(() => gallery.count(), { timeout: 30_000 }).toBe(6)
  await openPicture(gallery.nth(3))
  const dialog = page.getByRole('dialog', { name: '4.jpg' })
  await dialog.getByText('1920 × 1280').waitFor()
  await dialog.getByRole('button', { name: 'Set as main image' }).click()
  await page.getByText('Main image set.').waitFor()
  await gallery.nth(3).getByRole('img', { name: 'Main image' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/** Describes the main picture; visitors get the text with it. */
async function describePicture(page: Page): Promise<void> {
  const main = galleryOf(page).filter({ has: page.getByRole('img', { name: 'Main image' }) })
  await openPicture(main)
  const english = page.getByRole('dialog').getByLabel(/^Description in English/)
  await english.fill(ALT)
  const stored = page.waitForResponse('**/api/file/describe')
  await english.press('Tab')
  expect((await stored).status()).toBe(200)
  await page.reload()
  await openPicture(main)
  await expect.poll(() => english.inputValue()).toBe(ALT)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Opens a tile of the gallery. */
async function openPicture(tile: Locator): Promise<void> {
  await tile.getByRole('button', { name: /^Open image/ }).click()
}

function galleryOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Gallery' }).getByRole('article')
}

/** Confirms the deletion of an image by name, and undoes it. */
async function deletePictureAndUndo(page: Page): Promise<void> {
  const gallery = galleryOf(page)
  await openPicture(gallery.last())
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Really delete 6.jpg?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => gallery.count()).toBe(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => gallery.count()).toBe(6)
}

/** Shows a visitor the special offer at once, hides it, and shows it again. */
async function publishAndHide(page: Page, id: string): Promise<void> {
  expect(await visit(id)).toEqual(SHOWN)
  await expectWhole(id)
  await page.getByRole('link', { name: 'Tours', exact: true }).click()
  await page.getByRole('button', { name: `Hide ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is hidden now.`).waitFor()
  expect(await visit(id)).toEqual(GONE)
  await page.getByRole('button', { name: `Show ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is visible now.`).waitFor()
  expect(await visit(id)).toEqual(SHOWN)
}

/** Deletes the tour, which asks for the password after an old login, and restores it from the bin. */
async function deleteAndRestore(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${NAMES.ca}`) }).click()
  const refusal = { status: 403, json: { code: 'ReloginNeeded', msg: 'Please log in again.' } }
  await page.route(
    ({ pathname }) => pathname === `/api/forum/${id}`,
    (route) => route.fulfill(refusal),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Delete tour' }).click()
  await page
    .getByRole('dialog', { name: `Delete “${NAMES.ca}”?` })
    .getByRole('button', { name: 'Delete tour' })
    .click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByText('enter your password again').waitFor()
  expect(await login.getByLabel('Username or e-mail').inputValue()).toBe('admin')
  await expectAccessible(page)
  await login.getByLabel('Password', { exact: true }).fill('moraine!admin')
  await login.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Tour deleted.').waitFor()
  expect(await visit(id)).toEqual(GONE)
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: `Restore ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is back.`).waitFor()
  expect(await visit(id)).toEqual(SHOWN)
}
