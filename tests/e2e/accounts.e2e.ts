import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { DESKTOP, expectAccessible, expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'

const PASSWORDS = { first: 'larch!2731', second: 'Glacier#84', third: 'spruce$559' }
/** The browser itself notes answers that are failures on purpose. */
const REFUSED = /Failed to load resource/

interface OutboxMail {
  to: string
  subject: string
  text: string
}

/** The newest mail to an address, as the desk sees it. */
async function newestMailTo(email: string, subject: RegExp): Promise<OutboxMail> {
  const origin = inject('origin')
  const login = await fetch(`${origin}/api/session/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'moraine!admin' }),
  })
  const { accessToken } = await login.json<{ accessToken: string }>()
  const answer = await fetch(`${origin}/api/admin/outbox?${new URLSearchParams({ to: email })}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const mails = await answer.json<OutboxMail[]>()
  const mail = mails.find((each) => subject.test(each.subject))
  if (!mail)
    throw new Error(`No mail like ${String(subject)} to ${email}: ${mails.map((each) => each.subject).join(', ')}`)
  return mail
}

/** The first address in a mail that leads to `path`. */
function linkIn({ text }: OutboxMail, path: string): string {
  const link = (text.match(/https?:\/\/\S+/g) ?? [])
    .map((each) => new URL(each))
    .find((url) => url.pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} in: ${text}`)
  return link.pathname + link.search
}

/** Whether a text stands in one of the files of mails whose paths the local server prints. */
function isPrintedAsFile(text: string): boolean {
  const log = inject('serverLog')
  const paths = readFileSync(log, 'utf8').match(/\/\S+\.(?:txt|html|eml)\b/g) ?? []
  return paths.some((path) => existsSync(path) && readFileSync(path, 'utf8').includes(text))
}

/** All that the browser keeps of the site: storages, databases, caches, cookies that scripts see, the history's state. */
function readStores(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        records.push(name, store, await settled(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) records.push(request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      records,
      history.state,
    ])
  })
}

/** Fails when a password or a token is anywhere that outlives the page. */
async function expectNothingSecretStored(page: Page): Promise<void> {
  const stored = await readStores(page)
  const cookies = await page.context().cookies()
  const all = stored + JSON.stringify(cookies.filter(({ httpOnly }) => !httpOnly))
  for (const password of Object.values(PASSWORDS)) {
    expect(all).not.toContain(password)
    expect(JSON.stringify(cookies)).not.toContain(password)
  }
  expect(all).not.toMatch(/eyJ|accessToken|"password"/)
  const { loginData } = await page.evaluate(() => ({ loginData: localStorage.getItem('loginData') }))
  if (loginData)
    expect(Object.keys(JSON.parse(loginData) as object).toSorted()).toEqual([
      'email',
      'expiresAt',
      'isSuperUser',
      'username',
    ])
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

async function openSetting(page: Page, title: string) {
  const row = page.locator('main details', { has: page.locator('summary', { hasText: title }) })
  await row.locator('summary').click()
  return row
}

it('takes a stranger on a phone in Korean from registration to leaving', { timeout: 300_000 }, async () => {
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
  await expect.poll(() => page.getByText(`${email} 주소로 인증 메일을 보냈습니다.`).count()).toBe(1)
  expect(await page.getByLabel('아이디').inputValue()).toBe('')
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
  await page.goto(link.replace(code, wrong))
  await expect.poll(() => page.getByText('인증 코드가 올바르지 않거나 만료되었습니다.').count()).toBe(1)
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
  await expect.poll(() => passwordRow.getByText('현재 비밀번호가 올바르지 않습니다.').count()).toBe(1)
  await passwordRow.getByLabel('현재 비밀번호').fill(PASSWORDS.first)
  await passwordRow.getByRole('button', { name: '바꾸기' }).click()
  await expect.poll(() => passwordRow.getByText('비밀번호를 바꾸었습니다.').count()).toBe(1)
  await expectNothingSecretStored(page)

  await page.reload()
  await expect.poll(() => page.locator(`header summary[aria-label="내 계정: ${username}"]`).count()).toBe(1)
  await page.goto('/logout')
  await expect.poll(() => page.getByText('로그아웃되었습니다.').count()).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull()
  await expectNothingSecretStored(page)
  expect((await newestMailTo(email, /비밀번호가 변경/)).text).toContain(username)

  const forgotten = await openLogin(page)
  await forgotten.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click()
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
  await expect.poll(() => page.getByText('이 링크는 이미 사용되었거나 만료되었습니다.').count()).toBe(1)

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
  const leaveRow = await openSetting(page, '계정 삭제')
  await leaveRow.getByRole('button', { name: '계정 삭제' }).click()
  const leaving = page.getByRole('dialog', { name: '계정 삭제' })
  expect(await leaving.getByRole('button', { name: '영구 삭제' }).isDisabled()).toBe(true)
  await leaving.getByLabel(/아이디/).fill(username)
  await leaving.getByRole('button', { name: '영구 삭제' }).click()
  await expect.poll(() => page.getByText('계정을 삭제했습니다.').count()).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull()
  await expectNothingSecretStored(page)
  await page.goto('/kr')
  await wakeApp(page)
  await logIn(page, username, PASSWORDS.third)
  await expect.poll(() => page.getByText('로그인하지 못했습니다.').count()).toBe(1)
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

describe('the tabs of a browser', () => {
  it('renew an ended token once between them', async () => {
    const first = await openPage({ locale: 'en-CA' })
    const context = first.context()
    await first.goto('/ceo-ca')
    await wakeApp(first)
    await first.locator('header').getByRole('button', { name: 'Log in' }).click()
    const dialog = first.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill('guest')
    await dialog.getByLabel('Password', { exact: true }).first().fill('moraine!guest')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => first.locator('header summary[aria-label="Account: guest"]').count()).toBe(1)
    const tabs = [first]
    for (let more = 0; more < 3; more += 1) tabs.push(await context.newPage())
    for (const tab of tabs) {
      await tab.goto('/user/guest-ca')
      await expect.poll(() => tab.locator('main details').count()).toBeGreaterThan(5)
    }
    let renewals = 0
    let ended = ''
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/session/refresh') renewals += 1
    })
    // From now on the token of this moment has ended; a newer one is good.
    await context.route('**/api/user/me/export', async (route) => {
      const token = (await route.request().headerValue('authorization')) ?? ''
      ended ||= token
      if (token !== ended) return route.continue()
      return route.fulfill({ status: 401, json: { code: 'SessionExpired', msg: 'ended' } })
    })
    for (const tab of tabs) await openSetting(tab, 'Your data')
    const downloads = tabs.map((tab) => tab.waitForEvent('download'))
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Download my data' }).click()))
    expect((await Promise.all(downloads)).map((file) => file.suggestedFilename())).toHaveLength(4)
    expect(renewals).toBe(1)
    await expectNothingSecretStored(first)
    await context.close()
  })

  it('log in and out together and never show a token', async () => {
    const one = await openPage({ locale: 'en-CA' })
    await one.goto('/ca')
    await wakeApp(one)
    const two = await one.context().newPage()
    await two.goto('/ceo-ca')
    await wakeApp(two)
    await one.locator('header').getByRole('button', { name: 'Log in' }).click()
    const dialog = one.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill('admin')
    await dialog.getByLabel('Password', { exact: true }).first().fill('moraine!admin')
    await dialog.getByLabel('Password', { exact: true }).first().press('Enter')
    await expect.poll(() => two.locator('header summary[aria-label="Account: admin Admin"]').count()).toBe(1)
    await expectNothingSecretStored(one)
    await two.goto('/logout-ca')
    await expect.poll(() => two.getByText('You’ve been logged out.').count()).toBe(1)
    await expect.poll(() => one.locator('header').getByRole('button', { name: 'Log in' }).count()).toBeGreaterThan(0)
    await one.context().close()
  })
})

describe('the contact form', () => {
  it('keeps what was typed when the server is not there, and sends it once', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.goto('/contact-ca')
    await wakeApp(page)
    const email = `visitor${Date.now()}@example.com`
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByLabel('Subject').fill('Larch season')
    await page.getByLabel('Message').fill('When do the larches turn?\nWe are four.')
    await page.getByLabel(/\d+ \+ \d+ = \?/).fill('99')
    await page.getByLabel('Message').focus()
    await expect.poll(() => page.getByText('Incorrect answer.').count()).toBe(1)
    const send = page.getByRole('button', { name: 'Send' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel(/\d+ \+ \d+ = \?/).fill('')
    await page.route('**/api/email', (route) => route.abort())
    await send.click()
    await expect.poll(() => page.getByText('We couldn’t send the confirmation.').count()).toBe(1)
    expect(await page.getByLabel('Message').inputValue()).toContain('We are four.')
    await page.unroute('**/api/email')
    await send.click()
    await expect.poll(() => page.getByText('Your e-mail has been sent.').count()).toBeGreaterThan(0)
    await expect.poll(() => page.getByText('log in and press Send again').count()).toBe(1)
    expect(await page.getByLabel('Subject').inputValue()).toBe('Larch season')
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or e-mail').fill('guest')
    await dialog.getByLabel('Password', { exact: true }).first().fill('moraine!guest')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => page.getByLabel('Hide the content on the board').isVisible()).toBe(true)
    await send.click()
    await expect.poll(() => page.getByText('Your inquiry is on the board too.').count()).toBe(1)
    expect(await page.getByLabel('Subject').inputValue()).toBe('')
    expect(await page.getByLabel('Your e-mail').inputValue()).toBe(email)
    const enquiry = await newestMailTo('hello@moraine.example', /Larch season/)
    expect(enquiry.text).toContain('When do the larches turn?')
    expectNoProblems(page, REFUSED)
    await page.context().close()
  })
})

describe('what the contact form says', () => {
  const refuse = (page: Page, path: string, status: number, code: string) =>
    page.route(path, (route) => route.fulfill({ status, json: { code, msg: code } }))

  async function fillEnquiry(page: Page) {
    await page.goto('/contact-ca')
    await wakeApp(page)
    const send = page.getByRole('button', { name: 'Send' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel('Subject').fill('L')
    await page.getByLabel('Message').fill('Too short')
    await page.getByLabel('Subject').focus()
    await expect.poll(() => page.getByText('Minimum 10 characters are required.').count()).toBe(1)
    await page.getByLabel('Subject').fill('Larch season')
    await page.getByLabel('Message').fill('When do the larches turn?')
    return send
  }

  it('when the sum is wrong, right, and when the enquiry is not taken', async () => {
    const page = await openPage()
    const send = await fillEnquiry(page)
    await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
    const question = page.getByLabel(/\d+ \+ \d+ = \?/)
    await question.fill('99')
    await page.getByLabel('Message').focus()
    await expect.poll(() => page.getByText('Incorrect answer.').count()).toBe(1)
    expect(await send.isDisabled()).toBe(true)
    const [a = 0, b = 0] = ((await page.locator('label', { hasText: '= ?' }).textContent()) ?? '')
      .match(/\d+/g)!
      .map(Number)
    await question.fill(String(a + b))
    await expect.poll(() => send.isEnabled()).toBe(true)
    await page.route('**/api/email', (route) =>
      (route.request().postDataJSON() as { replyEmail?: string }).replyEmail
        ? route.fulfill({ status: 503, json: { code: 'Unavailable', msg: 'away' } })
        : route.continue(),
    )
    await send.click()
    await expect.poll(() => page.getByText('We couldn’t send your e-mail. (503)').count()).toBe(1)
    expect(await page.getByLabel('Message').inputValue()).toBe('When do the larches turn?')
    await page.unroute('**/api/email')
    await expect.poll(() => send.isEnabled()).toBe(true)
    await send.click()
    await expect.poll(() => page.getByText('Your e-mail has been sent.').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  it.each([
    [403, 'WriteLimit', 'limit for posts'],
    [422, 'WriteContent', 'Please write some content.'],
    [500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'],
  ])('when the topic is refused with %i', async (status, code, words) => {
    const page = await openPage()
    const send = await fillEnquiry(page)
    await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
    await refuse(page, '**/api/forum/*/topic', status, code)
    await send.click()
    await expect.poll(() => page.getByText(`couldn’t put it on the board. (${status})`).count()).toBe(1)
    await expect.poll(() => page.getByText(words).count()).toBeGreaterThan(0)
    expect(await page.getByText('Your e-mail has been sent. The reference').count()).toBe(1)
    expect(await send.isEnabled()).toBe(true)
    await page.context().close()
  })
})

describe.each(['kr', 'ca', 'cn'])('in %s axe finds nothing', (lang) => {
  it.each(['/register', '/verify', '/logout', '/forgot', '/reset', '/unsubscribe', '/contact', '/user/guest'])(
    'on %s',
    async (path) => {
      const page = await openPage({ viewport: PHONE, colorScheme: 'light' })
      await page.goto(`${path}-${lang}${path === '/reset' ? '?token=x' : ''}`)
      await wakeApp(page)
      await page.waitForTimeout(500)
      await expectAccessible(page)
      await page.setViewportSize(DESKTOP)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await page.context().close()
    },
  )

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
