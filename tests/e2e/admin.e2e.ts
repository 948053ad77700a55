import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, openAdmin, save } from './support/admins'
import { expectAccessible, expectNoProblems } from './support/browser'

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
    // After the question is dismissed, the typed version is kept, and the next save asks again.
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
  it('needs a confirmation to be left, and is offered again after the browser was closed', async () => {
    const page = await openAdmin('/admin/3-ca')
    const name = column(page, 'Texts', 'ca').getByLabel('Name')
    const stored = await name.inputValue()
    await name.fill('Half a thought')
    await page.getByText('Unsaved changes').waitFor()
    const leave = async (answer: string) => {
      await page.getByRole('link', { name: 'Bin', exact: true }).click()
      await page
        .getByRole('dialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: answer })
        .click()
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
  it('is reordered by mouse and keys, deleted as a whole, and restored', async () => {
    const page = await openAdmin('/admin/route/4-ca')
    await page.setViewportSize({ width: 1440, height: 1800 })
    const english = column(page, 'Edit itinerary', 'ca')
    const titles = () =>
      english
        .getByLabel(/^Title of entry/)
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
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
    const handle = (number: number) =>
      english.getByRole('button', { name: `Move entry ${number} with` })
    await drag(page, handle(3), handle(1))
    await expect
      .poll(titles)
      .toEqual(['Third', 'First', 'Second', ...rest, ...blanks(await titles(), 3 + rest.length)])
    await handle(1).press('ArrowDown')
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(['First', 'Third', 'Second'])
    expect(await handle(2).evaluate((element) => element === document.activeElement)).toBe(true)
    await save(page)
    await page.getByRole('button', { name: 'Delete all itineraries' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the itinerary in all languages?' })
    await question.getByRole('button', { name: 'Delete all itineraries' }).click()
    await page.getByText('All itineraries deleted.').waitFor()
    await expect.poll(async () => (await titles()).filter(Boolean)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(['First', 'Third', 'Second'])
    await page.reload()
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(['First', 'Third', 'Second'])
    expectNoProblems(page)
  })
})

/** Drags one element onto another. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('What is dragged is out of sight')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 5 })
  await page.mouse.up()
}

/** The blank fields after the filled ones. */
function blanks(titles: string[], filled: number): string[] {
  return titles.slice(filled).map(() => '')
}

it('the menus of the header open over the desk', async () => {
  const page = await openAdmin()
  await page.locator('header summary[aria-label^="Account: admin"]').click()
  await page.getByRole('link', { name: 'Log out' }).click({ trial: true })
  await page.context().close()
})
