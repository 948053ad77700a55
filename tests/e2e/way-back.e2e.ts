import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, PHONE, wakeApp } from './support/browser'
import { aVerifiedMember } from './support/members'
import { newestMailTo } from './support/outbox'

const TITLE = 'Moose for two'
const TEXT = 'We are two and would like to see moose.'

async function writeInquiry(page: Page) {
  await page.goto('/board/4-ca#write')
  await wakeApp(page)
  await page.getByLabel('Title').fill(TITLE)
  await page.getByLabel('Text', { exact: true }).fill(TEXT)
}

const draftOf = async (page: Page) => [
  await page.getByLabel('Title').inputValue(),
  await page.getByLabel('Text', { exact: true }).inputValue(),
]

it('a newcomer signs up beside an unsent inquiry, and sends it', { timeout: 120_000 }, async () => {
  const page = await openPage({ viewport: PHONE })
  await writeInquiry(page)
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await page.getByText('Please log in first.').waitFor()
  await page.locator('main').getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const [name, password] = [`n${Date.now() % 1e8}`, 'larch!2026']
  const email = `${name}@example.com`
  await dialog.getByLabel('Username', { exact: true }).fill(name)
  await dialog.getByLabel('E-mail', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).last().fill(password)
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  const field = dialog.getByLabel('Verification code')
  await field.waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  const { text } = await newestMailTo(email, /code/i)
  await field.fill(/\b\d{5}\b/.exec(text)?.[0] ?? '')
  await dialog.getByText('Your e-mail address is verified.').waitFor()
  await dialog.getByLabel('Username or e-mail').fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await draftOf(page)).toEqual([TITLE, TEXT])
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await page.getByText('Sent. We usually answer within a day').waitFor()
  await page.context().close()
})

it('a login on the sign-up page leads back to the open draft', async () => {
  const [page, member] = [await openPage(), await aVerifiedMember()]
  await writeInquiry(page)
  const header = page.locator('header')
  await header.getByRole('link', { name: 'Sign up' }).first().click()
  await page.waitForURL('**/register-ca')
  await header.getByRole('button', { name: 'Log in' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Username or e-mail').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).first().fill(member.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/board/4-ca#write')
  await expect.poll(() => draftOf(page)).toEqual([TITLE, TEXT])
  await page.context().close()
})
