import type { Browser, CDPSession, Page, Request } from 'playwright-core'
import { launchChromium } from '../chromium.ts'
import { startSecureFront } from './front.ts'
import { median } from './numbers.ts'
import { demoState, freePort, startSite } from './servers.ts'
import type { Row } from './table.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const CPU_RATE = 4
const BYTES_A_SECOND = 9_000_000 / 8
const FAST_4G = { latency: 85, bytesASecond: BYTES_A_SECOND }
const IDLE_MS = 2000
const RUNS = 5
/** Late script requests and the browser's own timing of the tap are known by then. */
const SETTLE_MS = 700
const MAX = { feedback: 100, inp: 100, scripts: 8, waves: 1 }

interface Tap {
  what: string
  path: string
  /** Tapped before the measured tap, to reach it. */
  first?: string
  target: string
  /** CSS selector of the opened element; `!text` is an element whose text the tap changes. */
  opens: string
  /** The network is not throttled, only the CPU is slow. */
  isOffNetwork?: boolean
}

const SHEET = '.sticky.bottom-0 button'
const TAPS: Tap[] = [
  { what: 'booking sheet', path: '/tour/1-ca', target: SHEET, opens: 'dialog[open] dl' },
  {
    what: 'gallery',
    path: '/tour/1-ca',
    target: 'main section li button',
    opens: 'dialog[open] img',
  },
  {
    what: 'calculator',
    path: '/tour/1-ca',
    first: SHEET,
    target: 'dialog[open] [data-party] label:last-of-type',
    opens: '!dialog[open] [aria-live]',
  },
  {
    what: 'language menu',
    path: '/ca',
    target: 'header summary[aria-label^="Language"]',
    opens: 'details[open] [data-lang-choice]',
  },
  { what: 'tour card', path: '/ca', target: 'main article a', opens: 'article h1' },
]

/** In ms of this process's clock; `end` is infinite if the page was left before the file arrived. */
interface Script {
  start: number
  end: number
}

interface Figures {
  feedback: number
  open: number
  inp: number
  scripts: number
  waves: number
}

/** The first tap on a fresh page, until its target opens: a slow phone on 4G, after two idle seconds and at once. */
export async function measureFirstTap(): Promise<Row[]> {
  const port = freePort()
  const site = await startSite('first-tap', await demoState(), {
    BASE_URL: `https://localhost:${port}`,
  })
  const front = await startSecureFront(site, port)
  const browser = await launchChromium(front.trust)
  const rows: Row[] = []
  try {
    for (const tap of TAPS)
      for (const isIdle of [true, false]) {
        const runs: Figures[] = []
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await measureTap(browser, front.origin, { ...tap, isIdle }))
        rows.push(rowOf(tap.what, isIdle, runs))
      }
    return rows
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}

export async function measureTap(
  browser: Browser,
  origin: string,
  { path, first, target, opens, isIdle, isOffNetwork = false }: Tap & { isIdle: boolean },
): Promise<Figures> {
  const context = await browser.newContext({
    ...PHONE,
    locale: 'en-CA',
    baseURL: origin,
  })
  try {
    const page = await context.newPage()
    await throttle(await context.newCDPSession(page), isOffNetwork ? null : FAST_4G)
    await page.addInitScript(watchTap, opens)
    // By address: the app's files are fetched first, and then imported from the browser's cache.
    const scripts = new Map<string, Script>()
    let documents = 0
    page.on('request', (each) => {
      if (each.isNavigationRequest()) documents += 1
      const isNew = documents === 1 && !scripts.has(each.url())
      if (isNew && each.url().endsWith('.js'))
        scripts.set(each.url(), { start: performance.now(), end: Infinity })
    })
    page.on('requestfinished', (each) => {
      const script = scripts.get(each.url())
      if (script?.end === Infinity) Object.assign(script, timesOf(each))
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page
      .locator(first ?? target)
      .first()
      .waitFor()
    // Nothing can be tapped before it is painted.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
    if (isIdle) {
      await page.waitForLoadState('load')
      await page.waitForTimeout(IDLE_MS)
    }
    if (first) await tapOn(page, first)
    await page.evaluate((selector) => sessionStorage.setItem('target', selector), target)
    await tapOn(page, target)
    await page.waitForFunction(() => sessionStorage.getItem('open') !== null, null, {
      timeout: 30_000,
      polling: 50,
    })
    await page.waitForTimeout(SETTLE_MS)
    const read = (name: string) =>
      page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), name)
    const [feedback, open, inp] = [await read('feedback'), await read('open'), await read('inp')]
    const tappedAt = (await read('tapped')) - performance.timeOrigin
    const counted = countScripts([...scripts.values()], { tappedAt, openedAt: tappedAt + open })
    return { feedback, open, inp, ...counted }
  } finally {
    await context.close()
  }
}

/** A slow phone; with `network` null the network is not throttled. */
export async function throttle(
  session: CDPSession,
  network: { latency: number; bytesASecond: number } | null,
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytesASecond,
    uploadThroughput: network.bytesASecond,
  })
}

async function tapOn(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first()
  await element.waitFor()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${selector} cannot be tapped`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60))
}

/**
 * Runs in every document, before its scripts. Stores the times, in ms after the tap, at which the
 * tapped element reacts and its target is visible, even across a navigation.
 */
function watchTap(opens: string): void {
  const now = () => performance.timeOrigin + performance.now()
  const textOf = () => document.querySelector<HTMLElement>(opens.slice(1))?.innerText
  let textBefore: string | null | undefined
  const start = ({ target, timeStamp }: PointerEvent) => {
    const wanted = sessionStorage.getItem('target')
    if (!wanted || !(target instanceof Element) || !target.closest(wanted)) return
    textBefore = opens.startsWith('!') ? textOf() : null
    sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp))
  }
  addEventListener('pointerdown', start, { capture: true })
  const isOpen = () =>
    opens.startsWith('!')
      ? textOf() !== textBefore
      : [...document.querySelectorAll(opens)].some((each) => each.checkVisibility())
  const isFeltIn = (selector: string | null) =>
    document.querySelector('main[aria-busy="true"]') !== null ||
    document.querySelector(selector ?? '-')?.closest('[aria-busy="true"]') !== null
  const note = (name: string, since: number) =>
    sessionStorage.getItem(name) ?? sessionStorage.setItem(name, String(now() - since))
  const look = () => {
    const tapped = Number(sessionStorage.getItem('tapped'))
    if (tapped) {
      const open = isOpen()
      if (open) note('open', tapped)
      if (open || isFeltIn(sessionStorage.getItem('target'))) note('feedback', tapped)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId && entry.duration > Number(sessionStorage.getItem('inp')))
        sessionStorage.setItem('inp', String(entry.duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** By the browser's own timing: this process hears of a file later. */
function timesOf(request: Request): Script {
  const { startTime, responseEnd } = request.timing()
  const start = startTime - performance.timeOrigin
  return { start, end: start + responseEnd }
}

/**
 * A wave ends when the first of its scripts has arrived: scripts requested later were not known before. Files that are
 * fetched ahead make no wave: those of a later wave that begins before the tap, and those that arrive after the target
 * has opened.
 */
function countScripts(
  scripts: Script[],
  { tappedAt, openedAt }: { tappedAt: number; openedAt: number },
): { scripts: number; waves: number } {
  let waves = 0
  let firstEnd = -Infinity
  for (const { start, end } of scripts.filter((each) => each.end <= openedAt)) {
    if (start > firstEnd && (waves === 0 || start > tappedAt)) waves += 1
    firstEnd = start > firstEnd ? end : Math.min(firstEnd, end)
  }
  return { scripts: scripts.length, waves }
}

function rowOf(what: string, isIdle: boolean, runs: Figures[]): Row {
  const maxOpen = isIdle ? 300 : 1200
  const of = (name: keyof Figures) => Math.round(median(runs.map((run) => run[name])))
  const { feedback, open, inp, scripts, waves } = {
    feedback: of('feedback'),
    open: of('open'),
    inp: of('inp'),
    scripts: of('scripts'),
    waves: of('waves'),
  }
  return {
    what: `${what}, ${isIdle ? 'after 2 s' : 'at once'}`,
    budget: `felt ≤ ${MAX.feedback}, open ≤ ${maxOpen}, INP ≤ ${MAX.inp} ms; ≤ ${MAX.scripts} scripts in ${MAX.waves}`,
    measured: `${feedback}, ${open}, ${inp} ms; ${scripts} in ${waves}`,
    isKept:
      feedback <= MAX.feedback &&
      open <= maxOpen &&
      inp <= MAX.inp &&
      scripts <= MAX.scripts &&
      waves <= MAX.waves,
  }
}
