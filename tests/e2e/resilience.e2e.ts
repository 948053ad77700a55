import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import {
  alertsOn,
  breakApi,
  FAILED_CALL,
  FAULTS,
  goInApp,
  startApp,
  untilGone,
  untilShown,
} from './support/faults'
import { FORMS, valuesOf } from './support/forms'
import { addressIn, LANGS, ROLES, settled, type Lang, type Role } from './support/screens'

const RETRY = { kr: '다시 시도', ca: 'Try again', cn: '重试' }
const HANGUL_OR_HAN = { kr: /[가-힣]/, ca: /[a-z]/, cn: /[一-鿿]/ }

/** Screens that load in the browser, and the element that shows it. */
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

/** Presses every retry button until there is none: each part of a page has its own. */
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

  it.each(READING)(
    '%s says so to its %s and loads after another try',
    async (path, role, loaded) => {
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
    },
  )

  it('nothing that was typed is lost, and it can be sent again', { timeout: 240_000 }, async () => {
    for (const form of FORMS) {
      const page = await openApp(form.path, 'ca', form.role)
      await form.fill(page)
      const typed = await valuesOf(page)
      const mend = await breakApi(page, fault)
      await form.send(page)
      await untilShown(page, alertsOn(page))
      expect(await valuesOf(page), form.path).toEqual(
        expect.arrayContaining(typed.filter((value) => value !== '')),
      )
      // Calls beside it, such as whether a name is free, end as well.
      const pending = page.getByText(/…$/).filter({ visible: true })
      // The excerpts of a board are cut.
      await untilGone(page, pending.and(page.locator(':not(.line-clamp-2)')))
      await mend()
      // A member may write ten posts a day, so only one of the faults sends again.
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

it.each([
  [
    'a link',
    (page: Page) => page.locator('main a[href*="/tour/"]').first().click({ noWaitAfter: true }),
  ],
  ['an address', (page: Page) => page.goto('/tour/x-2-ca')],
])(
  '%s that is followed while the app loads leads on, although that ends the downloads of the page',
  async (_what, follow) => {
    const page = await openPage()
    const downloads: Route[] = []
    await page.route(/\/assets\/[^/]*\.js$/, (route) => void downloads.push(route))
    await page.goto('/ca')
    await expect.poll(() => downloads.length).toBeGreaterThan(0)
    await page.route(/\/tour\//, async (route) => {
      await Promise.all(downloads.splice(0).map((each) => each.abort()))
      await page.waitForTimeout(500)
      await route.continue()
    })
    await follow(page)
    await page.waitForURL(/\/tour\//)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

it('a key pressed while the editor replaces the field comes after what was typed', async () => {
  const page = await openPage()
  await ROLES.member(page)
  const files: (() => void)[] = []
  await page.route(/markdown-editor-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => files.push(resolve))
    await route.continue()
  })
  await page.goto('/tour/2/12-ca')
  await wakeApp(page)
  const field = page.locator('main textarea')
  await field.pressSequentially('Early lett')
  await expect.poll(() => files.length).toBeGreaterThan(0)
  await page.evaluate(() => {
    const { prototype } = HTMLTextAreaElement
    const own = Object.getOwnPropertyDescriptor(prototype, 'selectionEnd')
    Object.defineProperty(prototype, 'selectionEnd', {
      ...own,
      get(this: HTMLTextAreaElement) {
        Object.defineProperty(prototype, 'selectionEnd', own ?? {})
        queueMicrotask(() => document.execCommand('insertText', false, 'e'))
        return this.selectionEnd
      },
    })
  })
  files.forEach((release) => release())
  await page.locator('.markdown-editor').waitFor()
  await page.keyboard.type('rs')
  expect(await field.inputValue()).toBe('Early letters')
  expectNoProblems(page)
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

describe('without a connection', () => {
  it('a page that cannot load says so in its place, and loads when the connection returns', async () => {
    const page = await startApp(await openPage(), '/ceo', 'ca', 'visitor')
    await page.context().setOffline(true)
    await page.locator('header').getByRole('link', { name: 'Cancellation' }).first().click()
    await expect.poll(() => alertsOn(page).count()).toBe(1)
    expect(await page.locator('header').count()).toBe(1)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: RETRY.ca }).click()
    await page.getByRole('heading', { level: 1, name: /Cancellation/ }).waitFor()
    expectNoProblems(page, FAILED_CALL)
  })

  it('a language that cannot load fails in the present one', async () => {
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

  it('a login whose renewal gets an invalid response stays, and nothing breaks', async () => {
    const page = await openPage()
    await ROLES.member(page)
    await page.route('**/api/session/refresh', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>no' }),
    )
    await page.goto('/ceo-ca')
    await page.locator('header summary[aria-label^="Account: guest"]').waitFor()
    expectNoProblems(page, FAILED_CALL)
  })
})
