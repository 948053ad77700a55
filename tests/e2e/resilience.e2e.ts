import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import { breakApi, FAILED_CALL, FAULTS, goInApp, untilGone, untilShown } from './support/faults'
import { addressIn, LANGS, ROLES, settled, type Lang, type Role } from './support/screens'

const RETRY = { kr: '다시 시도', ca: 'Try again', cn: '重试' }
const HANGUL_OR_HAN = { kr: /[가-힣]/, ca: /[a-z]/, cn: /[一-鿿]/ }

/** Alerts that say something; the places for them are there before. */
const alertsOn = (page: Page) =>
  page.locator(':is(main, dialog[open]) [role="alert"]').filter({ hasText: /\S/, visible: true })

/** Screens that load in the browser, and what shows that they have. */
const READING: [path: string, role: Role, loaded: string][] = [
  ['/?page=2', 'visitor', '#reviews ol li'],
  ['/rockies', 'visitor', 'main article'],
  ['/tour/x-2', 'visitor', 'main article h1'],
  ['/board/2', 'visitor', 'main h1'],
  ['/tour/1/1', 'visitor', 'main article h1'],
  ['/search?q=a', 'visitor', 'main ol li'],
  ['/user/guest', 'member', 'main h2'],
  ['/admin', 'admin', 'main h2'],
  ['/admin/members', 'admin', 'main tbody tr'],
  ['/admin/1', 'admin', 'main form, main fieldset'],
  ['/admin/img/1', 'admin', 'main img'],
]

/** The app running on a page, with a clock of its own so that waiting takes no time. */
async function openApp(path: string, lang: Lang, role: Role): Promise<Page> {
  const page = await openPage({ reducedMotion: 'reduce' })
  await page.clock.install()
  return startApp(page, path, lang, role)
}

async function startApp(page: Page, path: string, lang: Lang, role: Role): Promise<Page> {
  page.setDefaultTimeout(15_000)
  await ROLES[role](page)
  await page.goto(addressIn(path, lang))
  await wakeApp(page)
  return page
}

/** Presses what offers another try until nothing does: each part of a page has its own. */
async function tryAgain(page: Page, lang: Lang): Promise<void> {
  const retry = page.getByRole('button', { name: RETRY[lang] }).filter({ visible: true })
  for (let tries = 0; tries < 10 && (await retry.count()) > 0; tries++) {
    await retry.first().click()
    await page.waitForTimeout(400)
  }
}

describe.each(Object.keys(FAULTS))('when the API %s', (name) => {
  const fault = FAULTS[name]
  if (!fault) throw new Error(name)

  it.each(READING)('%s says so to its %s and loads after another try', async (path, role, loaded) => {
    const lang = LANGS[(name.length + path.length) % LANGS.length] ?? 'ca'
    const start = path.startsWith('/?') ? '/' : '/ceo'
    const page = await openApp(start, lang, role)
    const mend = await breakApi(page, fault)
    await goInApp(page, addressIn(path, lang))
    await untilShown(page, alertsOn(page))
    expect(await alertsOn(page).first().innerText()).toMatch(HANGUL_OR_HAN[lang])
    await settled(page)
    await mend()
    await tryAgain(page, lang)
    await untilShown(page, page.locator(loaded))
    expect(await alertsOn(page).count()).toBe(0)
    expectNoProblems(page, FAILED_CALL)
    await page.context().close()
  })

  it('nothing that was typed is lost, and it can be sent again', { timeout: 240_000 }, async () => {
    for (const form of FORMS) {
      const page = await openApp(form.path, 'ca', form.role)
      await form.fill(page)
      const typed = await valuesOf(page)
      const mend = await breakApi(page, fault)
      await form.send(page)
      await untilShown(page, alertsOn(page))
      expect(await valuesOf(page), form.path).toEqual(expect.arrayContaining(typed.filter((value) => value !== '')))
      // Also what was asked beside it, such as whether a name is free, comes to an end.
      await untilGone(page, page.getByText(/…$/).filter({ visible: true }))
      await mend()
      // A member writes ten posts a day, so one of the faults has to do for sending again.
      if (name === 'cannot be reached') {
        await form.send(page)
        await form.done(page)
      }
      expectNoProblems(page, FAILED_CALL)
      await page.context().close()
    }
  })
})

it('what is typed before the app runs is kept', async () => {
  const page = await openPage()
  await ROLES.member(page)
  await page.goto('/tour/2/12-ca')
  await page.locator('main textarea').pressSequentially('Early letters', { delay: 15 })
  await wakeApp(page)
  await page.waitForTimeout(500)
  expect(await page.locator('main textarea').inputValue()).toBe('Early letters')
  await page.reload()
  await expect.poll(() => page.locator('main textarea').inputValue()).toBe('Early letters')
})

describe('when there is nothing to show', () => {
  it.each([
    ['/?page=2', /\/api\/topics/, { topics: [], totalCount: 0 }],
    ['/rockies', /\/api\/forum\?/, []],
    ['/board/2', /\/api\/forum\/2\/topic/, []],
    ['/search?q=a', /\/api\/search/, { results: [], totalCount: 0 }],
  ])('%s says so', async (path, call, body) => {
    for (const lang of LANGS) {
      const page = await openApp(path.startsWith('/?') ? '/' : '/ceo', lang, 'visitor')
      await page.route(call, (route) => route.fulfill({ json: body }))
      await goInApp(page, addressIn(path, lang))
      await page.waitForURL(`**${addressIn(path, lang)}`)
      await settled(page)
      expect(await alertsOn(page).count()).toBe(0)
      expect(await page.locator('main').innerText()).toMatch(HANGUL_OR_HAN[lang])
      expectNoProblems(page)
      await page.context().close()
    }
  })
})

describe('an open tab of an old release', () => {
  it('loads the present one once for a part that is gone, and then says that it is missing', async () => {
    const page = await startApp(await openPage(), '/ceo', 'ca', 'visitor')
    const loads = await loseChunks(page)
    const login = page.locator('header').getByRole('button', { name: 'Log in' }).first()
    // The touch that wakes the app must meet the new document, not the one that is leaving.
    const reloaded = page.waitForEvent('domcontentloaded')
    await login.click()
    await reloaded
    expect(loads.count).toBe(1)
    await wakeApp(page)
    await login.click()
    await expect.poll(() => alertsOn(page).count()).toBe(1)
    await page.waitForTimeout(500)
    expect(loads.count).toBe(1)
    loads.isMended = true
    await page.locator('dialog').getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Username or e-mail').waitFor()
    expectNoProblems(page, FAILED_CALL)
  })

  it('never reloads under a reader who only points at things; what is typed stays', async () => {
    const page = await startApp(await openPage(), '/contact', 'ca', 'visitor')
    const loads = await loseChunks(page)
    await page.getByLabel('Your e-mail').fill('sky@example.com')
    await page.getByLabel('Message').fill('We are two and would like to walk among the larches.')
    const typed = await valuesOf(page)
    for (const name of ['About us', 'Careers']) await page.locator('header').getByRole('link', { name }).first().hover()
    await page.waitForTimeout(800)
    expect(loads.count).toBe(0)
    expect(await valuesOf(page)).toEqual(typed)
    expectNoProblems(page, FAILED_CALL)
  })

  it('opens the page that was asked for, and the draft of a post is still there', async () => {
    const page = await startApp(await openPage(), '/board/3#write', 'ca', 'member')
    await page.getByLabel('Title').fill('Two days in July')
    await page.locator('main textarea').fill('We are three and would like to see the lakes early.')
    const loads = await loseChunks(page)
    loads.isMendedByLoading = true
    await page.locator('header').getByRole('link', { name: 'Careers' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor()
    await expect.poll(() => loads.count).toBe(1)
    await page.goto('/board/3-ca#write')
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Two days in July')
    expect(await page.locator('main textarea').inputValue()).toMatch(/see the lakes early/)
    expectNoProblems(page, FAILED_CALL)
  })

  it('stays readable when not even the app comes, and does not reload for ever', async () => {
    const page = await openPage()
    const loads = await loseChunks(page)
    await page.goto('/ceo-ca')
    for (let moves = 0; moves < 12; moves++) {
      await page.mouse.move(10 + moves * 5, 300)
      await page.waitForTimeout(400)
    }
    expect(loads.count).toBe(2)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.locator('header').getByRole('link', { name: 'Careers' }).first().click()
    await page.waitForURL('**/career-ca')
    expectNoProblems(page, FAILED_CALL, /MissingChunkError/)
  })
})

it('a page that neither the edge nor the app can make says so, and comes when it is touched later', async () => {
  const page = await openPage()
  const words = '<noscript id="without-app"><main><h1>This page didn’t load</h1></main></noscript>'
  await page.route('**/ceo-ca', async (route) => {
    const whole = await (await route.fetch()).text()
    const [before = '', after = ''] = whole.split(/<div id="root">.*(?=<script data-entry)/s)
    await route.fulfill({ contentType: 'text/html', body: `${before}<div id="root">${words}</div>${after}` })
  })
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/ceo-ca')
  await page.getByRole('heading', { name: 'This page didn’t load' }).waitFor()
  await page.unroute('**/assets/*')
  await expect
    .poll(async () => (await page.mouse.wheel(0, 1), page.locator('header').count()), { timeout: 10_000 })
    .toBe(1)
  expectNoProblems(page, FAILED_CALL, /Failed to fetch dynamically imported module/)
})

describe('without a connection', () => {
  it('a page that is not here says so in its place, and comes when the connection does', async () => {
    const page = await startApp(await openPage(), '/ceo', 'ca', 'visitor')
    await page.context().setOffline(true)
    await page.locator('header').getByRole('link', { name: 'Careers' }).first().click()
    await expect.poll(() => alertsOn(page).count()).toBe(1)
    expect(await page.locator('header').count()).toBe(1)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: RETRY.ca }).click()
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor()
    expectNoProblems(page, FAILED_CALL)
  })

  it('a language that is not here is answered in the one that is', async () => {
    const page = await startApp(await openPage(), '/ceo', 'ca', 'visitor')
    await page.context().setOffline(true)
    await page.locator('summary[aria-label^="Language"]').click()
    await page.getByRole('link', { name: '한국어' }).click()
    const retry = page.getByRole('button', { name: RETRY.ca })
    await retry.waitFor()
    await page.context().setOffline(false)
    await retry.click()
    await page.getByRole('heading', { level: 1, name: '회사 소개' }).waitFor()
    expectNoProblems(page, FAILED_CALL)
  })

  it('a login whose renewal answers nonsense stays, and nothing breaks', async () => {
    const page = await openPage()
    await ROLES.member(page)
    await page.route('**/api/session/refresh', (route) => route.fulfill({ contentType: 'text/html', body: '<p>no' }))
    await page.goto('/ceo-ca')
    await page.locator('header summary[aria-label^="Account: guest"]').waitFor()
    expectNoProblems(page, FAILED_CALL)
  })
})

/** From now on files that this tab has not fetched are gone, as after a deploy. Counts how often the page is loaded. */
async function loseChunks(page: Page) {
  const loads = { count: 0, isMended: false, isMendedByLoading: false }
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  await page.route('**/assets/*', (route) => {
    const isThere = loads.isMended || (loads.isMendedByLoading && loads.count > 0)
    const { pathname } = new URL(route.request().url())
    const isShell = /\/assets\/(index|client)-/.test(pathname)
    return isThere || isShell || known.has(pathname) ? route.continue() : route.fulfill({ status: 404, body: 'gone' })
  })
  return loads
}

interface Form {
  path: string
  role: Role
  fill: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  done: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) =>
  page.locator('main, dialog[open]').getByRole('button', { name, exact: true }).last().click()

/** Answers the sum of a form, which stands in its label. */
async function answerSum(page: Page): Promise<void> {
  const field = page.locator('input[name="spamPrevention"]')
  const label = (await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? ''
  const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number)
  await field.fill(String(a + b))
}

const sendWithSum = (name: string) => async (page: Page) => {
  await answerSum(page)
  await press(name)(page)
}

const waitFor = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

const FORMS: Form[] = [
  {
    path: '/board/3#write',
    role: 'member',
    async fill(page) {
      await page.getByLabel('Title').fill('Two days in July')
      await page.locator('main textarea').fill('We are three and would like to see the lakes early in the morning.')
    },
    send: press('Post'),
    done: (page) => page.waitForURL(/\/tour\/3\/\d+-ca/),
  },
  {
    path: '/tour/1/1',
    role: 'member',
    async fill(page) {
      await page.locator('main textarea').fill('Thank you, that was exactly what we wanted to know.')
    },
    send: press('Add reply'),
    done: waitFor('Your reply has been added'),
  },
  {
    path: '/ceo',
    role: 'visitor',
    async fill(page) {
      await page.locator('header').getByRole('button', { name: 'Log in' }).first().click()
      await page.getByLabel('Username or e-mail').fill('guest')
      await page.locator('dialog').getByLabel('Password', { exact: true }).first().fill('moraine!guest')
    },
    send: press('Log in'),
    done: (page) => page.locator('header summary[aria-label^="Account: guest"]').waitFor(),
  },
  {
    path: '/register',
    role: 'visitor',
    async fill(page) {
      const name = `r${Date.now() % 1e8}`
      await page.getByLabel('Username').fill(name)
      await page.getByLabel('E-mail', { exact: true }).fill(`${name}@example.com`)
      await page.getByLabel('Password', { exact: true }).fill('larch!2731')
      await page.getByLabel('Repeat the password').fill('larch!2731')
      await page.getByLabel('I agree to all of these').click()
      await answerSum(page)
    },
    send: sendWithSum('Sign up'),
    done: waitFor(/We’ve sent a verification e-mail/),
  },
  {
    path: '/verify',
    role: 'visitor',
    async fill(page) {
      await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.com')
    },
    async send(page) {
      await page.getByLabel('Verification code').fill('1234')
      await page.getByLabel('Verification code').pressSequentially('5')
    },
    done: waitFor(/not registered/),
  },
  {
    path: '/forgot',
    role: 'visitor',
    fill: (page) => page.locator('main').getByLabel('E-mail', { exact: true }).fill('guest@example.com'),
    send: press('Send the link'),
    done: waitFor(/a link is on its way/),
  },
  {
    path: '/contact',
    role: 'visitor',
    async fill(page) {
      await page.getByLabel('Your e-mail').fill('sky@example.com')
      await page.getByLabel('Subject').fill('Larches in September')
      await page.getByLabel('Message').fill('We are two and would like to walk among the larches.')
      await answerSum(page)
    },
    send: sendWithSum('Send'),
    done: waitFor(/Your e-mail has been sent/),
  },
  {
    path: '/user/guest',
    role: 'member',
    async fill(page) {
      await page.locator('main summary', { hasText: 'E-mail' }).first().click()
      await page.getByLabel('New e-mail address').fill('guest2@example.com')
    },
    send: press('Change'),
    done: waitFor(/We’ve sent a code to|waiting to be verified/),
  },
]

/** Everything in the fields of a page; a picture of what must not be lost. */
function valuesOf(page: Page): Promise<string[]> {
  return page
    .locator(':is(main, dialog[open]) :is(input:not([type="hidden"], [name="spamPrevention"]), textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}
