import { LastGood } from '../cache/last-good'
import { SingleFlight } from '../cache/single-flight'
import { onPurge } from '../cache/tags'
import { bytesOf, type PageSource } from './page-reads'

/** A rendered page, cached in the isolate for a few seconds: a burst of visitors costs one render. */
export interface CachedPage {
  /** Encoded once. A blob, because an array's bytes would be copied for each response. */
  body: Blob
  status: number
  headers: Record<string, string>
  /** The public topic on the page. */
  topicId: number | null
  /** Its source, and until when (UTC ms) the same answers give the same page; null if it is always rendered again. */
  made: { source: PageSource; until: number } | null
}

interface MemoOptions {
  /** Period for which a page is fresh, in ms; 0 disables the cache. */
  lifeMs: number
  tags: readonly string[]
  /** Makes the page, or returns the last good one if it would become the same. */
  make: (last: CachedPage | null) => Promise<CachedPage>
  isCacheable: (page: CachedPage) => boolean
  /** Whether a page is incomplete because a store is down; the last good one then replaces it. */
  isBroken: (page: CachedPage) => boolean
  /** Whether a page concerns only the visitor who asked for it. */
  isPersonal: (page: CachedPage) => boolean
  waitUntil: (work: Promise<unknown>) => void
}

/** An isolate has 128 MB for everything. */
const pages = new LastGood<CachedPage>({ maxBytes: 16 * 1024 * 1024, maxAgeMs: 10 * 60 * 1000 })
const renders = new SingleFlight<CachedPage>()
onPurge(() => renders.invalidate())

/** The page of `key`: cached, in flight for another request, or rendered now. Rejects with the error of `make`. */
export async function cachedPage(key: string, options: MemoOptions): Promise<CachedPage> {
  if (options.lifeMs <= 0) return options.make(null)
  const fresh = pages.findFresh(key)
  if (fresh) return fresh
  let own: CachedPage | undefined
  const page = await renders.run(key, async () => (own = await render(key, options)), options)
  return page !== own && options.isPersonal(page) ? render(key, options) : page
}

async function render(
  key: string,
  { lifeMs, tags, make, isCacheable, isBroken }: MemoOptions,
): Promise<CachedPage> {
  const since = pages.purges
  const page = await make(pages.find(key))
  if (isBroken(page)) return pages.find(key) ?? page
  if (isCacheable(page))
    pages.store(key, page, {
      tags,
      bytes: page.body.size + (page.made ? bytesOf(page.made.source) : 0),
      freshMs: lifeMs,
      since,
    })
  return page
}
