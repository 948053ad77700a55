import { expect, it } from 'vitest'
import { openAdmin } from './support/admins'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'

it('an admin sets the focus of an image by a press or by arrow keys, and cropped views show it', async () => {
  const page = await openAdmin('/admin/img/9-ca')
  const open = () => page.getByRole('button', { name: /^Open image 1:/ }).click()
  const focus = page.getByRole('slider', { name: /^Focus of image 1:/ })
  await open()
  await focus.waitFor()
  await expectAccessible(page)
  // It has the size of the picture.
  await expect
    .poll(() =>
      page
        .locator('dialog[open] img')
        .evaluateAll((all: HTMLImageElement[]) => all.every((each) => each.complete)),
    )
    .toBe(true)
  const box = (await focus.boundingBox())!
  const stored = () => page.waitForResponse((response) => response.url().endsWith('/file/describe'))
  const pressed = stored()
  await focus.click({ position: { x: box.width * 0.8, y: box.height * 0.2 } })
  expect((await pressed).status()).toBe(200)
  await expect
    .poll(() => focus.getAttribute('aria-valuetext'))
    .toMatch(/^80% from the left, (19|20|21)% from the top$/)

  await focus.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  const left = stored()
  await page.keyboard.press('Tab')
  expect((await left).status()).toBe(200)
  await page.reload()
  await open()
  await expect
    .poll(() => focus.getAttribute('aria-valuetext'))
    .toMatch(/^75% from the left, (24|25|26)% from the top$/)
  expectNoProblems(page)

  await page.goto('/calgary-ca')
  const card = page.getByRole('article').filter({ has: page.locator('a[href*="-9-ca"]') })
  expect(await card.locator('img').getAttribute('style')).toMatch(/object-position: ?75% 2[456]%/)
  await page.context().close()
})

it('the lightbox is dark in the light theme and gives a phone’s whole width to the picture', async () => {
  const page = await openPage({ viewport: PHONE, colorScheme: 'light', hasTouch: true })
  await page.goto('/tour/x-1-ca')
  await page.getByRole('region', { name: 'Pictures' }).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(13, 22, 20)',
  )
  const picture = (await dialog.locator('img').first().boundingBox())!
  expect([picture.width, picture.height]).toEqual([PHONE.width, PHONE.height])
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})
