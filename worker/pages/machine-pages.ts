import { settingsOf, type Bindings } from '../env'
import { listFeedTopics, listSitemapTopics } from '../features/board/feed.queries'
import { visitorTourList } from '../features/tours/tour-list.cache'
import { readSettings } from '../services/settings/settings'
import { openPrimary } from '../db/client'
import { isLang, type Lang } from '../contracts/languages'
import { writeAddress } from '../contracts/page-address'
import { logFailure } from '../log'
import { requestIdOf } from '../http/request'
import { atomFeed } from './feeds'
import { topicEntries, tourEntries } from './feed-entries'
import { siteMap } from './site-map'

/** Three addresses each; a sitemap file may hold 50,000. */
const MAX_SITEMAP_TOPICS = 10_000
const CACHE = 'public, max-age=300, s-maxage=600'
/** A deleted or hidden post or tour disappears within a minute. */
const CHANGING_CACHE = 'public, max-age=60'

type MachinePage = (origin: string, env: Bindings, context: ExecutionContext) => Promise<Response>

/** Fixed addresses for machines: robots.txt, sitemap.xml, the manifest and the feeds. Null for all others. */
export function machinePageOf(pathname: string): MachinePage | null {
  if (pathname === '/robots.txt') return robots
  if (pathname === '/sitemap.xml') return sitemap
  if (pathname === '/manifest.webmanifest') return manifest
  const feedLang = /^\/feed-(kr|ca|cn)\.xml$/.exec(pathname)?.[1]
  if (isLang(feedLang)) return (...site) => tourFeed(feedLang, ...site)
  const boardLang = /^\/board-(kr|ca|cn)\.xml$/.exec(pathname)?.[1]
  return isLang(boardLang) ? (origin, env) => boardFeed(boardLang, origin, env) : null
}

/** Serves a machine page; 503 with Retry-After when a store is down. */
export async function respondWithMachinePage(
  page: MachinePage,
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const origin = settingsOf(env).baseUrl || new URL(request.url).origin
  try {
    const response = await page(origin, env, context)
    return request.method === 'HEAD' ? new Response(null, response) : response
  } catch (error) {
    logFailure('page.machine', error, {
      path: new URL(request.url).pathname,
      requestId: requestIdOf(request),
    })
    return new Response(null, {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    })
  }
}

async function robots(origin: string): Promise<Response> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return text(lines.join('\n'), 'text/plain; charset=utf-8')
}

async function sitemap(
  origin: string,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const db = openPrimary(env.DB)
  const [{ tours }, { regions }, topics] = await Promise.all([
    visitorTourList(env, db, { now: Date.now(), context }),
    readSettings(env, db),
    listSitemapTopics(db, MAX_SITEMAP_TOPICS),
  ])
  const slugs = regions.filter(({ id, isShown }) => id > 0 && isShown).map(({ slug }) => slug)
  return text(
    siteMap(origin, { tours, regions: slugs, topics }),
    'application/xml; charset=utf-8',
    CHANGING_CACHE,
  )
}

async function tourFeed(
  lang: Lang,
  origin: string,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const db = openPrimary(env.DB)
  const [{ tours }, { company }] = await Promise.all([
    visitorTourList(env, db, { now: Date.now(), context }),
    readSettings(env, db),
  ])
  const feed = atomFeed({
    title: company.name,
    url: `${origin}/feed-${lang}.xml`,
    pageUrl: origin + writeAddress('/travel', lang),
    lang,
    entries: tourEntries(tours, origin, lang),
  })
  return text(feed, 'application/atom+xml; charset=utf-8', CHANGING_CACHE)
}

async function boardFeed(lang: Lang, origin: string, env: Bindings): Promise<Response> {
  const db = openPrimary(env.DB)
  const [{ company }, topics] = await Promise.all([readSettings(env, db), listFeedTopics(db)])
  const feed = atomFeed({
    title: company.name,
    url: `${origin}/board-${lang}.xml`,
    pageUrl: origin + writeAddress('/', lang),
    lang,
    entries: topicEntries(topics, origin, lang),
  })
  return text(feed, 'application/atom+xml; charset=utf-8', CHANGING_CACHE)
}

async function manifest(_origin: string, env: Bindings): Promise<Response> {
  const { company } = await readSettings(env, openPrimary(env.DB))
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return text(
    JSON.stringify({
      name: company.name,
      short_name: company.shortName,
      start_url: '/',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: '#12241f',
      icons: [
        icon('icon-192.png', '192x192', 'any'),
        icon('icon-512.png', '512x512', 'any'),
        icon('icon-maskable-512.png', '512x512', 'maskable'),
      ],
    }),
    'application/manifest+json',
  )
}

function text(body: string, type: string, cacheControl = CACHE): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl } })
}
