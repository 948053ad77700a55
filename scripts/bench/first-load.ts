import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { launchChromium } from '../chromium.ts'
import { demoState, startSite } from './servers.ts'
import type { Row } from './table.ts'

const PHONE = { width: 390, height: 844 }
const BYTES_A_KB = 1000
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g
const SCRIPTS = /<script data-entry="[^"]*">([\s\S]*?)<\/script>/g
/** Delayed requests of the page have started by then. */
const SETTLE_MS = 1500

/** kB of scripts until a page is an app, gzip. */
const MAX_SCRIPTS_KB = { '/ca': 220, '/tour/x-1-ca': 230, '/contact-ca': 260 }
/** Fetched when the page is idle, or only in another language. */
const LATER = /\/request-sheet-|-texts-(?:kr|cn)-/

/** Measures the downloads of a first visit to the home page before any interaction, compressed as in production. */
export async function measureFirstLoad(): Promise<Row[]> {
  const site = await startSite('first-load', await demoState())
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: PHONE, locale: 'en-CA' })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(`${site.origin}/ca`)
    const early = [...responses]
    // The app loads when the page is idle.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE_MS)
    const html = await bodiesOf(responses, 'document')
    const styles = inside(html, STYLES)
    const scripts = inside(html, SCRIPTS)
    // Each byte counts once, by its kind: the page carries its styles and first script.
    const markup = html.map((page) => page.replaceAll(STYLES, '').replaceAll(SCRIPTS, ''))
    const elsewhere = responses.filter(
      (each) => each.url().startsWith('http') && !each.url().startsWith(site.origin),
    )
    return [
      sizeRow('HTML without its styles and script', 25, markup),
      sizeRow('JS before the app', 25, [...scripts, ...(await bodiesOf(early, 'script'))]),
      sizeRow('CSS', 12, [...styles, ...(await bodiesOf(responses, 'stylesheet'))]),
      sizeRow('the page with all that it carries', 62, html),
      countRow('requests before scroll', 15, new Set(responses.map((each) => each.url())).size),
      countRow('requests to others', 0, elsewhere.length),
      ...(await Promise.all(
        Object.entries(MAX_SCRIPTS_KB).map((page) => scriptsRow(site.origin, ...page)),
      )),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

function inside(html: string[], element: RegExp): string[] {
  return [...html.join('').matchAll(element)].map(([, text = '']) => text)
}

async function bodiesOf(responses: Response[], type: string): Promise<string[]> {
  const wanted = responses.filter(
    (each) => each.request().resourceType() === type && each.status() === 200,
  )
  return Promise.all(wanted.map((response) => response.text()))
}

function sizeRow(what: string, maxKb: number, bodies: string[], page = 'home'): Row {
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / BYTES_A_KB
  return {
    what: `${page}: ${what}, gzip`,
    budget: `≤ ${maxKb} kB`,
    measured: `${kilobytes.toFixed(1)} kB`,
    isKept: kilobytes <= maxKb,
  }
}

async function scriptsRow(origin: string, path: string, maxKb: number): Promise<Row> {
  const page = await (await fetch(origin + path)).text()
  const files = /data-entry="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? []
  const scripts = files.filter((file) => !LATER.test(file))
  const bodies = scripts.map(async (file) => (await fetch(origin + file)).text())
  return sizeRow('scripts until it is an app', maxKb, await Promise.all(bodies), path)
}

function countRow(what: string, max: number, n: number): Row {
  return {
    what: `home: ${what}`,
    budget: max === 0 ? '0' : `≤ ${max}`,
    measured: String(n),
    isKept: n <= max,
  }
}
