/** A map for values that can be recomputed: it is cleared when it is full. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number

  /** `max` entries. */
  constructor(max: number) {
    super()
    this.#max = max
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#max && !this.has(key)) this.clear()
    return super.set(key, value)
  }
}
