import {
  findPage,
  readAddress,
  renderPage,
  writeAddress,
  type PageFacts,
  type RenderedPage,
} from '../../web/edge'
import { settingsOf, withDatabase, type Bindings, type Settings } from '../env'
import { countView } from '../features/board/board.views'
import { countVisit, isRobot } from '../features/admin/visits'
import { batchReads } from '../db/batched-reads'
import { langOfHeaders } from '../http/request-language'
import { addDays, calgaryDay, startOfCalgaryDay } from '../contracts/calendar'
import { isLang, LANG_TAG, type Lang } from '../contracts/languages'
import { logFailure } from '../log'
import { readBuiltText } from '../services/built-texts'
import { subrequestOf, requestIdOf } from '../http/request'
import { cachedPage, type CachedPage } from './page-memo'
import { pageHeaders } from './page-policy'
import { fillShell, readShell } from './shell'

type Send = (
  request: Request,
  env: Bindings,
  context: ExecutionContext,
) => Response | Promise<Response>

const LONGEST_PATH = 1000
const NOT_STORED = 'no-store'
/** Secrets of mailed links, on any page. */
const SECRET_PARAMETERS = ['code', 'token']

/** One request for a page, with what is known before it is rendered. */
interface Visit extends PageFacts {
  request: Request
  env: Bindings
  context: ExecutionContext
  settings: Settings
  url: URL
  lang: Lang
  /** Whether the address names the language. */
  isNamed: boolean
}

/**
 * Serves a navigation: finds the language, renders the app against the API in-process and fills the shell. Pages hold
 * nothing personal, so an address has one response for all.
 */
export async function respondWithPage(
  request: Request,
  env: Bindings,
  { url, context, api }: { url: URL; context: ExecutionContext; api: Send },
): Promise<Response> {
  const refusal = refusalOf(request, url)
  if (refusal) return refusal
  const { path, lang: named } = readAddress(safePath(url.pathname))
  const requested = url.search === '' ? null : url.searchParams.get('lang')
  if (named === null && isLang(requested)) return redirectToLanguage(url, { path, lang: requested })
  const facts = findPage(path, url.search)
  const visit: Visit = {
    ...facts,
    request,
    env,
    context,
    url,
    settings: settingsOf(env),
    isSecret: facts.isSecret || SECRET_PARAMETERS.some((name) => url.searchParams.has(name)),
    lang: named ?? langOfHeaders(request.headers),
    isNamed: named !== null,
  }
  const page = await findOrMakePage(visit, api)
  if (request.method === 'GET' && page.status === 200) countPageView(page, visit)
  return toResponse(page, request)
}

/** For other methods than reads, and for files that are not there: they are served before the worker. */
function refusalOf({ method }: Request, { pathname }: URL): Response | null {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  if (!pathname.startsWith('/assets/') && pathname !== '/index.html') return null
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': NOT_STORED, 'content-type': 'text/plain' },
  })
}

function findOrMakePage(visit: Visit, api: Send): Promise<CachedPage> {
  return cachedPage(keyOf(visit), {
    lifeMs: visit.isSecret ? 0 : visit.settings.pageMemoMs,
    tags: visit.tags,
    make: () => makePage(visit, api),
    isCacheable: ({ headers }) => headers['cache-control'] !== NOT_STORED,
    isBroken: ({ status }) => status >= 500,
    waitUntil: (work) => visit.context.waitUntil(work),
  })
}

function keyOf({ url, lang, isNamed, path, search }: Visit): string {
  return `${url.origin} ${lang} ${isNamed ? '' : '*'} ${path}${search}`
}

async function makePage(visit: Visit, api: Send): Promise<CachedPage> {
  const { request, env, context, settings, url, path, search, lang } = visit
  const pageEnv = withDatabase(env, batchReads(env.DB))
  let retryAfter: string | null = null
  const page = await renderPage({
    path,
    search,
    lang,
    origin: settings.baseUrl || url.origin,
    now: Date.now(),
    readAsset: (asset) => readBuiltText(asset, { assets: env.ASSETS, origin: url.origin }),
    api: async (input, init) => {
      const read = subrequestOf(request, new Request(input, init))
      const response = await api(read, pageEnv, context)
      if (response.status === 429) retryAfter = response.headers.get('retry-after')
      return response
    },
  })
  const assembled = await assemble(page, visit)
  return retryAfter ? asRefused(assembled, retryAfter) : assembled
}

/** Counts a page view and its topic's; not for admin screens and robots. */
function countPageView(
  { topicId }: CachedPage,
  { kind, tags, lang, request, env, context }: Visit,
): void {
  if (kind === 'admin' || kind === 'preview' || isRobot(request.headers.get('user-agent'))) return
  countVisit(env, context, { lang, kind, tourId: kind === 'tour' ? tourOf(tags) : null })
  if (topicId) countView(env, context, { request, topicId })
}

/** The tour of a page by its cache tag. */
function tourOf(tags: string[]): number | null {
  const tag = tags.find((each) => /^tour-\d+$/.test(each))
  return tag ? Number(tag.slice('tour-'.length)) : null
}

/** Moves `?lang=` into the path, so that a page has one address. */
function redirectToLanguage(url: URL, to: { path: string; lang: Lang }): Response {
  // Absolute: a path that begins with two slashes would lead to another host.
  const location = new URL(url)
  location.pathname = writeAddress(to.path, to.lang)
  location.searchParams.delete('lang')
  return new Response(null, {
    status: 302,
    // The target may be a page with a token in its URL.
    headers: {
      location: location.href,
      'cache-control': NOT_STORED,
      'referrer-policy': 'no-referrer',
    },
  })
}

async function assemble(
  page: RenderedPage,
  { request, url, env, settings, lang, isNamed, path, tags, isSecret, kind, startsWithTrip }: Visit,
): Promise<CachedPage> {
  const shell = await readShell(env.ASSETS, url.origin)
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': LANG_TAG[lang],
    'cache-control': cacheControl(page, isSecret),
    'cache-tag': tags.join(', '),
    ...pageHeaders({ hasTurnstile: settings.turnstile !== null, sources: shell.sources, kind }),
  }
  // Without a language in the address, the visitor's own decides.
  if (!isNamed) headers['vary'] = 'Accept-Language, Cookie'
  if (isSecret) headers['referrer-policy'] = 'no-referrer'
  const { redirectTo, failure, status, topicId } = page
  if (redirectTo !== null)
    return { body: new Blob(), status: 302, headers: { ...headers, location: redirectTo }, topicId }
  if (failure) logFailure('page.failed', failure, { path, requestId: requestIdOf(request) })
  // Vite's scripts are inline in development.
  if (!shell.isBuilt) delete headers['content-security-policy']
  const isTrip = startsWithTrip && page.state !== '' && status === 200
  return { body: fillShell(shell, { lang, isTrip, ...page }), status, headers, topicId }
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
  // Prices, departures and written pages may change with the day.
  const left = Math.max(
    0,
    Math.floor((startOfCalgaryDay(addDays(calgaryDay(now), 1)) - now) / 1000),
  )
  const stale = Math.min(25, Math.max(0, left - 30))
  return `public, max-age=0, s-maxage=${Math.min(30, left)}, stale-while-revalidate=${stale}`
}

function toResponse({ body, status, headers }: CachedPage, request: Request): Response {
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** The path, or one that matches no route when it is too long or malformed. */
function safePath(pathname: string): string {
  if (pathname.length > LONGEST_PATH) return '/-'
  try {
    return decodeURIComponent(pathname).isWellFormed() ? pathname : '/-'
  } catch {
    return '/-'
  }
}
