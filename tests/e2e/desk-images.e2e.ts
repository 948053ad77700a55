import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, drawPicture, openAdmin } from './support/admins'
import { expectAccessible, expectNoProblems } from './support/browser'
import { HEIC_PHOTO } from './support/heic'

const tilesOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Gallery' }).getByRole('article')
/** Whole, with contents that no decoder reads. */
const WRONG_HEIC = Buffer.from(HEIC_PHOTO).fill(0, HEIC_PHOTO.indexOf('mdat') + 4)

const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** The tiles' names, in order. */
async function namesOf(page: Page): Promise<string[]> {
  const labels = await tilesOf(page).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => label.replace(/^Image \d+: /, ''))
}

async function openImages(tour: number): Promise<Page> {
  const page = await openAdmin(`/admin/img/${tour}-ca`)
  await tilesOf(page).first().waitFor()
  return page
}

const open = (tile: Locator) => tile.getByRole('button', { name: /^Open image/ }).click()

/** The names after a change is stored, as shown on a new visit. */
async function storedNames(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  const stored = page.waitForResponse('**/api/file/arrange')
  await change()
  expect((await stored).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await tilesOf(page).first().waitFor()
  return namesOf(page)
}

async function jpeg(page: Page, name: string, hue: number) {
  return { name, mimeType: 'image/jpeg', buffer: await drawPicture(page, hue) }
}

describe('the pictures of a tour', () => {
  it('are put in order by arrow keys, by a typed position and by drag', async () => {
    const page = await openImages(4)
    await expectAccessible(page)
    const [a, b, c, ...others] = await namesOf(page)
    const grip = (name?: string) =>
      page.getByRole('button', {
        name: new RegExp(`^Move image \\d+ with the arrow keys: ${name}$`),
      })
    // Key presses that come faster than they are stored are all kept.
    const pressed = await storedNames(page, async () => {
      await grip(a).focus()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
        // About as fast as a person.
        await page.keyboard.press(key, { delay: 30 })
    })
    expect(pressed).toEqual([b, a, c, ...others])

    await open(tilesOf(page).nth(2))
    await dialogOf(page)
      .getByLabel(/^Position, 1 to/)
      .fill('x')
    await dialogOf(page).getByRole('button', { name: 'Move there' }).click()
    await dialogOf(page).getByText('Please type a whole number').waitFor()
    await dialogOf(page)
      .getByLabel(/^Position, 1 to/)
      .fill('1')
    const typed = await storedNames(page, () => page.keyboard.press('Enter'))
    expect(typed).toEqual([c, b, a, ...others])

    const box = async (index: number) => (await tilesOf(page).nth(index).boundingBox())!
    const [from, to] = [await box(0), await box(2)]
    const dragged = await storedNames(page, async () => {
      await page.mouse.move(from.x + 90, from.y + 90)
      await page.mouse.down()
      await page.mouse.move(from.x + 110, from.y + 95, { steps: 4 })
      await page.mouse.move(to.x + 80, to.y + 90, { steps: 12 })
      await page.mouse.up()
    })
    expect(dragged).toEqual([b, a, c, ...others])
    expectNoProblems(page)
    await page.context().close()
  })

  it('go to the front or into the bin together, and come back', async () => {
    const page = await openImages(5)
    const names = await namesOf(page)
    const [a, b, c, ...others] = names
    await tilesOf(page).nth(1).getByRole('checkbox').check()
    await tilesOf(page).nth(2).getByRole('checkbox').check()
    const bar = page.getByRole('toolbar', { name: '2 chosen' })
    const sorted = await storedNames(page, () =>
      bar.getByRole('button', { name: 'Move to front' }).click(),
    )
    expect(sorted).toEqual([b, c, a, ...others])
    await tilesOf(page).nth(0).getByRole('checkbox').check()
    await tilesOf(page)
      .nth(1)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await bar.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Really delete 2 images?' })
    expect(await question.locator('img').count()).toBe(2)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => namesOf(page)).toEqual([a, ...others])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesOf(page)).toEqual([b, c, a, ...others])
    expectNoProblems(page)
    await page.context().close()
  })

  it('are described in three languages on one screen, stored when a box is left', async () => {
    const page = await openImages(5)
    await page.getByRole('link', { name: 'Descriptions' }).click()
    const korean = page.getByLabel('Description in 한국어 of image 1')
    await korean.fill('')
    const stored = page.waitForResponse('**/api/file/describe')
    await page.keyboard.press('Enter')
    expect((await stored).status()).toBe(200)
    await page.getByText('한국어: 1 missing').waitFor()
    expect(
      await page
        .getByLabel('Description in 한국어 of image 2')
        .evaluate((box) => box === document.activeElement),
    ).toBe(true)
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy from English, image 1' }).click()
    await page.getByText('한국어: 0 missing').waitFor()
    const english = await page.getByLabel('Description in English of image 1').inputValue()
    await page.waitForLoadState('networkidle')
    // The view is part of the URL.
    await page.reload()
    await expect.poll(() => korean.inputValue()).toBe(english)
    expectNoProblems(page)
    await page.context().close()
  })

  it('are chosen for an entry and for a text without leaving them', async () => {
    const page = await openAdmin('/admin/route/4-ca')
    const english = column(page, 'Edit itinerary', 'ca')
    const entry = english.getByRole('article').first()
    await entry.waitFor()
    await entry.getByRole('button', { name: 'Choose an image for entry 1' }).press('Enter')
    const picker = page.getByRole('dialog', { name: 'Choose an image' })
    const choices = picker.getByRole('button', { name: /^Choose: / })
    await choices.nth(1).waitFor()
    await expectAccessible(page)
    await choices.nth(1).press('Enter')
    const address = entry.getByLabel('Video or image for entry 1')
    await expect.poll(() => address.inputValue()).toMatch(/^\/img\/4-/)

    const text = entry.getByLabel('Text', { exact: true })
    await text.focus()
    await entry.getByRole('button', { name: 'Add image' }).click()
    const name = (await choices.first().getByRole('img').getAttribute('alt'))?.replace(
      'Choose: ',
      '',
    )
    await choices.first().click()
    await expect.poll(() => text.inputValue()).toContain(`![${name}](/img/4-`)

    await entry.getByRole('checkbox', { name: 'Image' }).uncheck()
    await address.fill('https://vimeo.com/76979871')
    await entry.getByText('Videos from vimeo.com can’t be shown here.').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('are cropped in place, and the whole one comes back', async () => {
    const page = await openImages(4)
    const whole = await tilesOf(page).first().locator('img').getAttribute('src')
    await open(tilesOf(page).first())
    await dialogOf(page).getByText('1920 × 1280').waitFor()
    await dialogOf(page).getByRole('button', { name: 'Crop' }).click()
    const crop = page.getByRole('dialog', { name: /^Crop / })
    await crop.getByRole('button', { name: 'Square' }).click()
    await crop.getByText('1280 × 1280').waitFor()
    await crop.getByRole('group', { name: 'Frame: arrow keys move it' }).press('ArrowLeft')
    await expectAccessible(page)
    await crop.getByRole('button', { name: 'Crop', exact: true }).click()
    await page.getByText('Cropped wherever this tour shows it.').waitFor()
    const shown = () => tilesOf(page).first().locator('img').getAttribute('src')
    await expect.poll(shown).toMatch(/-1280x1280\.(webp|jpg)/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(shown).toBe(whole)
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('an upload', () => {
  it('of the same file is told, and added only on request', async () => {
    const page = await openImages(5)
    const before = await tilesOf(page).count()
    const file = await jpeg(page, 'lake.jpg', 200)
    await page.getByLabel('Add images').setInputFiles([file])
    await expect.poll(() => tilesOf(page).count()).toBe(before + 1)
    await page.getByLabel('Add images').setInputFiles([{ ...file, name: 'again.jpg' }])
    await page.getByText('This image is already here.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add anyway' }).click()
    await expect.poll(() => tilesOf(page).count()).toBe(before + 2)
    expect((await namesOf(page)).slice(-2)).toEqual(['lake.jpg', 'again.jpg'])
    expectNoProblems(page, /409/)
    await page.context().close()
  })

  it('goes on by itself after the connection was lost, in the order of choice; one that was left is named', async () => {
    const page = await openImages(4)
    const before = await tilesOf(page).count()
    const files = [await jpeg(page, 'b.jpg', 10), await jpeg(page, 'a.jpg', 20)]
    await page.context().setOffline(true)
    await page.getByLabel('Add images').setInputFiles(files)
    await page.getByText('No connection. The upload will resume by itself.').waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => tilesOf(page).count(), { timeout: 40_000 }).toBe(before + 2)
    expect((await namesOf(page)).slice(-2)).toEqual(['b.jpg', 'a.jpg'])

    await page.route('**/api/file/upload', () => undefined)
    await page.getByLabel('Add images').setInputFiles([await jpeg(page, 'left.jpg', 30)])
    await page.getByText('left.jpg').waitFor()
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await page.getByText('These files did not arrive last time: left.jpg.').waitFor()
    await page.getByRole('button', { name: 'Got it' }).click()
    expectNoProblems(page, /ERR_INTERNET_DISCONNECTED/)
    await page.context().close()
  })

  it('converts a HEIC photo, upright, and says of other files why they will not do', async () => {
    const page = await openImages(5)
    const before = await tilesOf(page).count()
    const files = [
      { name: 'offer.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 offer') },
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') },
      {
        name: 'torn.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      },
      { name: 'wrong.heic', mimeType: '', buffer: WRONG_HEIC },
      { name: 'phone.heic', mimeType: '', buffer: HEIC_PHOTO },
    ]
    await page.getByLabel('Add images').setInputFiles(files)
    await expect.poll(() => tilesOf(page).count(), { timeout: 40_000 }).toBe(before + 1)
    await open(tilesOf(page).last())
    await page.getByRole('dialog', { name: 'phone.heic' }).getByText('160 × 240').waitFor()
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    const uploads = page.getByRole('list', { name: 'Uploads' })
    for (const said of [
      'This is a PDF.',
      'This is a drawing (SVG).',
      'The end of this image is missing.',
      'Most Compatible',
    ])
      await uploads.getByText(said).waitFor()
    expect(await uploads.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })
})

it('an image is deleted by its description, and can be seen in the bin before it is restored', async () => {
  const page = await openImages(2)
  const [name = ''] = (await namesOf(page)).slice(-1)
  const tiles = await tilesOf(page).count()
  await tilesOf(page).last().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Really delete ${name}?` })
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${name} deleted.`).waitFor()
  await page.goto('/admin/bin-ca')
  await page
    .getByRole('button', { name: /^View image …/ })
    .first()
    .click()
  const picture = page.getByRole('dialog', { name: /^…/ }).getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Restore …/ })
    .first()
    .click()
  await page.goto('/admin/img/2-ca')
  await expect.poll(() => tilesOf(page).count()).toBe(tiles)
  expectNoProblems(page)
})
