import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ADMIN, send, sessionOf, type Credentials } from './support/api'
import { expectAccessible, expectNoProblems, openPage } from './support/browser'
import { logInOn } from './support/members'
import { aMemberWithRole } from './support/staff'

/** The code that an app shows, some periods from now. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * 30_000,
    hmac: (_algorithm, key, message) => createHmac('sha1', key).update(message).digest(),
  })

const REFUSED = /Failed to load resource/

/** Opens the row of two-step login in the settings of the own account. */
async function openRow(page: Page) {
  const row = page.locator('details').filter({ hasText: 'Two-step login' })
  await row.locator('summary').click()
  return row
}

/** Switches two-step login on by hand; returns the key of the app and the recovery codes. */
async function switchOn(page: Page, { password }: Credentials) {
  const row = await openRow(page)
  await row.getByLabel('Current password').fill(password)
  await row.getByRole('button', { name: 'Switch it on' }).click()
  await row.getByRole('img', { name: 'QR code with the secret for the app' }).waitFor()
  await expectAccessible(page)
  const secret = (await row.locator('code').innerText()).replaceAll(' ', '')
  await row.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await row.getByRole('button', { name: 'Confirm' }).click()
  await row.getByText('Your recovery codes').waitFor()
  const codes = await row.locator('li').allInnerTexts()
  await row.getByRole('button', { name: 'I’ve saved them' }).click()
  await row.getByText(/^On since/).waitFor()
  return { secret, codes }
}

/** Logs in with the form, as far as the code. */
async function logInByHand(page: Page, { username, password }: Credentials) {
  await page.goto('/contact-ca')
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username or e-mail').first().fill(username)
  await dialog.getByLabel('Password', { exact: true }).first().fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  const code = dialog.getByLabel('Code', { exact: true })
  await code.waitFor()
  return { dialog, code }
}

async function enter({ dialog, code }: Awaited<ReturnType<typeof logInByHand>>, typed: string) {
  await code.fill(typed)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

it('two-step login is switched on, asked for at the next login, and a recovery code helps once', async () => {
  const member = await aMemberWithRole('writer')
  const page = await openPage()
  page.setDefaultTimeout(20_000)
  await logInOn(page, member)
  await page.goto(`/user/${member.username}-ca`)
  const { secret, codes } = await switchOn(page, member)
  expect(codes).toHaveLength(10)
  expectNoProblems(page)
  await page.context().close()

  const second = await openPage()
  second.setDefaultTimeout(20_000)
  const login = await logInByHand(second, member)
  await expectAccessible(second)
  await enter(login, '000000')
  await login.dialog.getByText('This code isn’t right').waitFor()
  await enter(login, codeOf(secret, 1))
  await expect.poll(() => login.dialog.isVisible()).toBe(false)
  await second.getByText(member.username).first().waitFor()
  expectNoProblems(second, REFUSED)
  await second.context().close()

  const third = await openPage()
  third.setDefaultTimeout(20_000)
  const again = await logInByHand(third, member)
  await enter(again, codes[0] ?? '')
  await expect.poll(() => again.dialog.isVisible()).toBe(false)
  await third.goto(`/user/${member.username}-ca`)
  const row = await openRow(third)
  await row.getByLabel('Current password').fill(member.password)
  await row.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '')
  await row.getByRole('button', { name: 'Switch it off' }).click()
  await row.getByRole('button', { name: 'Switch it on' }).waitFor()
  await third.context().close()
})

it('staff without the required second step are led to the setting before anything else', async () => {
  const chief = await aMemberWithRole('admin')
  const { accessToken } = await sessionOf(chief)
  const { secret } = await send<{ secret: string }>(
    '/api/user/me/second-factor',
    { password: chief.password },
    accessToken,
  )
  await send('/api/user/me/second-factor/code', { code: codeOf(secret) }, accessToken)
  const change = async (secondFactor: boolean) => {
    const path = '/api/admin/settings'
    const stored = await send<{ updatedAt: number }>(`${path}/access`, undefined, accessToken)
    const { updatedAt } = stored
    await send(path, { group: 'access', value: { secondFactor }, updatedAt }, accessToken)
  }
  const writer = await aMemberWithRole('writer')
  await change(true)
  try {
    const page = await openPage()
    page.setDefaultTimeout(20_000)
    await logInOn(page, writer)
    await page.goto('/admin/tours-ca')
    await page.getByRole('heading', { name: 'First switch on two-step login' }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Admin menu' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To my account' }).click()
    await page.getByRole('heading', { level: 1, name: writer.username }).waitFor()
    await switchOn(page, writer)
    await page.goto('/admin/tours-ca')
    await page.getByRole('heading', { level: 1, name: 'Tours' }).waitFor()
    expectNoProblems(page)
    await page.context().close()
  } finally {
    await change(false)
  }
  await sessionOf(ADMIN)
})
