import { settingsOf } from '../env'
import { countView } from '../features/board/board.views'
import { countVisit, isRobot } from '../features/admin/visits'
import { langOfHeaders } from '../http/request-language'
import { isLang, type Lang } from '../contracts/languages'
import { readAddress, writeAddress } from '../contracts/page-address'
import { makePage, NOT_STORED, type Visit } from './page-making'
import { cachedPage, type CachedPage } from './page-memo'

const LONGEST_PATH = 1000
/** Secrets of mailed links, on any page. */
const SECRET_PARAMETERS = ['code', 'token']

/**
 * Serves a navigation: finds the language, renders the app against the API in-process and fills the shell. Pages hold
 * nothing personal, so an address has one response for all.
 */
export async function respondWithPage(
  request: Request,
  { env, context, url, api, web }: Pick<Visit, 'env' | 'context' | 'url' | 'api' | 'web'>,
): Promise<Response> {
  const refusal = refusalOf(request, url)
  if (refusal) return refusal
  const unescaped = withQuery(url)
  if (unescaped) return redirectTo(unescaped)
  const { path, lang: named } = readAddress(safePath(url.pathname))
  const requested = url.search === '' ? null : url.searchParams.get('lang')
  if (named === null && isLang(requested)) return redirectToLanguage(url, { path, lang: requested })
  const facts = web.findPage(path, url.search)
  const visit: Visit = {
    ...facts,
    request,
    env,
    context,
    url,
    api,
    web,
    settings: settingsOf(env),
    isSecret: facts.isSecret || SECRET_PARAMETERS.some((name) => url.searchParams.has(name)),
    lang: named ?? langOfHeaders(request.headers),
    isNamed: named !== null,
  }
  const page = await findOrMakePage(visit)
  if (request.method === 'GET' && page.status === 200) countPageView(page, visit)
  return toResponse(page, request)
}

/** Refuses writes, and files that do not exist: those that do are served before the worker. */
function refusalOf({ method }: Request, { pathname }: URL): Response | null {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  if (!pathname.startsWith('/assets/') && pathname !== '/index.html') return null
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': NOT_STORED, 'content-type': 'text/plain' },
  })
}

function findOrMakePage(visit: Visit): Promise<CachedPage> {
  return cachedPage(keyOf(visit), {
    lifeMs: visit.isSecret ? 0 : visit.settings.pageMemoMs,
    tags: visit.tags,
    make: (last) => makePage(visit, last),
    isCacheable: ({ headers }) => headers['cache-control'] !== NOT_STORED,
    isBroken: ({ status }) => status >= 500,
    isPersonal: ({ status }) => status === 429,
    waitUntil: (work) => visit.context.waitUntil(work),
  })
}

function keyOf({ url, lang, isNamed, path, search }: Visit): string {
  return `${url.origin} ${lang} ${isNamed ? '' : '*'} ${path}${search}`
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
  return redirectTo(location)
}

/** A mail program may escape the marks of a link's query, which no path of the site contains; null without one. */
function withQuery(url: URL): URL | null {
  const [path, query] = url.pathname.split(/%3F(.*)/is)
  if (!path || query === undefined) return null
  const location = new URL(url)
  location.pathname = path
  const plain = query.replace(/%3D/gi, '=').replace(/%26/gi, '&')
  location.search = url.search === '' ? plain : `${plain}&${url.search.slice(1)}`
  return location
}

function redirectTo(location: URL): Response {
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
