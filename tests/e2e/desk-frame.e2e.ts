import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAdmin, tabTo } from './support/admins'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { logInOn } from './support/members'
import { aMemberWithRole } from './support/staff'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin menu' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

describe('the frame of the desk', () => {
  it('has its own header and side list, and nothing of the public site', async () => {
    const page = await openAdmin()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(1)
    expect(await page.locator('video, footer').count()).toBe(0)
    await tabTo(page, menu(page).getByRole('link', { name: 'Bin' }))
    await page.keyboard.press('Enter')
    await heading(page, 'Bin')
    expect(await menu(page).locator('[aria-current]').allInnerTexts()).toEqual(['Bin'])
    expect(await focused(page)).toBe('main')
    await page.getByRole('link', { name: 'View site' }).click()
    await page.getByRole('contentinfo').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('keeps the chosen colours at the desk and leaves the site as the device wants it', async () => {
    const page = await openAdmin()
    const background = () =>
      page.evaluate(() => getComputedStyle(document.body.parentElement!).backgroundColor)
    const light = await background()
    await page.locator('header summary[aria-label^="Colours"]').click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).not.toBe(light)
    await page.reload()
    await expect.poll(background).not.toBe(light)
    await page.getByRole('link', { name: 'View site' }).click()
    await expect.poll(background).toBe(light)
    await page.context().close()
  })

  it('has a bar of four screens and the others in a sheet on a phone, by keyboard too', async () => {
    const page = await openAdmin()
    await page.setViewportSize(PHONE)
    const bar = menu(page)
    await expect.poll(() => bar.getByRole('link').filter({ visible: true }).count()).toBe(4)
    await tabTo(page, bar.getByRole('button', { name: 'More' }))
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'More' })
    await expectAccessible(page)
    await tabTo(page, sheet.getByRole('link', { name: 'Audit log' }))
    await page.keyboard.press('Enter')
    await heading(page, 'Audit log')
    await expect.poll(() => sheet.isVisible()).toBe(false)
    await expect.poll(() => focused(page)).toBe('main')
    expect(await bar.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe(
      'true',
    )
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('the palette', () => {
  it('finds tours, members and screens by keyboard and gives the focus to what it opens', async () => {
    const page = await openAdmin()
    await page.keyboard.press('Control+k')
    const field = palette(page).getByRole('combobox')
    await field.waitFor()
    await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.type('guest@')
    await palette(page)
      .getByRole('group', { name: 'Members' })
      .getByRole('option', { name: 'guest' })
      .waitFor()
    await field.fill('recycle nothing at all')
    await palette(page).getByText('Nothing found.').waitFor()
    await field.fill('audit')
    await page.keyboard.press('Enter')
    await heading(page, 'Audit log')
    await expect.poll(() => focused(page)).toBe('main')
    expect(await palette(page).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })

  it('opens a tour by the name in another language, and changes language and colours', async () => {
    const page = await openAdmin()
    const run = async (words: string, option: string) => {
      await page.keyboard.press('Control+k')
      await palette(page).getByRole('combobox').fill(words)
      await palette(page).getByRole('option', { name: option }).first().waitFor()
      await page.keyboard.press('Enter')
    }
    await run('dark', 'Dark')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await run('班夫', 'Banff')
    await page.waitForURL(/admin\/\d+-ca/)
    await run('简体', '简体中文')
    await page.waitForURL(/admin\/\d+-cn/)
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'lang', value: 'cn' }),
    )
    await page.context().close()
  })

  it('keeps what is typed before its results have loaded', async () => {
    const page = await openAdmin()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/palette-results/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('audit lo')
    const field = palette(page).getByRole('combobox')
    expect(await field.inputValue()).toBe('audit lo')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    release()
    await palette(page).getByRole('option', { name: 'Audit log' }).waitFor()
    await page.keyboard.type('g')
    expect(await field.inputValue()).toBe('audit log')
    await page.keyboard.press('Enter')
    await heading(page, 'Audit log')
    expectNoProblems(page)
    await page.context().close()
  })

  it('opens from its button, and Escape gives the focus back', async () => {
    const page = await openAdmin()
    await page.setViewportSize(PHONE)
    const button = page.getByRole('banner').getByRole('button', { name: 'Find or do' })
    await button.click()
    await palette(page).getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => palette(page).count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

it('single keys go to screens and show the list of keys, but not while typing', async () => {
  const page = await openAdmin()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText('Go to a screen').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await heading(page, 'Members')
  const field = page.getByRole('searchbox').first()
  await field.focus()
  await page.keyboard.type('g?m')
  expect(await field.inputValue()).toBe('g?m')
  expect(await help.isVisible()).toBe(false)
  expect(page.url()).toContain('/admin/members')
  expectNoProblems(page)
  await page.context().close()
})

it('figures are read by the arrow keys, as a table, and for other periods', async () => {
  const page = await openAdmin('/admin/figures-ca')
  const chart = page.getByRole('slider', { name: 'Visits: values by week', exact: true })
  await tabTo(page, chart)
  const text = () => chart.getAttribute('aria-valuetext')
  const latest = await text()
  expect(latest).toMatch(/^Week of .+: 한국어 [\d,]+, English [\d,]+, 简体中文 [\d,]+$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(text).not.toBe(latest)
  await page.keyboard.press('End')
  await expect.poll(text).toBe(latest)
  await page.getByText('As a table').click()
  const table = page.getByRole('table', { name: 'Figures by week' })
  expect(await table.getByRole('row').count()).toBe(13)
  await expectAccessible(page)
  await page.getByRole('link', { name: '26 weeks' }).click()
  await page.waitForURL(/figures-ca\?weeks=26/)
  await expect.poll(() => table.getByRole('row').count()).toBe(27)
  await page.emulateMedia({ colorScheme: 'dark' })
  await chart.locator('canvas').waitFor()
  expectNoProblems(page)
  await page.context().close()
})

describe('two admins', () => {
  it('see each other at the same editor until one leaves', async () => {
    const other = await aMemberWithRole('admin')
    const first = await openAdmin('/admin/img/6-ca')
    const alone = first.getByText('working here too')
    await first.getByRole('heading', { level: 1 }).waitFor()
    expect(await alone.count()).toBe(0)
    const second = await openPage()
    await logInOn(second, other)
    await second.goto('/admin/img/6-ca')
    await second.getByText('admin is working here too.').waitFor()
    const look = () =>
      first.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect
      .poll(async () => (await look(), alone.allInnerTexts()))
      .toEqual([`${other.username} is working here too.`])
    await second.getByRole('link', { name: 'Bin', exact: true }).click()
    await heading(second, 'Bin')
    await expect.poll(async () => (await look(), alone.count())).toBe(0)
    expectNoProblems(first)
    await second.context().close()
    await first.context().close()
  })
})
