import { expect, it } from 'vitest'
import { expectNoProblems, openPage } from './support/browser'
import { GUEST } from './support/api'
import { aVerifiedMember, logInOn } from './support/members'
import { openSetting } from './support/settings'

it('a setting keeps the focus while it is saved, and is not sent twice', async () => {
  const page = await openPage({ locale: 'en-CA' })
  await logInOn(page, GUEST)
  await page.goto('/user/guest-ca')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const sent: unknown[] = []
  await page.route('**/api/user/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent.push(route.request().postDataJSON())
    await held
    await route.continue()
  })
  const consent = (await openSetting(page, 'News by e-mail')).getByRole('checkbox')
  const language = (await openSetting(page, 'E-mail language')).getByRole('combobox')
  const before = await language.inputValue()
  await consent.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => sent.length).toBe(1)
  await page.keyboard.press('Space')
  expect(await consent.evaluate((box) => box === document.activeElement)).toBe(true)
  await language.focus()
  await language.selectOption(before === 'kr' ? 'cn' : 'kr')
  await expect.poll(() => sent.length).toBe(2)
  expect(await language.evaluate((box) => box === document.activeElement)).toBe(true)
  release()
  await expect.poll(() => page.getByText('Saved.').count()).toBe(2)
  expect(await language.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(sent).toHaveLength(2)
  expectNoProblems(page)
  await page.context().close()
})

it('a pending e-mail change can be cancelled', async () => {
  const page = await openPage({ locale: 'en-CA' })
  const member = await aVerifiedMember()
  await logInOn(page, member)
  await page.goto(`/user/${member.username}-ca`)
  const email = `${member.username}@example.com`
  const setting = await openSetting(page, 'E-mail')
  await setting.getByLabel('New e-mail address').fill(`next.${email}`)
  await setting.getByLabel('Current password').fill(member.password)
  await setting.getByRole('button', { name: 'Change' }).click()
  await setting.getByText(`We’ve sent a code to next.${email}`).waitFor()
  await setting.getByRole('button', { name: 'Keep my current address' }).press('Enter')
  await setting.getByText(`Your address stays ${email}.`).waitFor()
  expect(await setting.getByRole('link', { name: 'Enter the code' }).count()).toBe(0)
  await page.reload()
  expect(await (await openSetting(page, 'E-mail')).getByText(`next.${email}`).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})
