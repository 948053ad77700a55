import type { Page } from 'playwright-core'

/** Opens a setting of the profile by its title. */
export async function openSetting(page: Page, title: string) {
  const row = page.locator('main details', {
    has: page.locator('summary', { has: page.getByText(title, { exact: true }) }),
  })
  await row.locator('summary').click()
  return row
}
