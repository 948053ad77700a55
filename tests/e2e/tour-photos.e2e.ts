import { expect, it } from 'vitest'
import { column, openAdmin, save } from './support/admins'
import { expectAccessible, expectNoProblems } from './support/browser'

it('an admin chooses the main image of a tour beside its fields, deletes one and undoes it', async () => {
  const page = await openAdmin('/admin/6-ca')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  const pictures = gallery.getByRole('button')
  await pictures.first().waitFor()
  const count = await pictures.count()
  expect(count).toBeGreaterThan(2)
  await expectAccessible(page)
  const large = page.getByRole('dialog', { name: /^(?!Really delete)/ })
  await pictures.nth(1).click()
  await large.getByRole('button', { name: 'Cancel' }).click()
  await pictures.nth(1).click()
  await large.getByRole('button', { name: 'Set as main image' }).click()
  await page.getByText('Main image set.').waitFor()
  await gallery.getByRole('button', { name: /^Open image 2: .*Main image$/ }).waitFor()
  // Choosing it must not count as another person's change of the fields.
  const route = column(page, 'Texts', 'ca').getByLabel('Route')
  await route.fill(`${await route.inputValue()}.`)
  await save(page)
  await pictures.last().click()
  await large.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /^Really delete .+\?$/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => pictures.count()).toBe(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pictures.count()).toBe(count)
  await gallery.getByRole('link', { name: 'Add and arrange' }).click()
  await page.waitForURL('**/admin/img/6-ca')
  expectNoProblems(page)
  await page.context().close()
})
