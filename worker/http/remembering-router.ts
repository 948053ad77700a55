import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { BoundedMap } from '../contracts/bounded-map'

const MAX_PATHS = 500
/** Longer paths (characters) are nobody's everyday address. */
const MAX_LENGTH = 100

/** Hono's router for routes of any shape, which remembers what it found: a few addresses make up most of the requests. */
export class RememberingRouter<Handler> extends TrieRouter<Handler> {
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
