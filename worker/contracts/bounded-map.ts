/** A map that starts anew once it is full: for a memory of what is worked out again when it is asked for. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number

  /** `max` is how many entries it holds. */
  constructor(max: number) {
    super()
    this.#max = max
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#max && !this.has(key)) this.clear()
    return super.set(key, value)
  }
}
