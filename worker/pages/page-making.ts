import { addDays } from '../contracts/dates/calendar'
import { startOfCalgaryDay } from '../contracts/dates/calgary-instant'
import { calgaryDay } from '../contracts/dates/calgary-clock'
import { MINUTE_MS } from '../contracts/dates/durations'
import { LANG_TAG, type Lang } from '../contracts/languages'
import type { PageFacts, RenderedPage, WebApp } from '../contracts/rendering'
import { batchReads } from '../db/batched-reads'
import { withDatabase, type Bindings, type Settings } from '../env'
import { requestIdOf, subrequestOf } from '../http/request'
import { logFailure } from '../log'
import { readBuiltText } from '../services/built-texts'
import type { CachedPage } from './page-memo'
import { pageHeaders } from './page-policy'
import { PageReads } from './page-reads'
import { fillShell, readShell } from './shell'

export type Send = (
  request: Request,
  env: Bindings,
  context: ExecutionContext,
) => Response | Promise<Response>

export const NOT_STORED = 'no-store'

/** One request for a page, with the facts known before it is rendered. */
export interface Visit extends PageFacts {
  request: Request
  env: Bindings
  context: ExecutionContext
  /** The API, for the page's reads. */
  api: Send
  web: WebApp
  settings: Settings
  url: URL
  lang: Lang
  /** Whether the address names the language. */
  isNamed: boolean
}

/** One `import()`: each takes most of a millisecond. */
let renderer: ReturnType<WebApp['loadRenderer']> | undefined

/**
 * Renders a page against the API in-process and fills the shell. If its reads have the same answers as those of the last
 * one, that is the page.
 */
export async function makePage(visit: Visit, last: CachedPage | null): Promise<CachedPage> {
  const { request, env, context, api, web, settings, url, path, search, lang } = visit
  const pageEnv = withDatabase(env, batchReads(env.DB))
  let retryAfter: string | null = null
  const reads = new PageReads(async (input, init) => {
    const read = subrequestOf(request, new Request(input, init))
    const response = await api(read, pageEnv, context)
    if (response.status === 429) retryAfter = response.headers.get('retry-after')
    return response
  })
  const now = Date.now()
  if (last?.made && now < last.made.until && (await reads.haveSame(last.made.source))) return last
  const { renderPage } = await (renderer ??= web.loadRenderer())
  const page = await renderPage({
    path,
    search,
    lang,
    origin: settings.baseUrl || url.origin,
    now,
    readAsset: (asset) => readBuiltText(asset, { assets: env.ASSETS, origin: url.origin }),
    api: reads.fetch,
  })
  const source = await reads.source()
  const assembled = await assemble(page, visit)
  if (source) assembled.made = { source, until: Math.min(page.sameUntil, lastMinuteOfDay(now)) }
  return retryAfter ? asRefused(assembled, retryAfter) : assembled
}

async function assemble(
  page: RenderedPage,
  {
    request,
    url,
    env,
    settings,
    lang,
    isNamed,
    path,
    tags,
    isSecret,
    kind,
    startsWithTrip,
    route,
  }: Visit,
): Promise<CachedPage> {
  const shell = await readShell(env.ASSETS, url.origin)
  const { sources, isBuilt } = shell
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': LANG_TAG[lang],
    'cache-control': cacheControl(page, isSecret),
    'cache-tag': tags.join(', '),
    ...pageHeaders({ hasTurnstile: settings.turnstile !== null, sources, isBuilt, kind }),
  }
  // Without a language in the address, the visitor's own decides.
  if (!isNamed) headers['vary'] = 'Accept-Language, Cookie'
  if (isSecret) headers['referrer-policy'] = 'no-referrer'
  const { redirectTo, failure, status, topicId } = page
  if (redirectTo !== null)
    return {
      body: new Blob(),
      status: 302,
      headers: { ...headers, location: redirectTo },
      topicId,
      made: null,
    }
  if (failure) logFailure('page.failed', failure, { path, requestId: requestIdOf(request) })
  const isTrip = startsWithTrip && page.state !== '' && status === 200
  const body = fillShell(shell, { lang, isTrip, route, ...page })
  return { body, status, headers, topicId, made: null }
}

/** A 429 concerns one visitor, so the page is not cached. */
function asRefused(page: CachedPage, retryAfter: string): CachedPage {
  return {
    ...page,
    status: 429,
    headers: { ...page.headers, 'cache-control': NOT_STORED, 'retry-after': retryAfter },
  }
}

function cacheControl({ status, failure }: RenderedPage, isSecret: boolean): string {
  if (status !== 200 || failure || isSecret) return NOT_STORED
  const now = Date.now()
  const left = Math.max(0, Math.floor((endOfDay(now) - now) / 1000))
  const stale = Math.min(25, Math.max(0, left - 30))
  return `public, max-age=0, s-maxage=${Math.min(30, left)}, stale-while-revalidate=${stale}`
}

/** Prices, departures and written pages may change with Calgary's day. */
function endOfDay(now: number): number {
  return startOfCalgaryDay(addDays(calgaryDay(now), 1))
}

/** In the last minute of a day, a page's headers change with each second. */
function lastMinuteOfDay(now: number): number {
  return endOfDay(now) - MINUTE_MS
}
