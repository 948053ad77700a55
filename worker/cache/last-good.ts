import { onPurge } from './tags'

interface Entry<Value> {
  value: Value
  tags: readonly string[]
  bytes: number
  storedAt: number
  freshUntil: number
}

interface Limits {
  maxBytes: number
  /** Maximum age of a last good value. */
  maxAgeMs: number
}

/** Metadata that is stored with a value; `since` is `purges` from before the value was read. */
interface Facts {
  tags: readonly string[]
  bytes: number
  freshMs: number
  since: number
}

/**
 * An isolate's values by key: fresh ones save work, older ones are served while the database is away. A purge evicts
 * the values with one of its tags.
 */
export class LastGood<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limits: Limits
  #bytes = 0
  #purges = 0

  constructor(limits: Limits) {
    this.#limits = limits
    onPurge((tags) => this.#purge(new Set(tags)))
  }

  /** Counts purges: a value that was read before one may be old. */
  get purges(): number {
    return this.#purges
  }

  findFresh(key: string): Value | null {
    const entry = this.#find(key)
    return entry && Date.now() < entry.freshUntil ? entry.value : null
  }

  find(key: string): Value | null {
    return this.#find(key)?.value ?? null
  }

  /** The last good value. For `forMs` it counts as fresh to other callers, so that one at a time reads it again. */
  claim(key: string, forMs: number): Value | null {
    const entry = this.#find(key)
    if (entry) entry.freshUntil = Date.now() + forMs
    return entry?.value ?? null
  }

  /** Stores a value unless something was purged since it was read; the oldest values make room. */
  store(key: string, value: Value, { tags, bytes, freshMs, since }: Facts): void {
    if (since !== this.#purges) return
    this.#evict(key)
    const now = Date.now()
    this.#entries.set(key, { value, tags, bytes, storedAt: now, freshUntil: now + freshMs })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) return
      this.#evict(oldest)
    }
  }

  #find(key: string): Entry<Value> | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const age = Date.now() - entry.storedAt
    if (age >= 0 && age < this.#limits.maxAgeMs) return entry
    this.#evict(key)
    return null
  }

  #purge(purged: ReadonlySet<string>): void {
    this.#purges += 1
    for (const [key, { tags }] of this.#entries)
      if (tags.some((tag) => purged.has(tag))) this.#evict(key)
  }

  #evict(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
