import lighthouse, { type Result } from 'lighthouse'
import { launchChromium } from '../chromium.ts'
import { startFront } from './front.ts'
import { median } from './numbers.ts'
import { demoState, freePort, startSite } from './servers.ts'
import type { Row } from './table.ts'

const LANGS = ['kr', 'ca', 'cn']
/** One page of each public kind, without its language suffix. */
const PAGES = [
  '',
  'travel',
  'rockies',
  'tour/1',
  'board/1',
  'ceo',
  'career',
  'contact',
  'attention',
  'tandc',
  'privacy',
]
const MAX_TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MIN_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const MAX_LCP_MS = 1000
const MAX_TBT_MS = 100
const MAX_CLS = 0.01

/** Lighthouse for a phone, on every kind of public page in three languages; the median of some runs each. */
export async function measureLighthouse(runs = 3): Promise<Row[]> {
  const site = await startSite('lighthouse', await demoState())
  const front = await startFront(site, freePort())
  const port = freePort()
  const browser = await launchChromium(`--remote-debugging-port=${port}`)
  const rows: Row[] = []
  try {
    for (const page of [...PAGES, await aTopic(site.origin)])
      for (const lang of LANGS) {
        const address = page ? `/${page}-${lang}` : `/${lang}`
        const results: Result[] = []
        for (let run = 0; run < runs; run += 1)
          results.push(await look(front.origin + address, port))
        rows.push(rowOf(address, results))
      }
    return rows
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}

/** The newest topic of the sitemap. */
async function aTopic(origin: string): Promise<string> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const topic = /\/(tour\/\d+\/\d+)-/.exec(map)?.[1]
  if (!topic) throw new Error('The site map names no topic')
  return topic
}

async function look(url: string, port: number): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const done = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    const failure = done?.lhr.runtimeError
    if (done && !failure) return done.lhr
    // Chromium's trace sometimes starts too late; Lighthouse itself recommends a retry.
    if (failure?.code !== 'NO_NAVSTART' || attempt === MAX_TRIES)
      throw new Error(`Lighthouse failed on ${url}: ${failure?.message}`)
  }
}

function rowOf(what: string, results: Result[]): Row {
  const scores = CATEGORIES.map((each) =>
    median(results.map(({ categories }) => (categories[each]?.score ?? 0) * 100)),
  )
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Infinity))
  const [lcp, tbt, cls] = [
    value('largest-contentful-paint'),
    value('total-blocking-time'),
    value('cumulative-layout-shift'),
  ]
  const isScored = CATEGORIES.every(
    (each, index) => Math.round(scores[index] ?? 0) >= MIN_SCORES[each],
  )
  return {
    what,
    budget: '≥ 99 / 100 / 100 / 100, LCP ≤ 1.0 s, TBT ≤ 100 ms, CLS ≤ 0.01',
    measured: `${scores.map((score) => score.toFixed(0)).join(' / ')}, ${(lcp / 1000).toFixed(2)} s, ${tbt.toFixed(0)} ms, ${cls.toFixed(3)}`,
    isKept: isScored && lcp <= MAX_LCP_MS && tbt <= MAX_TBT_MS && cls <= MAX_CLS,
  }
}
