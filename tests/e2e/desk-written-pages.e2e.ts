import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { openAdmin, type AdminLang } from './support/admins'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
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
  { lang: 'kr', size: DESKTOP, theme: 'dark' },
]
async function lookAt(page: Page, path: string, name: string): Promise<void> {
  for (const { lang, size, theme } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await page.goto(`${path}-${lang}`)
    await page.locator('#main h2').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await overflowOf(page), `${name} ${lang} ${size.width} px`).toBeLessThanOrEqual(0)
    await takeFullPicture(page, `${name}-${lang}-${size.width}-${theme}`)
    await expectAccessible(page)
  }
}

it('the terms are drafted, checked, published for a later day, read by visitors, and withdrawn', async () => {
  const page = await openAdmin('/admin/pages/tandc-ca')
  const text = page.getByRole('textbox', { name: 'Text · English' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('These terms set out').waitFor()
  await text.fill('## Our terms\n\nWrite to {{emial}}. See [privacy](/privacy).')
  await page.keyboard.press('Control+s')
  await page.getByText('{{emial}} is not a fact of the company.').waitFor()
  await expect.poll(() => text.evaluate((box) => box === document.activeElement)).toBe(true)

  await text.fill('## Our terms\n\nSee [privacy](/privacy). Write to ')
  await page.getByText('Facts that fill themselves in').press('Enter')
  await page.getByRole('button', { name: '{{email}}' }).press('Enter')
  expect(await text.inputValue()).toMatch(/Write to \{\{email\}\}$/)
  await expect.poll(() => preview.textContent()).toMatch(/Write to \S+@\S+/)
  expect(await preview.getByRole('link', { name: 'privacy' }).getAttribute('href')).toBe(
    '/privacy-ca',
  )
  await page.keyboard.press('Control+s')
  await page.getByText('Draft saved. Visitors do not see it yet.').waitFor()

  await page.getByRole('button', { name: 'Publish…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const inWeek = addDays(calgaryDay(Date.now()), 7)
  expect(await dialog.getByLabel('In force from').inputValue()).toBe(inWeek)
  await dialog.getByLabel('In force from').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByText('Choose today or a later day in Calgary.').waitFor()
  await dialog.getByLabel('In force from').fill(inWeek)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(/^Planned\. Visitors see it from/).waitFor()

  const visitor = await openPage()
  await visitor.goto('/tandc-ca')
  await visitor.getByText('A new version applies from').waitFor()
  await lookAt(visitor, '/tandc', 'terms')
  await visitor.goto('/tandc-ca')
  await visitor.getByRole('link', { name: 'Read the new version' }).click()
  await visitor.getByRole('heading', { name: 'Our terms' }).waitFor()
  expect(new URL(visitor.url()).pathname).toBe(`/tandc/${inWeek}-ca`)
  await lookAt(visitor, `/tandc/${inWeek}`, 'planned')

  const version = page.getByRole('article', { name: /^In force from/ }).first()
  await version.getByRole('button', { name: 'Show differences' }).click()
  await version.locator('ins').first().waitFor()
  await lookAt(page, '/admin/pages/tandc', 'desk')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/admin/audit-ca?thing=page')
  const published = page.getByRole('row').filter({ hasText: 'Published Terms' })
  await published.getByRole('button', { name: 'Show what changed' }).press('Enter')
  await published.locator('ins').first().waitFor()
  await takeFullPicture(page, 'audit-changes')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/admin/pages/tandc-ca')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const confirm = page.getByRole('dialog', { name: 'Withdraw this planned version?' })
  await confirm.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Withdrawn. Its texts are drafts again.').waitFor()
  expect(await text.inputValue()).toContain('## Our terms')
  await page.getByRole('button', { name: 'Back to the published text' }).click()
  await page.keyboard.press('Control+s')
  await page.getByText('Draft saved.').waitFor()
  await visitor.goto('/tandc-ca')
  await visitor.getByText('These terms set out').waitFor()
  expect(await visitor.getByText('A new version applies from').count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
  await visitor.context().close()
})
