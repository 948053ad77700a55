import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  wakeApp,
} from './support/browser'
import { newestMailTo, type OutboxMail } from './support/outbox'
import { expectNothingSecretStored, PASSWORDS } from './support/secrets'
import { openSetting } from './support/settings'

/** The browser logs responses that fail on purpose. */
const REFUSED = /Failed to load resource/

/** The first URL in a mail that leads to `path`. */
function linkIn({ text }: OutboxMail, path: string): string {
  const link = (text.match(/https?:\/\/\S+/g) ?? [])
    .map((each) => new URL(each))
    .find((url) => url.pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} in: ${text}`)
  return link.pathname + link.search
}

/** Whether one of the mail files that the local server prints contains a text. */
function isPrintedAsFile(text: string): boolean {
  const log = inject('serverLog')
  const paths = readFileSync(log, 'utf8').match(/\/\S+\.(?:txt|html|eml)\b/g) ?? []
  return paths.some((path) => existsSync(path) && readFileSync(path, 'utf8').includes(text))
}

/** Opens the login dialog from the menu of a phone. */
async function openLogin(page: Page) {
  await page.locator('header summary[aria-label="내 계정"]').click()
  await page.locator('header').getByRole('button', { name: '로그인' }).last().click()
  return page.getByRole('dialog', { name: '로그인' })
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = await openLogin(page)
  await dialog.getByLabel('아이디 또는 이메일').fill(username)
  await dialog.getByLabel('비밀번호', { exact: true }).first().fill(password)
  await dialog.getByRole('button', { name: '로그인' }).click()
}

it('someone who has left the sign-up page before entering the code finds the field again', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/register/ca')
  await wakeApp(page)
  await page.getByRole('link', { name: 'Already have a code? Enter it' }).click()
  await page.waitForURL(/\/verify/)
  await page.getByLabel('Verification code').waitFor()
  await page.context().close()
})

it('a new password is called good only once it keeps the rules', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/register/ca')
  await wakeApp(page)
  const good = page.locator('main').getByRole('img', { name: 'This password works' })
  await page.getByLabel('Username').fill('larch')
  await page.getByLabel('I agree to all of these').check()
  expect(await good.count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.first.slice(0, 4))
  expect(await good.count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.first)
  await expect.poll(() => good.count()).toBe(1)
  await page.getByLabel('Repeat the password').fill(PASSWORDS.first)
  await expect.poll(() => good.count()).toBe(2)
  await page.context().close()
})

it('what follows a sign-up is in view on a phone', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/register/ca')
  await wakeApp(page)
  await page.route('**/api/user', (route) => route.fulfill({ status: 200, json: { ok: true } }))
  await page.getByLabel('Username').fill(`v${Date.now() % 1e8}`)
  await page.getByLabel('E-mail', { exact: true }).fill(`v${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.first)
  await page.getByLabel('Repeat the password').fill(PASSWORDS.first)
  const sum = await page.locator('label', { hasText: '= ?' }).innerText()
  const [a = 0, b = 0] = (sum.match(/\d+/g) ?? []).map(Number)
  await page.getByLabel('= ?').fill(String(a + b))
  await page.getByLabel('I agree to all of these').check()
  await page.locator('main').getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('We’ve sent a verification e-mail').waitFor()
  for (const shown of [
    page.getByText('We’ve sent a verification'),
    page.getByLabel('Verification code'),
  ]) {
    const { y = -1 } = (await shown.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(PHONE.height / 2)
  }
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key !== 'faces')).toEqual([])
  await page.context().close()
})

it('a reload of the sign-up keeps name and address, but no password', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/register/ca')
  await wakeApp(page)
  const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  await page.getByLabel('Username').fill('larch')
  await page.getByLabel('E-mail', { exact: true }).fill('larch@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.first)
  await page.reload()
  await wakeApp(page)
  await expect.poll(() => valueOf('Username')).toBe('larch')
  expect(await valueOf('E-mail')).toBe('larch@example.com')
  expect(await valueOf('Password')).toBe('')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(stored).not.toContain(PASSWORDS.first)
  await page.context().close()
})

it(
  'takes a stranger on a phone in Korean from registration to leaving',
  { timeout: 300_000 },
  async () => {
    const username = `하늘${Date.now() % 1_000_000}`
    const email = `sky${Date.now()}@example.com`
    const page = await openPage({ viewport: PHONE, locale: 'ko-KR' })

    await page.goto('/register/kr')
    await wakeApp(page)
    const submit = page.locator('main').getByRole('button', { name: '가입하기' })
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel('아이디').fill('admin')
    await expect.poll(() => page.getByText('이미 사용 중인 아이디입니다.').count()).toBe(1)
    await page.getByLabel('아이디').fill(username)
    await expect.poll(() => page.getByText('사용할 수 있습니다').count()).toBe(1)
    await page.getByLabel('이메일', { exact: true }).fill(email)
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORDS.first)
    await page.getByLabel('비밀번호 확인').fill(PASSWORDS.second)
    const question = page.getByLabel(/\d+ \+ \d+ = \?/)
    const [a = 0, b = 0] = ((await page.locator('label', { hasText: '= ?' }).textContent()) ?? '')
      .match(/\d+/g)!
      .map(Number)
    await question.fill(String(a + b + 1))
    await page.getByLabel('비밀번호', { exact: true }).focus()
    await expect.poll(() => page.getByText('덧셈 답이 올바르지 않습니다.').count()).toBe(1)
    await expect.poll(() => page.getByText('비밀번호가 서로 다릅니다.').count()).toBe(1)
    await page.getByLabel('비밀번호 확인').fill(PASSWORDS.first)
    await question.fill(String(a + b))
    expect(await page.getByLabel(/소식을 이메일로/).isChecked()).toBe(false)
    await page.getByLabel('모두 동의합니다').check()
    expect(await page.getByLabel(/소식을 이메일로/).isChecked()).toBe(true)
    await page.getByLabel(/소식을 이메일로/).uncheck()
    await expect.poll(() => submit.isEnabled()).toBe(true)
    await submit.click()
    await expect
      .poll(() => page.getByText(`${email} 주소로 인증 메일을 보냈습니다.`).count())
      .toBe(1)
    expect(await page.getByLabel('아이디').count()).toBe(0)
    const codeField = page.getByLabel('인증 코드')
    expect(await codeField.evaluate((field) => field === document.activeElement)).toBe(true)
    await expectNothingSecretStored(page)

    await page.goto('/kr')
    await wakeApp(page)
    await logIn(page, username, PASSWORDS.first)
    await expect.poll(() => page.getByText('이메일 인증이 아직 끝나지 않았습니다.').count()).toBe(1)
    await page.getByRole('button', { name: '코드 다시 보내기' }).click()
    await expect.poll(() => page.getByText('새 코드를 보냈습니다.').count()).toBe(1)
    await expectNothingSecretStored(page)

    const link = linkIn(await newestMailTo(email, /인증 코드/), '/verify')
    const code = new URLSearchParams(link.split('?')[1]).get('code') ?? ''
    if (inject('serverLog')) await expect.poll(() => isPrintedAsFile(code)).toBe(true)
    const wrong = code === '10000' ? '10001' : '10000'
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/verify')) sent.push(request.method())
    })
    await page.goto(link.replace(code, wrong))
    await wakeApp(page)
    await expect.poll(() => page.getByRole('button', { name: '인증하기' }).isEnabled()).toBe(true)
    await page.waitForTimeout(500)
    expect(sent).toEqual([])
    await page.getByRole('button', { name: '인증하기' }).click()
    await expect
      .poll(() => page.getByText('인증 코드가 올바르지 않거나 만료되었습니다.').count())
      .toBe(1)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('이메일', { exact: true }).inputValue()).toBe(email)
    await expectNothingSecretStored(page)
    await page.getByLabel('인증 코드').fill(code)
    await page.getByRole('button', { name: '인증하기' }).click()
    await expect.poll(() => page.getByText('이메일 인증을 마쳤습니다.').count()).toBe(1)

    await page.locator('main').getByRole('button', { name: '로그인' }).click()
    const dialog = page.getByRole('dialog', { name: '로그인' })
    await dialog.getByLabel('아이디 또는 이메일').fill(email)
    await dialog.getByLabel('비밀번호', { exact: true }).first().fill(PASSWORDS.first)
    await dialog.getByRole('button', { name: '로그인' }).click()
    await page.waitForURL('**/kr')
    await expectNothingSecretStored(page)

    await page.locator(`header summary[aria-label="내 계정: ${username}"]`).click()
    await page.getByRole('link', { name: '내 정보' }).click()
    await page.waitForURL(`**/user/${encodeURIComponent(username)}-kr`)
    const passwordRow = await openSetting(page, '비밀번호')
    await passwordRow.getByLabel('현재 비밀번호').fill('not!this1')
    await passwordRow.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORDS.second)
    await passwordRow.getByLabel('비밀번호 확인').fill(PASSWORDS.second)
    await passwordRow.getByRole('button', { name: '바꾸기' }).click()
    await expect
      .poll(() => passwordRow.getByText('현재 비밀번호가 올바르지 않습니다.').count())
      .toBe(1)
    await passwordRow.getByLabel('현재 비밀번호').fill(PASSWORDS.first)
    await passwordRow.getByRole('button', { name: '바꾸기' }).click()
    await expect.poll(() => passwordRow.getByText('비밀번호를 바꾸었습니다.').count()).toBe(1)
    await expectNothingSecretStored(page)

    await page.reload()
    await expect
      .poll(() => page.locator(`header summary[aria-label="내 계정: ${username}"]`).count())
      .toBe(1)
    await page.goto('/logout')
    await expect.poll(() => page.getByText('로그아웃되었습니다.').count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull()
    await expectNothingSecretStored(page)
    expect((await newestMailTo(email, /비밀번호가 변경/)).text).toContain(username)

    const login = await openLogin(page)
    await login.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click()
    await page.waitForURL('**/forgot-kr')
    await page.getByLabel('이메일', { exact: true }).fill(email)
    await page.getByRole('button', { name: '링크 보내기' }).click()
    await expect.poll(() => page.getByText('링크를 보내 드렸습니다.').count()).toBe(1)
    const reset = linkIn(await newestMailTo(email, /재설정/), '/reset')
    await page.goto(reset)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORDS.third)
    await page.getByLabel('비밀번호 확인').fill(PASSWORDS.third)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect.poll(() => page.getByText('새 비밀번호로 로그인해 주세요.').count()).toBe(1)
    expect(new URL(page.url()).search).toBe('')
    await expectNothingSecretStored(page)
    await page.goto(reset)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORDS.third)
    await page.getByLabel('비밀번호 확인').fill(PASSWORDS.third)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect
      .poll(() => page.getByText('이 링크는 이미 사용되었거나 만료되었습니다.').count())
      .toBe(1)

    await logIn(page, username, PASSWORDS.second)
    await expect.poll(() => page.getByText('로그인하지 못했습니다.').count()).toBe(1)
    await expectNothingSecretStored(page)
    const again = page.getByRole('dialog', { name: '로그인' })
    await again.getByLabel('비밀번호', { exact: true }).first().fill(PASSWORDS.third)
    await again.getByRole('button', { name: '로그인' }).click()
    await page.waitForURL('**/kr')

    await expectNothingSecretStored(page)
    await page.goto(`/user/${encodeURIComponent(username)}-kr`)
    const exportRow = await openSetting(page, '내 데이터')
    const download = page.waitForEvent('download')
    await exportRow.getByRole('button', { name: '데이터 내려받기' }).click()
    expect((await download).suggestedFilename()).toBe('moraine-account.json')
    const leaveRow = await openSetting(page, '회원 탈퇴')
    await leaveRow.getByRole('button', { name: '회원 탈퇴' }).click()
    const leaving = page.getByRole('dialog', { name: '회원 탈퇴' })
    expect(await leaving.getByRole('button', { name: '탈퇴하기' }).isDisabled()).toBe(true)
    await leaving.getByLabel(/아이디/).fill(username)
    expect(await leaving.getByRole('button', { name: '탈퇴하기' }).isDisabled()).toBe(true)
    await leaving.getByLabel('현재 비밀번호').fill(PASSWORDS.first)
    await leaving.getByRole('button', { name: '탈퇴하기' }).click()
    await expect.poll(() => leaving.getByText('현재 비밀번호가 올바르지 않습니다.').count()).toBe(1)
    await expectNothingSecretStored(page)
    await leaving.getByLabel('현재 비밀번호').fill(PASSWORDS.third)
    await leaving.getByRole('button', { name: '탈퇴하기' }).click()
    await expect.poll(() => page.getByText('탈퇴가 완료되었습니다.').count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull()
    await expectNothingSecretStored(page)
    await page.goto('/kr')
    await wakeApp(page)
    await logIn(page, username, PASSWORDS.third)
    await expect.poll(() => page.getByText('로그인하지 못했습니다.').count()).toBe(1)
    expectNoProblems(page, REFUSED)
    await page.context().close()
  },
)

describe.each(['kr', 'ca', 'cn'])('in %s axe finds nothing', (lang) => {
  it.each([
    '/register',
    '/verify',
    '/logout',
    '/forgot',
    '/reset',
    '/unsubscribe',
    '/contact',
    '/user/guest',
  ])('on %s', async (path) => {
    const page = await openPage({ viewport: PHONE, colorScheme: 'light' })
    await page.goto(`${path}-${lang}${path === '/reset' ? '?token=x' : ''}`)
    await wakeApp(page)
    await page.waitForTimeout(500)
    await expectAccessible(page)
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.context().close()
  })

  it('in the login dialog and in the settings', async () => {
    const page = await openPage({ viewport: DESKTOP, colorScheme: 'light' })
    await page.goto(`/ceo-${lang}`)
    await wakeApp(page)
    await page.locator('header').getByRole('button').first().click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('input').first().fill('guest')
    await dialog.locator('details summary').click()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await dialog.locator('input[type=password]').first().fill('moraine!guest')
    await dialog.locator('button[type=submit]').first().click()
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await page.goto(`/user/guest-${lang}`)
    await expect.poll(() => page.locator('main details').count()).toBeGreaterThan(5)
    for (const summary of await page.locator('main details summary').all()) await summary.click()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
    await page.context().close()
  })
})

it('a code with blanks or full-width digits is accepted', async () => {
  const page = await openPage()
  await page.goto('/verify-ca')
  await wakeApp(page)
  await page.getByLabel('E-mail', { exact: true }).fill('unknown@example.com')
  await page.getByLabel('Verification code').fill(' １２３4 5')
  expect(await page.getByLabel('Verification code').inputValue()).toBe('12345')
  await page.getByText(/not registered/).waitFor()
  await page.context().close()
})

describe('going back after a login does not log out again', () => {
  async function logIn(page: Page): Promise<void> {
    await page.locator('header').getByRole('button', { name: 'Log in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill('guest')
    await dialog.getByLabel('Password', { exact: true }).first().fill('moraine!guest')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await page.locator('header summary[aria-label="Account: guest"]').waitFor()
  }

  it('on the logout page', async () => {
    const page = await openPage()
    await page.goto('/ceo-ca')
    await page.goto('/logout-ca')
    await wakeApp(page)
    await logIn(page)
    await page.waitForURL(/\/ca$/)
    await page.goBack()
    await page.waitForURL('**/ceo-ca')
    await page.locator('header summary[aria-label="Account: guest"]').waitFor()
    await page.context().close()
  })

  it('on the page after it', async () => {
    const page = await openPage()
    await page.goto('/logout-ca')
    await page.getByText('You’ve been logged out.').waitFor()
    await page.locator('main a').click()
    await page.waitForURL(/\/ca$/)
    await logIn(page)
    await page.goBack()
    await page.waitForURL(/\/ca$/)
    await page.waitForTimeout(1000)
    expect(await page.locator('header summary[aria-label="Account: guest"]').count()).toBe(1)
    await page.context().close()
  })
})
