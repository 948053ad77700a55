import type { Page } from 'playwright-core'

/** Opens a setting of the profile by its title. */
export async function openSetting(page: Page, title: string) {
  const row = page.locator('main details', { has: page.locator('summary', { hasText: title }) })
  await row.locator('summary').click()
  return row
}
