import { describe, expect, it } from 'vitest'
import { SETTING_GROUPS } from '../../worker/contracts/settings/setting-groups'
import { drawPicture, openAdmin, tabTo, type AdminLang } from './support/admins'
import type { PublicSettings } from '../../worker/contracts/settings/settings'
import { ADMIN, send } from './support/api'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
  takePicture,
} from './support/browser'

interface Look {
  lang: AdminLang
  size: typeof PHONE
  theme: 'light' | 'dark'
}

const LOOKS: Look[] = [
  { lang: 'ca', size: DESKTOP, theme: 'light' },
  { lang: 'kr', size: PHONE, theme: 'light' },
  { lang: 'cn', size: PHONE, theme: 'dark' },
]

describe('the settings', () => {
  it.each(SETTING_GROUPS)(
    'of %s have no barrier and fit a phone in every language',
    async (group) => {
      const page = await openAdmin(`/admin/settings/${group}-ca`)
      for (const { lang, size, theme } of LOOKS) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize(size)
        await page.goto(`/admin/settings/${group}-${lang}`)
        await page.locator('#main :is(input, h2)').first().waitFor()
        await page.waitForLoadState('networkidle')
        expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
        await takeFullPicture(page, `${group}-${lang}-${size.width}-${theme}`)
        await expectAccessible(page)
      }
      expectNoProblems(page)
      await page.context().close()
    },
  )

  it('take a picture of the staff from the gallery, with its point and description, and give it back', async () => {
    const page = await openAdmin('/admin/settings/staff-ca')
    const chooser = page.getByRole('button', { name: 'Choose an image of Jamie Example' })
    await chooser.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Choose an image' })
    await picker.waitFor()
    await expectAccessible(page)
    await picker.locator('input[type=file]').setInputFiles({
      name: 'jamie.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPicture(page, 200),
    })
    const point = page.getByRole('slider', { name: /^Point of the image of Jamie Example/ })
    await point.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByLabel('Description of the image').nth(1).fill('Jamie on a ridge')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved. Visitors see it now.').waitFor()
    await page.reload()
    expect(await point.getAttribute('aria-valuetext')).toContain('55')
    await takeFullPicture(page, 'staff-picture')
    await expectAccessible(page)
    await chooser.press('Enter')
    // The picture in use cannot be moved to the bin.
    expect(await picker.getByRole('button', { name: /to the bin$/ }).count()).toBe(0)
    await picker
      .getByRole('button', { name: /^Choose: / })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    const visitor = await openPage()
    await visitor.goto('/ceo-ca')
    await visitor.getByRole('img', { name: 'Jamie on a ridge' }).waitFor()
    await visitor.context().close()
    await page.getByRole('button', { name: 'No image of Jamie Example' }).press('Enter')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved. Visitors see it now.').waitFor()
    await chooser.press('Enter')
    await picker
      .getByRole('button', { name: /to the bin$/ })
      .first()
      .press('Enter')
    await page.getByText('The image is in the bin.').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('take a won rate as people type it, say what is expected, and give back what was before', async () => {
    const page = await openAdmin('/admin/settings/prices-ca')
    const rate = page.getByLabel('Won for one Canadian dollar')
    await rate.fill('about 1000')
    await page.keyboard.press('Control+s')
    await page.getByText('Enter the won for one dollar from 100 to 10,000').waitFor()
    await expect.poll(() => rate.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await rate.inputValue()).toBe('about 1000')
    await rate.fill('₩1,234')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved. Visitors see it now.').waitFor()

    const visitor = await openPage()
    await visitor.goto('/tour/x-1-kr')
    await expect.poll(() => visitor.locator('main').textContent()).toContain('1,234')
    await visitor.context().close()

    await tabTo(page, page.getByRole('button', { name: /^Use the values from before/ }).first())
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await expect.poll(() => rate.inputValue()).toBe('1015')
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()

    await page.goto('/admin/audit-ca?thing=settings')
    const change = page.getByRole('row').filter({ hasText: 'Changed the settings: Prices' })
    await change.first().getByRole('button', { name: 'Show what changed' }).press('Enter')
    await change.first().locator('del', { hasText: '1234' }).waitFor()
    await change.first().locator('ins', { hasText: '1015' }).waitFor()
    await expectAccessible(page)
    expectNoProblems(page)
    await page.context().close()
  })

  it('of the bank ask for the password, and a wrong one keeps what was typed', async () => {
    const page = await openAdmin('/admin/settings/bank-ca')
    const branch = page.getByLabel('Branch')
    await branch.fill('Second Branch')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Your password' })
    await dialog.getByLabel('Password').fill('not this one')
    await page.keyboard.press('Enter')
    await dialog
      .getByText(/password/i)
      .last()
      .waitFor()
    await expect.poll(() => dialog.locator('[aria-invalid]').count()).toBe(1)
    await takeFullPicture(page, 'bank-password')
    await dialog.getByLabel('Password').fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.getByText('Saved. Visitors see it now.').waitFor()
    expect(await branch.inputValue()).toBe('Second Branch')
    await page.context().close()
  })

  it('change prices for a season of one tour, with every price before and after, and undo it', async () => {
    const page = await openAdmin('/admin/settings/seasons-ca')
    const year = new Date().getUTCFullYear() + 1
    const save = async () => {
      await page.keyboard.press('Control+s')
      await page.getByText('Saved. Visitors see it now.').waitFor()
    }
    const add = async (name: string, from: string, to: string) => {
      await page.getByRole('button', { name: 'Add a season' }).press('Enter')
      const season = page
        .locator('#main ol > li')
        .filter({ has: page.getByLabel('First day') })
        .last()
      await season.getByLabel('Name (for the desk only)').fill(name)
      await season.getByLabel('First day').fill(from)
      await season.getByLabel('Last day').fill(to)
      await season.getByRole('combobox', { name: 'Tours' }).selectOption('tours')
      await season.getByRole('checkbox').nth(1).check()
      return season
    }
    const summer = await add('Summer', `${year}-07-01`, `${year}-08-31`)
    await page.keyboard.press('Control+s')
    await summer.getByText('Enter -90% to +300%, or whole dollars from -2,000 to +5,000.').waitFor()
    await summer.getByLabel('Change of each price per person').fill('+10%')
    const preview = summer.getByRole('group', { name: 'Prices before and after' })
    expect(await preview.getByRole('listitem').count()).toBe(1)
    await preview.getByText('→').first().waitFor()
    const other = await add('Stampede', `${year}-07-05`, `${year}-07-14`)
    await other.getByText('These days and tours overlap with “Summer”.').waitFor()
    await expectAccessible(page)
    await other.getByRole('button', { name: 'Remove Stampede' }).press('Enter')
    await save()
    for (const { lang, size, theme } of LOOKS) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize(size)
      await page.goto(`/admin/settings/seasons-${lang}`)
      await page.locator('#main ol input').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
      await takeFullPicture(page, `season-${lang}-${size.width}-${theme}`)
      await expectAccessible(page)
    }
    await page.setViewportSize(DESKTOP)
    await page.goto('/admin/settings/seasons-ca')
    const { seasons } = await send<PublicSettings>('/api/settings')
    const [tourId] = seasons[0]?.ids ?? []
    const visitor = await openPage()
    const line = visitor.getByText(/Jul 1 – Aug 31: from C\$/).filter({ visible: true })
    await visitor.goto(`/tour/x-${tourId}-ca`)
    await line.first().waitFor()
    await takePicture(visitor, 'season-tour')
    await page.getByRole('button', { name: /^Undo the change of/ }).press('Enter')
    await page.getByText('Undone. Everything is as it was before that change.').waitFor()
    await page.getByText('No seasons yet').waitFor()
    await expect
      .poll(async () => {
        await visitor.reload()
        return line.count()
      })
      .toBe(0)
    await visitor.context().close()
    expectNoProblems(page)
    await page.context().close()
  })

  it('write a text of a mail, show the mail with it, say what is wrong, and give back the first text', async () => {
    const page = await openAdmin('/admin/settings/mails-ca')
    const mail = page.getByRole('combobox', { name: 'E-mail' })
    await mail.selectOption('tripTomorrow')
    const wear = page.getByLabel('Text 4')
    await wear.fill('Bring your {{boots}}.')
    await page.getByText('{{boots}} cannot be filled in here.').waitFor()
    await wear.fill('Bring your boots and a warm hat.')
    await page.getByRole('button', { name: 'Show the e-mail' }).press('Enter')
    const shown = page.frameLocator('dialog[open] iframe')
    await shown.getByText('Bring your boots and a warm hat.').waitFor()
    await shown.getByText('Hello Hannah Kim,').waitFor()
    await takeFullPicture(page, 'mail-preview')
    await page.keyboard.press('Escape')
    await page.getByLabel('Subject').fill('Tomorrow!')
    await page.getByText('Keep {{id}}: its readers need it.').waitFor()
    await page.getByRole('button', { name: 'Restore the first text' }).first().press('Enter')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved. Visitors see it now.').waitFor()
    for (const { lang, size, theme } of LOOKS) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize(size)
      await page.goto(`/admin/settings/mails-${lang}`)
      await page.locator('#main select').selectOption('tripTomorrow')
      await page.locator('#main textarea').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
      await takeFullPicture(page, `mail-${lang}-${size.width}-${theme}`)
      await expectAccessible(page)
    }
    await page.setViewportSize(DESKTOP)
    await page.goto('/admin/settings/mails-ca')
    await mail.selectOption('tripTomorrow')
    expect(await wear.inputValue()).toBe('Bring your boots and a warm hat.')
    await page.getByRole('button', { name: /^Undo the change of/ }).press('Enter')
    await page.getByText('Undone. Everything is as it was before that change.').waitFor()
    await expect.poll(() => wear.inputValue()).toContain('dress in layers')
    expectNoProblems(page)
    await page.context().close()
  })
})
