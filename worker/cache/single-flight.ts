import { withTimeout } from '../timeout'

/** The first caller may have been cancelled; after this long the others do the work themselves. */
const WAIT_MS = 2000

/** Concurrent calls with the same key share one run. */
export class SingleFlight<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  /** The result of the run in flight, or else of `work`. Rejects with the error of `work`. */
  async run(
    key: string,
    work: () => Promise<Result>,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Promise<Result> {
    const running = this.#running.get(key)
    if (running) return withTimeout(WAIT_MS, running, 'The first call is late').catch(work)
    const started = work()
    this.#running.set(key, started)
    context.waitUntil(this.#removeWhenDone(key, started))
    return started
  }

  async #removeWhenDone(key: string, started: Promise<Result>): Promise<void> {
    await Promise.allSettled([started])
    if (this.#running.get(key) === started) this.#running.delete(key)
  }

  /** Later calls start a new run, because those in flight may have read old data. */
  invalidate(): void {
    this.#running.clear()
  }
}
