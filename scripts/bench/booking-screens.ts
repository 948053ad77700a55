import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Browser } from 'playwright-core'
import { keyedHash } from '../../worker/http/keyed-hash.ts'
import { launchChromium } from '../chromium.ts'
import { ROOT } from '../tools.ts'
import { bookedState } from './fill.ts'
import { measureTap, PHONE, throttle } from './first-tap.ts'
import { startSecureFront } from './front.ts'
import { logIn } from './log-in.ts'
import { median } from './numbers.ts'
import { demoState, freePort, startSite, type Server } from './servers.ts'
import type { Row } from './table.ts'

const RUNS = 5
const BOOKINGS = 1000
/** Mbit/s and ms of Lighthouse's slow 4G. */
const SLOW_4G = { latency: 150, bytesASecond: 1_600_000 / 8 }
const MAX = { sheet: 200, trip: 1800 }
/** The message form is the last that an opened booking draws. */
const USABLE = 'main textarea'

/** The request sheet on a slow phone without a network to wait for, and a mailed link on slow 4G. */
export async function measureBookingScreens(): Promise<Row[]> {
  const port = freePort()
  const site = await startSite('booking-screens', await bookedState(await demoState(), BOOKINGS), {
    BASE_URL: `https://localhost:${port}`,
  })
  const front = await startSecureFront(site, port)
  const browser = await launchChromium(front.trust)
  try {
    const [sheet, link] = [await sheetTimes(browser, front.origin), await mailedLink(site)]
    const trip: number[] = []
    for (let run = 0; run < RUNS; run += 1) trip.push(await tripTime(browser, front.origin + link))
    return [
      row('request sheet: from the tap until its days can be chosen, CPU ÷ 4', MAX.sheet, sheet),
      row('a mailed link: from the click until one can write, CPU ÷ 4, slow 4G', MAX.trip, trip),
    ]
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}

async function sheetTimes(browser: Browser, origin: string): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const { open } = await measureTap(browser, origin, {
      what: 'request sheet',
      path: '/tour/1-ca',
      target: '.sticky.bottom-0 button:last-of-type',
      opens: 'dialog[open] [role="grid"] button',
      isIdle: true,
      isOffNetwork: true,
    })
    times.push(open)
  }
  return times
}

/** The address of a quoted booking, with the key of its guest. */
async function mailedLink(site: Server): Promise<string> {
  const headers = { authorization: `Bearer ${await logIn(site, 'admin')}` }
  const list = await fetch(`${site.origin}/api/admin/bookings?column=quoted`, { headers })
  const [booking] = (await list.json<{ bookings: { pid: string }[] }>()).bookings
  const { PEPPER = '' } = parseEnv(readFileSync(join(ROOT, '.dev.vars'), 'utf8'))
  const pid = booking?.pid ?? ''
  return `/trip/${pid}#k=${keyedHash(PEPPER, 'guest.lead', pid, 1)}`
}

async function tripTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    ...PHONE,
    locale: 'en-CA',
  })
  try {
    const page = await context.newPage()
    await throttle(await context.newCDPSession(page), SLOW_4G)
    await page.goto(address, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(
      (selector) => document.querySelector(selector)?.checkVisibility() && performance.now(),
      USABLE,
      { timeout: 60_000, polling: 'raf' },
    )
    return Number(await seen.jsonValue())
  } finally {
    await context.close()
  }
}

function row(what: string, maxMs: number, times: number[]): Row {
  const ms = median(times)
  return {
    what,
    budget: `≤ ${maxMs} ms`,
    measured: `${ms.toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
    isKept: ms <= maxMs,
  }
}
