import { expect, it } from 'vitest'
import { openAdmin } from './support/admins'
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

const LOOKS = [
  ['kr', PHONE],
  ['cn', PHONE],
  ['ca', DESKTOP],
] as const

it('a region is added with its names and address, takes a tour, and stays when it is hidden', async () => {
  const page = await openAdmin('/admin/settings/regions-ca')
  const save = () => page.keyboard.press('Control+s')
  const saved = () => page.getByText('Saved. Visitors see it now.').first().waitFor()
  await page.getByRole('button', { name: 'Add a region' }).press('Enter')
  const region = page.locator('#main ol').first().locator('> li').last()
  await region.getByRole('heading', { name: 'New region' }).waitFor()
  await save()
  await region.getByText(/not the address of another region or page/).waitFor()
  await region.getByText('Enter a name of at most 40 characters.').first().waitFor()
  await region.getByLabel('Address').fill('contact')
  await region.getByLabel('한국어').fill('재스퍼')
  await region.getByLabel('English').fill('Jasper')
  await region.getByLabel('简体中文').fill('贾斯珀')
  await region.getByText(/not the address of another region or page/).waitFor()
  await region.getByLabel('Address').fill('Jasper')
  await expect.poll(() => region.getByText(/not the address/).count()).toBe(0)
  await expectAccessible(page)
  await takeFullPicture(page, 'region-new-ca-1440')
  await save()
  await saved()
  await region.getByRole('heading', { name: 'Jasper /jasper' }).waitFor()
  await expect.poll(() => region.getByLabel('Address').count()).toBe(0)
  expect(await region.getByRole('button', { name: /^Remove/ }).count()).toBe(0)

  const visitor = await openPage()
  await visitor.goto('/jasper-cn')
  await visitor.getByRole('heading', { level: 1, name: /贾斯珀/ }).waitFor()
  await visitor.getByRole('link', { name: '贾斯珀', exact: true }).first().waitFor()
  await takePicture(visitor, 'region-page-cn-1440')

  await page.goto('/admin/1-ca')
  const choice = page.locator('[data-field="categoryId"] select')
  await choice.selectOption({ label: 'Jasper' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^Saved \d\d:\d\d/).waitFor()
  await visitor.goto('/jasper-ca')
  await visitor.locator('main a[href*="/tour/"]').first().waitFor()
  await choice.selectOption({ label: 'Rockies' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.getByText('Unsaved changes').count()).toBe(0)

  await page.goto('/admin/settings/regions-ca')
  await region.getByLabel('Visitors see it').uncheck()
  await save()
  await saved()
  await expect.poll(async () => (await visitor.request.get('/jasper-ca')).status()).toBe(404)
  for (const [lang, size] of LOOKS) {
    await page.setViewportSize(size)
    await page.goto(`/admin/settings/regions-${lang}`)
    await region.getByRole('heading').waitFor()
    await page.locator('#main ol + button').first().click()
    await region.scrollIntoViewIfNeeded()
    const overflow = await overflowOf(page)
    expect(overflow).toBeLessThanOrEqual(0)
    await takePicture(page, `regions-${lang}-${size.width}`)
    await region.getByRole('button').last().click()
  }
  expectNoProblems(page, /Failed to load resource/)
  await visitor.context().close()
  await page.context().close()
})
