/** How long anybody waits for what another's request has begun. */
const PATIENCE_MS = 2000

/** What several requests ask for at the same moment is worked out once, by the first of them. */
export class SharedWork<Result> {
  readonly #running = new Map<string, Promise<Result | null>>()

  /** What `make` gives now or has begun to give to another request with the same key. Rejects with what `make` rejects with. */
  async share(key: string, make: () => Promise<Result>, context: Pick<ExecutionContext, 'waitUntil'>): Promise<Result> {
    const running = this.#running.get(key)
    // Whoever began may be gone before the end: nobody waits for them longer than it takes to do it oneself.
    if (running) return (await Promise.race([running, pause(PATIENCE_MS)])) ?? make()
    const made = make()
    const shared = made
      .catch(() => null)
      .finally(() => {
        if (this.#running.get(key) === shared) this.#running.delete(key)
      })
    this.#running.set(key, shared)
    context.waitUntil(shared)
    return made
  }

  /** After a change: what was begun before it is given to nobody who asks from now on. */
  forget(): void {
    this.#running.clear()
  }
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
