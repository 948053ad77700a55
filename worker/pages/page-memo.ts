import { onPurge } from '../cache/tags'
import { SingleFlight } from '../cache/single-flight'
import type { PageKind } from './page-kind'

/** Rendered pages kept in the isolate for a few seconds: a burst of visitors costs one render. */
export interface CachedPage {
  /** Encoded once; a blob, because the bytes of an array would be copied each time they are sent. */
  body: Blob
  status: number
  headers: Record<string, string>
  kind: PageKind
  /** The topic that it shows for all to read. */
  topicId?: number | null
}

interface MemoOptions {
  /** How long a page is kept, in ms; 0 keeps none. */
  lifeMs: number
  make: () => Promise<CachedPage>
  isKept: (page: CachedPage) => boolean
  /** Whether a page is not what it should be, because a store is away: the last good one is shown in its place. */
  isBroken: (page: CachedPage) => boolean
  waitUntil: (work: Promise<unknown>) => void
}

/** An isolate has 128 MB for everything. */
const MAX_BYTES = 16 * 1024 * 1024
/** How old a page may be that is shown while its stores are away. */
const LAST_GOOD_MS = 10 * 60 * 1000

const pages = new Map<string, { page: CachedPage; keptAt: number }>()
const renders = new SingleFlight<CachedPage>()
let bytes = 0
/** Counts changes, so that a page read before one is not kept after it. */
let changes = 0

/** The page of `key`: kept, or being rendered for somebody else, or made now. Rejects with what `make` rejects with. */
export async function cachedPage(key: string, options: MemoOptions): Promise<CachedPage> {
  const { lifeMs, make } = options
  if (lifeMs <= 0) return make()
  const kept = findCachedPage(key, lifeMs)
  if (kept) return kept
  return renders.run(key, () => render(key, options), options)
}

/** After any change: what was made here shows it at once. */
export function evictPages(): void {
  changes += 1
  pages.clear()
  renders.invalidate()
  bytes = 0
}

async function render(key: string, { make, isKept, isBroken }: MemoOptions): Promise<CachedPage> {
  const changesBefore = changes
  const page = await make()
  if (isBroken(page)) return findCachedPage(key, LAST_GOOD_MS) ?? page
  if (changes === changesBefore && isKept(page)) storeCachedPage(key, page)
  return page
}

function findCachedPage(key: string, lifeMs: number): CachedPage | null {
  const entry = pages.get(key)
  if (!entry) return null
  const age = Date.now() - entry.keptAt
  if (age >= 0 && age < lifeMs) return entry.page
  if (age >= LAST_GOOD_MS) drop(key)
  return null
}

/** The oldest pages make room. */
function storeCachedPage(key: string, page: CachedPage): void {
  drop(key)
  pages.set(key, { page, keptAt: Date.now() })
  bytes += page.body.size
  for (const oldest of pages.keys()) {
    if (bytes <= MAX_BYTES) return
    drop(oldest)
  }
}

function drop(key: string): void {
  bytes -= pages.get(key)?.page.body.size ?? 0
  pages.delete(key)
}

onPurge(evictPages)
