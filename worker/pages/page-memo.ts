import { onPurge } from '../cache/tags'
import { SingleFlight } from '../cache/single-flight'

/** Rendered pages, cached in the isolate for a few seconds: a burst of visitors costs one render. */
export interface CachedPage {
  /** Encoded once. A blob, because an array's bytes would be copied for each response. */
  body: Blob
  status: number
  headers: Record<string, string>
  /** The public topic on the page. */
  topicId: number | null
}

interface MemoOptions {
  /** How long a page is cached, in ms; 0 disables the cache. */
  lifeMs: number
  make: () => Promise<CachedPage>
  isCacheable: (page: CachedPage) => boolean
  /** Whether a page is incomplete because a store is down; the last good copy then replaces it. */
  isBroken: (page: CachedPage) => boolean
  waitUntil: (work: Promise<unknown>) => void
}

/** An isolate has 128 MB for everything. */
const MAX_BYTES = 16 * 1024 * 1024
/** Maximum age of a last good copy. */
const LAST_GOOD_MS = 10 * 60 * 1000

const pages = new Map<string, { page: CachedPage; storedAt: number }>()
const renders = new SingleFlight<CachedPage>()
let bytes = 0
/** Counts invalidations, so that a page rendered before one is not cached after it. */
let changes = 0

/** The page of `key`: cached, in flight for another request, or rendered now. Rejects with what `make` rejects with. */
export async function cachedPage(key: string, options: MemoOptions): Promise<CachedPage> {
  const { lifeMs, make } = options
  if (lifeMs <= 0) return make()
  const cached = findCachedPage(key, lifeMs)
  if (cached) return cached
  return renders.run(key, () => render(key, options), options)
}

/** Called after every change in this isolate. */
export function evictPages(): void {
  changes += 1
  pages.clear()
  renders.invalidate()
  bytes = 0
}

async function render(
  key: string,
  { make, isCacheable, isBroken }: MemoOptions,
): Promise<CachedPage> {
  const changesBefore = changes
  const page = await make()
  if (isBroken(page)) return findCachedPage(key, LAST_GOOD_MS) ?? page
  if (changes === changesBefore && isCacheable(page)) storeCachedPage(key, page)
  return page
}

function findCachedPage(key: string, lifeMs: number): CachedPage | null {
  const entry = pages.get(key)
  if (!entry) return null
  const age = Date.now() - entry.storedAt
  if (age >= 0 && age < lifeMs) return entry.page
  if (age >= LAST_GOOD_MS) evict(key)
  return null
}

/** Evicts the oldest pages to make room. */
function storeCachedPage(key: string, page: CachedPage): void {
  evict(key)
  pages.set(key, { page, storedAt: Date.now() })
  bytes += page.body.size
  for (const oldest of pages.keys()) {
    if (bytes <= MAX_BYTES) return
    evict(oldest)
  }
}

function evict(key: string): void {
  bytes -= pages.get(key)?.page.body.size ?? 0
  pages.delete(key)
}

onPurge(evictPages)
