import { readAddress, renderPage, writeAddress, type RenderedPage } from '../../web/edge'
import { settingsOf, withDatabase, type Bindings, type Settings } from '../env'
import { countView } from '../features/board/board.views'
import { countVisit, isRobot } from '../features/admin/visits'
import { batchReads } from '../db/batched-reads'
import { langOfHeaders } from '../http/request-language'
import { isLang, LANG_TAG, type Lang } from '../contracts/languages'
import { logFailure } from '../log'
import { readBuiltText } from './built-texts'
import { subrequestOf, requestIdOf } from '../http/request'
import { pageSubject, pageTags } from './page-kind'
import { cachedPage, type CachedPage } from './page-memo'
import { pageHeaders } from './page-policy'
import { fillShell, readShell } from './shell'

type Send = (
  request: Request,
  env: Bindings,
  context: ExecutionContext,
) => Response | Promise<Response>

const LONGEST_PATH = 1000
/** The only query parameters that change a page; others are dropped, so they make no further copies. */
const PAGE_PARAMETERS = new Set(['page', 'after', 'tab', 'sort', 'q', 'category', 'reply'])
const NOT_STORED = 'no-store'
const TOPIC_READ = /\/api\/forum\/\d+\/topic\/(\d+)(?:\?|$)/
/** Secrets of mailed links, on any page. */
const SECRET_PARAMETERS = ['code', 'token']

/**
 * Serves a navigation: finds the language, renders the app against the API in-process and fills the shell. Pages hold
 * nothing personal, so an address has one response for all.
 */
export async function respondWithPage(
  request: Request,
  env: Bindings,
  { url, context, api }: { url: URL; context: ExecutionContext; api: Send },
): Promise<Response> {
  const settings = settingsOf(env)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  if (url.pathname.startsWith('/assets/') || url.pathname === '/index.html')
    return new Response('Not found', {
      status: 404,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
    })
  const { path, lang: named } = readAddress(safePath(url.pathname))
  const requested = url.search === '' ? null : url.searchParams.get('lang')
  if (named === null && isLang(requested)) return redirectToLanguage(url, { path, lang: requested })
  const carriesSecret =
    url.search !== '' && SECRET_PARAMETERS.some((name) => url.searchParams.has(name))
  const lang = named ?? langOfHeaders(request.headers)
  const search = pageSearch(url)
  const key = `${url.origin} ${lang} ${named ? '' : '*'} ${path}${search}`
  const make = async () => {
    const pageEnv = withDatabase(env, batchReads(env.DB))
    let topicId: number | null = null
    let retryAfter: string | null = null
    const page = await renderPage({
      origin: settings.baseUrl || url.origin,
      path,
      search,
      lang,
      now: Date.now(),
      readAsset: (asset) => readBuiltText(asset, { assets: env.ASSETS, origin: url.origin }),
      api: async (input, init) => {
        const read = subrequestOf(request, new Request(input, init))
        const response = await api(read, pageEnv, context)
        if (response.ok) topicId ??= topicOf(read)
        if (response.status === 429) retryAfter = response.headers.get('retry-after')
        return response
      },
    })
    const isNamed = named !== null
    const options = {
      request,
      origin: url.origin,
      env,
      settings,
      lang,
      isNamed,
      path,
      carriesSecret,
    }
    const assembled = await assemble(page, options)
    return { ...(retryAfter ? asRefused(assembled, retryAfter) : assembled), topicId }
  }
  const response = await cachedPage(key, {
    lifeMs: carriesSecret ? 0 : settings.pageMemoMs,
    make,
    isCacheable: ({ headers }) => headers['cache-control'] !== NOT_STORED,
    isBroken: ({ status }) => status >= 500,
    waitUntil: (work) => context.waitUntil(work),
  })
  if (request.method === 'GET' && response.status === 200)
    countPageView(response, { request, env, context, lang })
  return toResponse(response, request)
}

/** Counts a page view and its topic's; not for admin screens and robots. */
function countPageView(
  { kind, topicId }: CachedPage,
  {
    request,
    env,
    context,
    lang,
  }: { request: Request; env: Bindings; context: ExecutionContext; lang: Lang },
): void {
  if (kind === 'admin' || isRobot(request.headers.get('user-agent'))) return
  countVisit(env, context, { lang, kind })
  if (topicId) countView(env, context, { request, topicId })
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

interface AssembleOptions {
  request: Request
  origin: string
  env: Bindings
  settings: Settings
  lang: Lang
  isNamed: boolean
  path: string
  carriesSecret: boolean
}

async function assemble(
  page: RenderedPage,
  { request, origin, env, settings, lang, isNamed, path, carriesSecret }: AssembleOptions,
): Promise<CachedPage> {
  const shell = await readShell(env.ASSETS, origin)
  const isSecret = carriesSecret || page.isSecret
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': LANG_TAG[lang],
    'cache-control': cacheControl(page, isSecret),
    'cache-tag': pageTags(path),
    ...pageHeaders({ hasTurnstile: settings.turnstile !== null, sources: shell.sources }),
  }
  // Without a language in the address, the visitor's own decides.
  if (!isNamed) headers['vary'] = 'Accept-Language, Cookie'
  if (isSecret) headers['referrer-policy'] = 'no-referrer'
  const { kind } = pageSubject(path)
  if (page.redirectTo !== null)
    return {
      body: new Blob(),
      status: 302,
      headers: { ...headers, location: page.redirectTo },
      kind,
    }
  if (page.failure)
    logFailure('page.failed', page.failure, { path, requestId: requestIdOf(request) })
  // Vite's scripts are inline in development.
  if (!shell.isBuilt) delete headers['content-security-policy']
  return { body: fillShell(shell, { lang, ...page }), status: page.status, headers, kind }
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
  return 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'
}

/** The topic that an API call reads. */
function topicOf(request: Request): number | null {
  const [, topicId] = TOPIC_READ.exec(request.url) ?? []
  return topicId === undefined ? null : Number(topicId)
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

function pageSearch(url: URL): string {
  if (url.search === '') return ''
  const allowed = new URLSearchParams()
  for (const [name, value] of url.searchParams)
    if (PAGE_PARAMETERS.has(name) && value.length <= 200) allowed.set(name, value)
  allowed.sort()
  const search = allowed.toString()
  return search && `?${search}`
}
