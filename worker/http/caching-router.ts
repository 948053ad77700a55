import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { BoundedMap } from '../contracts/bounded-map'

const MAX_PATHS = 500
/** Longer paths (characters) are rarely repeated, so they are not cached. */
const MAX_LENGTH = 100

/** Hono's trie router with a cache of its matches: a few addresses make up most requests. */
export class CachingRouter<Handler> extends TrieRouter<Handler> {
  readonly #found = new BoundedMap<string, Result<Handler>>(MAX_PATHS)

  override match(method: string, path: string): Result<Handler> {
    if (path.length > MAX_LENGTH) return super.match(method, path)
    const key = `${method} ${path}`
    const known = this.#found.get(key)
    if (known) return known
    const found = super.match(method, path)
    this.#found.set(key, found)
    return found
  }
}
