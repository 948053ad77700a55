import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, drawPicture, openAdmin, save } from './support/admins'
import { expectAccessible, expectNoProblems, PHONE, takeFullPicture } from './support/browser'

const preview = (page: Page) => page.frameLocator('iframe')

/** Creates a hidden tour with a name and opens its editor. Returns its id. */
async function aHiddenTour(page: Page, name: string): Promise<string> {
  await page.goto('/admin-ca')
  await page.getByRole('button', { name: 'New tour' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create hidden tour' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return /admin\/(\d+)/.exec(page.url())?.[1] ?? ''
}

describe('the preview of a tour', () => {
  it('shows unsaved Korean text on the real page at a phone’s width, and at a computer’s', async () => {
    const page = await openAdmin('/admin/2-ca')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const pane = page.getByRole('complementary', { name: 'Preview' })
    await pane.getByRole('button', { name: '한국어' }).click()
    await column(page, 'Texts', 'kr').getByLabel('Name').isVisible()
    await page.getByRole('button', { name: '한국어' }).first().click()
    await column(page, 'Texts', 'kr').getByLabel('Name').fill('저장하지 않은 이름')
    const heading = preview(page).getByRole('heading', { level: 1 })
    await expect.poll(() => heading.textContent()).toBe('저장하지 않은 이름')
    const facts = () =>
      preview(page)
        .locator('html')
        .evaluate((html) => [
          html.getAttribute('lang'),
          innerWidth,
          matchMedia('(min-width: 1024px)').matches,
        ])
    expect(await facts()).toEqual(['ko', 390, false])
    await pane.getByRole('button', { name: 'On a computer' }).press('Enter')
    await expect.poll(facts).toEqual(['ko', 1280, true])
    // Links are disabled: the frame keeps showing the draft.
    await preview(page)
      .getByRole('link', { name: /로키|지역|Rockies/ })
      .first()
      .click()
    expect(await heading.textContent()).toBe('저장하지 않은 이름')
    expect(await page.evaluate(() => frames.length)).toBe(1)
    expectNoProblems(page)
    await page.context().close()
  })

  it('lies over the form on a phone, and Escape closes it', async () => {
    const page = await openAdmin('/admin/2-ca')
    await page.setViewportSize(PHONE)
    const open = page.getByRole('button', { name: 'Preview', exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await preview(page).getByRole('heading', { level: 1 }).waitFor()
    await dialog.getByRole('button', { name: '简体中文' }).click()
    await expect.poll(() => preview(page).locator('html').getAttribute('lang')).toBe('zh-Hans')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

describe('publishing', () => {
  it('is blocked by what is missing, and the list leads to the field', async () => {
    const page = await openAdmin()
    const id = await aHiddenTour(page, 'Publishing in steps')
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Regular' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const checks = page.getByRole('dialog', { name: 'Before publishing' })
    await checks.getByText('Add at least one image').waitFor()
    expect(await checks.getByRole('button', { name: 'Save and publish anyway' }).count()).toBe(0)
    await expectAccessible(page)
    await checks.getByRole('button', { name: /^Write a short description/ }).click()
    const description = column(page, 'Texts', 'ca').getByLabel('Description')
    await expect
      .poll(() => description.evaluate((box) => box === document.activeElement))
      .toBe(true)
    await page.keyboard.type('Lakes at dawn')
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Hidden' })
    await save(page)

    await page.getByRole('link', { name: 'Images', exact: true }).click()
    await page
      .getByLabel('Add images')
      .setInputFiles([
        { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page, 200) },
      ])
    await page.getByRole('region', { name: 'Gallery' }).getByRole('article').first().waitFor()
    await page.goto(`/admin/route/${id}-ca`)
    await column(page, 'Edit itinerary', 'ca')
      .getByLabel('Title of entry 1', { exact: true })
      .fill('Bow Lake')
    await save(page)
    await page.getByRole('link', { name: 'Tour', exact: true }).click()
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Regular' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await checks.getByRole('button', { name: 'Save and publish anyway' }).click()
    await page.getByText('Published. Visitors see the tour now.').waitFor()
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    expect((await page.request.get(`/tour/any-${id}-ca`)).status()).toBe(200)
    expectNoProblems(page)
    await page.context().close()
  })

  it('can be set for a time in Calgary and cancelled', async () => {
    const page = await openAdmin('/admin/8-ca')
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Hidden' })
    await save(page)
    const schedule = page.getByRole('region', { name: 'Publish at a set time' })
    await schedule.getByRole('button', { name: 'Set' }).click()
    await schedule.getByText('Please choose a day and a time').waitFor()
    await schedule.getByLabel('Day').fill('2020-01-01')
    await schedule.getByText('Please choose a time in the future').waitFor()
    await schedule.getByLabel('Day').fill('2999-06-01')
    await schedule.getByRole('button', { name: 'Set' }).click()
    await schedule.getByText(/Goes live on June 1, 2999 at 9:00 a\.m\./).waitFor()
    await page.getByText(/^Goes live Jun 1, 2999/).waitFor()
    await schedule.getByRole('button', { name: 'Cancel' }).click()
    await schedule.getByLabel('Day').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Regular' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByText(/^Saved \d\d:\d\d/)
      .or(page.getByRole('button', { name: 'Save and publish anyway' }))
      .first()
      .waitFor()
    await page.context().close()
  })
})

describe('the versions of a tour', () => {
  it('show who changed which words, and give back what was there', async () => {
    const page = await openAdmin('/admin/5-ca')
    const description = column(page, 'Texts', 'ca').getByLabel('Description')
    const before = await description.inputValue()
    await description.fill(`${before} Bring warm gloves.`)
    await save(page)
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    const newest = page.getByRole('article').first()
    await newest.getByText('Description · English').waitFor()
    expect(await newest.getByRole('heading').innerText()).toMatch(/admin$/)
    await newest.getByRole('button', { name: 'Show changes' }).click()
    await newest.locator('ins').first().waitFor()
    const added = (await newest.locator('ins').allInnerTexts()).join('')
    expect(added).toContain('Bring warm gloves.')
    expect(added).not.toContain(before.slice(0, 20))
    await expectAccessible(page)
    await newest.getByRole('button', { name: 'Go back to before this' }).click()
    await page
      .getByRole('dialog', { name: 'Go back to before this change?' })
      .getByRole('button', { name: 'Go back', exact: true })
      .click()
    await page.getByText('The earlier version is back.').waitFor()
    await page.getByRole('article').first().getByText('Went back').waitFor()
    await page.getByRole('link', { name: 'Tour', exact: true }).click()
    await expect.poll(() => description.inputValue()).toBe(before)
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('a copy', () => {
  it('of a tour is hidden, has its pictures, and is named as one', async () => {
    const page = await openAdmin('/admin/4-ca')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const pictures = page.getByRole('region', { name: 'Gallery' }).locator('li')
    await pictures.first().waitFor()
    const count = await pictures.count()
    await page.getByRole('button', { name: 'Duplicate tour' }).click()
    await page.getByRole('heading', { level: 1, name: `${name} (copy)` }).waitFor()
    await page.getByText('This is the copy.').waitFor()
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('0')
    await expect.poll(() => pictures.count()).toBe(count)
    expect(await page.getByText('No departures yet.').count()).toBe(1)
    expectNoProblems(page)
    await page.context().close()
  })

  it('of a departure is made for the coming weeks, without days that are there, and past ones go at once', async () => {
    const page = await openAdmin()
    await aHiddenTour(page, 'Departures by the week')
    for (const [number, day] of [
      [1, '2030-06-03'],
      [2, '2030-06-17'],
      [3, '2020-06-01'],
    ] as const) {
      await page.getByRole('button', { name: 'Add departure' }).click()
      await page.getByLabel(`Start ${number}`).fill(day)
      await page.getByLabel(`End ${number}`).fill(day)
      await page.getByLabel(`Women ${number}`).fill('2')
    }
    await page.getByRole('button', { name: 'Delete the past one' }).click()
    await page.getByText('One past departure removed.').waitFor()
    await page.getByRole('button', { name: 'Repeat departure 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Repeat for the coming weeks' })
    await dialog.getByLabel('Until').fill('2030-06-24')
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Jun 10/),
      expect.stringMatching(/Jun 17.*already there/),
      expect.stringMatching(/Jun 24/),
    ])
    await dialog.getByLabel('Sat').check()
    await dialog.getByRole('button', { name: 'Add 5 departures' }).waitFor()
    await expectAccessible(page)
    await takeFullPicture(page, 'repeat-ca-1440')
    await dialog.getByLabel('Sat').uncheck()
    await dialog.getByRole('button', { name: 'Add 2 departures' }).click()
    const starts = () =>
      page
        .getByLabel(/^Start \d$/)
        .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value))
    expect(await starts()).toEqual(['2030-06-03', '2030-06-10', '2030-06-17', '2030-06-24'])
    await save(page)
    await page.reload()
    await expect.poll(starts).toHaveLength(4)
    await page.getByRole('button', { name: 'Add departure' }).click()
    for (const [label, text] of [
      ['Start 5', '2030-07-01'],
      ['End 5', '2030-07-01'],
      ['Start time 5', '05:30'],
    ] as const)
      await page.getByLabel(label).fill(text)
    await page.getByText(/Not saved yet/).waitFor()
    await page.getByLabel('Open, still empty').check()
    await takeFullPicture(page, 'departures-ca-1440')
    await save(page)
    await page.reload()
    await expect.poll(starts).toHaveLength(5)
    expect(await page.getByLabel('Start time 5').inputValue()).toBe('05:30')
    expect(await page.getByLabel('Open, still empty').isChecked()).toBe(true)
    await page.setViewportSize(PHONE)
    await takeFullPicture(page, 'departures-ca-390')
    expectNoProblems(page)
    await page.context().close()
  })
})
