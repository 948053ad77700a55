import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { PAYLOADS, WRAPPERS } from '../support/hostile-markdown'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import { ADMIN, send, sessionOf } from './support/api'

const COMBINATIONS = 1000
const PREVIEWS = 100
const POSTS_A_PAGE = 50
const WRITERS = 6
const OWN_PATHS =
  /^\/(tour\/|board\/|assets\/|api\/|icons\/|favicon|manifest\.webmanifest|video\/|flags\/|pay\/|$)/
const OWN_PICTURE = /^\/img\/1-a{26}-640x480\.jpg$/

const texts = WRAPPERS.flatMap(([, wrap]) => PAYLOADS.map(wrap)).slice(0, COMBINATIONS)
/** A board without images, and its only topic. */
const paths = { board: '', topic: '' }
let posted = 0

/** Posts every text; texts that the API refuses (control characters) never reach a page. */
beforeAll(async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const name = `Hostile ${Date.now()}`
  const { _id: forum } = await send<{ _id: number }>(
    '/api/forum',
    { name, category: 1, lang: 'ca' },
    token,
  )
  await send('/api/forum/update', { forumId: forum, lang: 'ca', status: 1 }, token)
  const fields = {
    topicName: 'Hostile <img src=x onerror=alert(1)>',
    category: 3,
    content: 'What others wrote',
  }
  const { _id: topic } = await send<{ _id: number }>(`/api/forum/${forum}/topic`, fields, token)
  const left = texts.entries()
  const write = async () => {
    for (const [n, text] of left) {
      const content = `${text}\n\nPost number ${n}`
      const refused = await send(
        `/api/forum/${forum}/topic/${topic}/reply`,
        { content },
        token,
      ).then(
        () => '',
        (error: Error) => error.message,
      )
      if (refused === '') posted += 1
      else expect(refused).toMatch(/ 422 /)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  paths.board = `/board/${forum}-ca`
  paths.topic = `/tour/${forum}/${topic}-ca`
}, 600_000)

/** A page that notes dialogs, policy violations and requests that no page of ours makes. */
async function openWatched() {
  const page = await openPage()
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    const isOwn =
      url.origin === inject('origin') &&
      (OWN_PATHS.test(url.pathname) || OWN_PICTURE.test(url.pathname))
    if (!isOwn) faults.push(`request ${request.url()}`)
  })
  page.context().on('page', () => faults.push('a window was opened'))
  await page.exposeFunction('noteViolation', (text: string) => faults.push(`violation ${text}`))
  await page.addInitScript(() => {
    const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) =>
        note(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return { page, faults }
}

interface Audit {
  seen: number
  faults: string[]
}

/** Forbidden contents of members' texts: elements, attributes, names, addresses, and markup that parses differently. */
async function auditTexts(page: Page, { isParsed } = { isParsed: true }): Promise<Audit> {
  const { markup, faults } = await findForbidden(page)
  const reparsed = isParsed ? await reparse(markup) : markup
  const different = markup.filter((html, index) => html !== reparsed[index])
  return {
    seen: markup.length,
    faults: [...faults, ...different.map((html) => `parses differently: ${html.slice(0, 200)}`)],
  }
}

let parser: Promise<Page> | undefined

/** Parses each text again on an empty page: the site's own pages accept no markup from scripts. */
async function reparse(markup: string[]): Promise<string[]> {
  parser ??= openPage()
  return (await parser).evaluate(
    (texts) =>
      texts.map((html) => {
        const element = document.createElement('div')
        element.innerHTML = html
        return element.innerHTML
      }),
    markup,
  )
}

function findForbidden(page: Page): Promise<{ markup: string[]; faults: string[] }> {
  return page.evaluate(() => {
    const elements = new Set(
      'P BR STRONG EM DEL A UL OL LI BLOCKQUOTE CODE PRE HR H2 H3 H4 TABLE THEAD TBODY TR TH TD IMG INPUT SUP SECTION'.split(
        ' ',
      ),
    )
    const attributes = new Set(
      'href title rel src srcset sizes alt width height loading decoding start align type checked disabled target class dir tabindex'.split(
        ' ',
      ),
    )
    const faults: string[] = []
    const texts = [...document.querySelectorAll('.prose')]
    for (const text of texts) {
      for (const element of text.querySelectorAll('*')) {
        if (!elements.has(element.tagName)) faults.push(`<${element.tagName}>`)
        for (const { name, value } of element.attributes) {
          const isNote =
            name.startsWith('data-footnote') ||
            name.startsWith('aria-') ||
            /^(user-content-|footnote)/.test(value)
          const isAlignment = name === 'style' && /^text-align: (left|center|right);$/.test(value)
          if (!attributes.has(name) && !isNote && !isAlignment)
            faults.push(`${element.tagName}[${name}=${value}]`)
        }
        if (
          element instanceof HTMLAnchorElement &&
          !/^(https?:|mailto:|ftp:|:)$/.test(element.protocol)
        )
          faults.push(`link ${element.href}`)
        for (const type of ['mouseover', 'focus', 'pointerdown', 'error', 'load', 'toggle'])
          element.dispatchEvent(new Event(type, { bubbles: false }))
      }
    }
    return { markup: texts.map((text) => text.innerHTML), faults }
  })
}

it('reaches the site as posts, nearly all of them', () => {
  expect(posted).toBeGreaterThan(COMBINATIONS * 0.97)
})

it(
  'does nothing on any page of the topic, before the app runs and after',
  { timeout: 600_000 },
  async () => {
    const { page, faults } = await openWatched()
    const pageCount = Math.ceil((posted + 1) / POSTS_A_PAGE)
    let seen = 0
    for (let number = 1; number <= pageCount; number += 1) {
      await page.goto(`${paths.topic}?page=${number}`)
      const atFirst = await auditTexts(page)
      expect([number, atFirst.faults]).toEqual([number, []])
      await wakeApp(page)
      for (let y = 0; y < 10; y += 1) await page.mouse.wheel(0, 4000)
      await page.waitForTimeout(500)
      expect([number, await auditTexts(page)]).toEqual([number, atFirst])
      expect(await page.title()).toContain('<img src=x onerror=alert(1)>')
      seen += atFirst.seen
    }
    expect(seen).toBe(posted + 1)
    expect(faults).toEqual([])
    await page.context().close()
  },
)

it('does nothing in its author’s preview', async () => {
  const { page, faults } = await openWatched()
  await page.goto(`${paths.board}#write`)
  await wakeApp(page)
  await page.getByLabel('Text', { exact: true }).focus()
  await page.locator('.w-md-editor textarea').waitFor()
  const step = Math.floor(texts.length / PREVIEWS)
  for (const text of texts.filter((_, index) => index % step === 0)) {
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Preview' }).click()
    // React builds it element by element; no markup is parsed.
    const { seen, faults: found } = await auditTexts(page, { isParsed: false })
    expect([text, seen, found]).toEqual([text, 1, []])
    await page.getByRole('button', { name: 'Write', exact: true }).click()
  }
  expect(faults).toEqual([])
  await page.context().close()
})

it('would be noticed', async () => {
  const { page, faults } = await openWatched()
  const hostile =
    '<img id="x" src="https://evil.example/x.gif" onerror="alert(1)"><a href="javascript:alert(1)">x</a><b>x</b>'
  await page.route('**/ceo-ca', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</main>',
      `<div class="prose">${hostile}</div></main>`,
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/ceo-ca')
  await expect
    .poll(() => faults.filter((fault) => fault.startsWith('violation')).length)
    .toBeGreaterThan(1)
  expect((await auditTexts(page)).faults).toEqual(
    expect.arrayContaining([
      'IMG[id=x]',
      'IMG[onerror=alert(1)]',
      'link javascript:alert(1)',
      '<B>',
    ]),
  )
  expectNoProblems(page, /Content Security Policy/)
  await page.context().close()
})
