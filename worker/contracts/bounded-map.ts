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

  /** The stored value, or else the result of `make`, which is stored. */
  getOrMake(key: Key, make: (key: Key) => Value): Value {
    const known = this.get(key)
    if (known !== undefined) return known
    const value = make(key)
    this.set(key, value)
    return value
  }
}
