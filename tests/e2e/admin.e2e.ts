import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, drawPicture, openAdmin, save } from './support/admins'
import { expectAccessible, expectNoProblems, openPage } from './support/browser'

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
      await publishAndHide(page, id)
      await deleteAndRestore(page, id)
      expectNoProblems(page, /404/, /403/)
    },
  )
})

describe('two admins of one tour', () => {
  it('lose nothing: each field is theirs, mine, or chosen', async () => {
    const [first, second] = [await openAdmin('/admin/2-ca'), await openAdmin('/admin/2-ca')]
    const route = (page: Page) => column(page, 'Texts', 'ca').getByLabel('Route')
    const before = await route(first).inputValue()
    await route(first).fill('By the first')
    await first.getByLabel('Minimum people').fill('3')
    await route(second).fill('By the second')
    await second.getByLabel('Days').fill('2')
    await save(first)
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    const question = second.getByRole('dialog', { name: 'Someone else has changed this' })
    const choice = question.getByRole('group', { name: /Route · English/ })
    expect(await choice.innerText()).toMatch(/Yours\s+By the second\s+Theirs\s+By the first/)
    await expectAccessible(second)
    // Put aside, the typed version is still there, and the question comes again with the next save.
    await question.getByRole('button', { name: 'Not now' }).click()
    expect(await route(second).inputValue()).toBe('By the second')
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    await choice.getByLabel(/Theirs/).check()
    await question.getByRole('button', { name: 'Save merged version' }).click()
    await second.getByText(/^Saved \d\d:\d\d/).waitFor()
    await second.reload()
    await expect.poll(() => route(second).inputValue()).toBe('By the first')
    expect(await second.getByLabel('Minimum people').inputValue()).toBe('3')
    expect(await second.getByLabel('Days').inputValue()).toBe('2')
    await route(second).fill(before)
    await save(second)
    expectNoProblems(second, /409/)
  })
})

describe('unsaved work', () => {
  it('is asked about before it is left, and offered again when the browser was closed', async () => {
    const page = await openAdmin('/admin/3-ca')
    const name = column(page, 'Texts', 'ca').getByLabel('Name')
    const stored = await name.inputValue()
    await name.fill('Half a thought')
    await page.getByText('Unsaved changes').waitFor()
    const leave = async (answer: string) => {
      await page.getByRole('link', { name: 'Bin', exact: true }).click()
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: answer }).click()
    }
    await leave('Cancel')
    expect(await name.inputValue()).toBe('Half a thought')
    await leave('Leave')
    await page.waitForURL('**/admin/bin-ca')
    await page.goto('/admin/3-ca')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    expect(await name.inputValue()).toBe('Half a thought')
    await name.fill('A whole thought')
    await page.waitForTimeout(600)
    await page.close({ runBeforeUnload: false })
    const again = await page.context().newPage()
    await again.goto('/admin/3-ca')
    await again.getByRole('button', { name: 'Bring it back' }).click()
    const kept = column(again, 'Texts', 'ca').getByLabel('Name')
    expect(await kept.inputValue()).toBe('A whole thought')
    await kept.fill(stored)
    await again.getByText(/^Saved /).waitFor()
    await again.reload()
    await kept.waitFor()
    expect(await again.getByRole('button', { name: 'Bring it back' }).count()).toBe(0)
  })
})

describe('an itinerary', () => {
  it('is reordered by mouse and keys, deleted whole, and brought back', async () => {
    const page = await openAdmin('/admin/route/4-ca')
    await page.setViewportSize({ width: 1440, height: 1800 })
    const english = column(page, 'Edit itinerary', 'ca')
    const titles = () =>
      english.getByLabel(/^Title of entry/).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    await english.getByLabel('Title of entry 1', { exact: true }).fill('First')
    const stored = (await titles()).filter(Boolean)
    for (const [index, title] of ['First', 'Second', 'Third'].entries()) {
      if (index >= (await titles()).length)
        await english
          .getByRole('button', { name: /^Add an entry/ })
          .last()
          .click()
      await english.getByLabel(`Title of entry ${index + 1}`, { exact: true }).fill(title)
    }
    const rest = stored.slice(3)
    const handle = (number: number) => english.getByRole('button', { name: `Move entry ${number} with` })
    await drag(page, handle(3), handle(1))
    await expect.poll(titles).toEqual(['Third', 'First', 'Second', ...rest, ...blanks(await titles(), 3 + rest.length)])
    await handle(1).press('ArrowDown')
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(['First', 'Third', 'Second'])
    expect(await handle(2).evaluate((element) => element === document.activeElement)).toBe(true)
    await save(page)
    await page.getByRole('button', { name: 'Delete all itineraries' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the itinerary in all languages?' })
    await question.getByRole('button', { name: 'Delete all itineraries' }).click()
    await page.getByText('All itineraries deleted.').waitFor()
    await expect.poll(async () => (await titles()).filter(Boolean)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(['First', 'Third', 'Second'])
    await page.reload()
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(['First', 'Third', 'Second'])
    expectNoProblems(page)
  })
})

/** Takes one thing by the mouse and lets it go on another. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('What is dragged is out of sight')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 5 })
  await page.mouse.up()
}

/** The empty boxes behind those that count. */
function blanks(titles: string[], filled: number): string[] {
  return titles.slice(filled).map(() => '')
}

interface Seen {
  isOnHome: boolean
  /** Of the tour's own page. */
  status: number
}

/** What a new visitor finds: the tour on the home page, and its own page. */
async function visit(id: string): Promise<Seen> {
  const page = await openPage()
  await page.goto('/ca')
  const offers = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Discounted' }) })
  const isOnHome = (await offers.getByRole('heading', { name: NAMES.ca }).count()) > 0
  const status = (await page.goto(`/tour/any-${id}-kr`))?.status() ?? 0
  if (status === 200) expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(NAMES.kr)
  await page.context().close()
  return { isOnHome, status }
}

const SHOWN: Seen = { isOnHome: true, status: 200 }
const GONE: Seen = { isOnHome: false, status: 404 }

/** Creates a tour in three languages with prices and departures. Answers its id. */
async function createTour(page: Page): Promise<string> {
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
  return /admin\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Writes an itinerary, moves an entry with the keyboard, and copies it to another language. */
async function writeItinerary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Itinerary', exact: true }).click()
  const english = column(page, 'Edit itinerary', 'ca')
  await english.getByLabel('Title of entry 1', { exact: true }).fill('Peyto Lake')
  await english.getByLabel('Title of entry 2', { exact: true }).fill('Bow Lake')
  await english.getByLabel('Minutes of entry 2').fill('45')
  await english.getByRole('button', { name: 'Move entry 2 with' }).press('ArrowUp')
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
  const gallery = galleryOf(page)
  await expect.poll(() => gallery.count(), { timeout: 30_000 }).toBe(6)
  expect(await gallery.first().innerText()).toMatch(/1920 × 1280/)
  await gallery.nth(3).getByRole('button', { name: 'Set as main image' }).click()
  await page.getByText('Main image set.').waitFor()
  await expect.poll(() => gallery.nth(3).innerText()).toMatch(/Main image/)
}

/** Says what the main picture shows; visitors get the text with it. */
async function describePicture(page: Page): Promise<void> {
  const main = galleryOf(page).filter({ has: page.getByText('Main image', { exact: true }) })
  await main.getByText('Description for people who can’t see it').click()
  await main.getByLabel(/^Description in English/).fill(ALT)
  const stored = page.waitForResponse('**/api/file/arrange')
  await main.getByLabel(/^Description in English/).press('Tab')
  expect((await stored).status()).toBe(200)
  await page.reload()
  await main.getByText('Description for people who can’t see it').click()
  await expect.poll(() => main.getByLabel(/^Description in English/).inputValue()).toBe(ALT)
}

function galleryOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Gallery' }).getByRole('article')
}

/** Asks by name before it deletes a picture, and takes the deletion back. */
async function deletePictureAndUndo(page: Page): Promise<void> {
  const gallery = galleryOf(page)
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

/** Shows a visitor the special offer at once, hides it, and shows it again. */
async function publishAndHide(page: Page, id: string): Promise<void> {
  expect(await visit(id)).toEqual(SHOWN)
  const visitor = await openPage()
  await visitor.goto(`/tour/any-${id}-ca`)
  expect(await visitor.getByAltText(ALT).count()).toBeGreaterThan(0)
  await visitor.context().close()
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await page.getByRole('button', { name: `Hide ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is hidden now.`).waitFor()
  expect(await visit(id)).toEqual(GONE)
  await page.getByRole('button', { name: `Show ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is visible now.`).waitFor()
  expect(await visit(id)).toEqual(SHOWN)
}

/** Deletes the tour, which asks for the password of whoever logged in long ago, and brings it back from the bin. */
async function deleteAndRestore(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: NAMES.ca, exact: true }).click()
  const refusal = { status: 403, json: { code: 'ReloginNeeded', msg: 'Please log in again.' } }
  await page.route(`**/api/forum/${id}`, (route) => route.fulfill(refusal), { times: 1 })
  await page.getByRole('button', { name: 'Delete tour' }).click()
  await page
    .getByRole('dialog', { name: `Delete “${NAMES.ca}”?` })
    .getByRole('button', { name: 'Delete tour' })
    .click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByText('enter your password again').waitFor()
  expect(await login.getByLabel('Username or e-mail').inputValue()).toBe('admin')
  await login.getByLabel('Password', { exact: true }).fill('moraine!admin')
  await login.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Tour deleted.').waitFor()
  expect(await visit(id)).toEqual(GONE)
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: `Restore ${NAMES.ca}` }).click()
  await page.getByText(`“${NAMES.ca}” is back.`).waitFor()
  expect(await visit(id)).toEqual(SHOWN)
}
