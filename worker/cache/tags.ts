import { logFailure } from '../log'

/** Evicts the isolate's cached responses (rendered pages, lists). */
type PurgeListener = (tags: readonly string[]) => void

const listeners = new Set<PurgeListener>()

/** Registers an isolate's cache for invalidation; called once, when a module loads. */
export function onPurge(listener: PurgeListener): void {
  listeners.add(listener)
}

/**
 * Evicts every cached response with one of the tags: at once in this isolate, as soon as possible in the caches in
 * front of the worker, where the runtime has them.
 */
export function purgeTags(
  c: { executionCtx: Pick<ExecutionContext, 'waitUntil'> },
  tags: string[],
): void {
  for (const listener of listeners) listener(tags)
  const { cache } = c.executionCtx as Partial<Pick<ExecutionContext, 'cache'>>
  if (cache)
    c.executionCtx.waitUntil(
      cache.purge({ tags }).catch((error) => logFailure('cache.purge', error, {})),
    )
}
