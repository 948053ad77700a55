import { onPurge } from '../platform/purge'

/** Rendered pages kept in the isolate for a few seconds: a burst of visitors costs one render. */
export interface KeptPage {
  body: string
  status: number
  headers: Record<string, string>
}

const MAX_PAGES = 300
const pages = new Map<string, { page: KeptPage; keptAt: number }>()

/** A page kept less than `lifeMs` ago. `now` in UTC ms. */
export function recallPage(key: string, lifeMs: number, now: number): KeptPage | null {
  const entry = pages.get(key)
  if (!entry) return null
  const age = now - entry.keptAt
  if (age >= 0 && age < lifeMs) return entry.page
  pages.delete(key)
  return null
}

/** Keeps a page; the oldest one makes room. */
export function keepPage(key: string, page: KeptPage, now: number): void {
  pages.delete(key)
  pages.set(key, { page, keptAt: now })
  if (pages.size <= MAX_PAGES) return
  const [oldest] = pages.keys()
  if (oldest !== undefined) pages.delete(oldest)
}

/** After any change: what was made here shows it at once. */
export function forgetPages(): void {
  pages.clear()
}

onPurge(forgetPages)
