import { logFailure } from '../log'

type PurgeListener = (tags: readonly string[]) => void

const listeners = new Set<PurgeListener>()

/** Registers an isolate's cache for invalidation; called once, when a module loads. */
export function onPurge(listener: PurgeListener): void {
  listeners.add(listener)
}

/** Evicts this isolate's values with one of the tags (rendered pages, lists). */
export function evictTagged(tags: readonly string[]): void {
  for (const listener of listeners) listener(tags)
}

/** Evicts all values with one of the tags: at once in this isolate, as soon as possible in the caches in front. */
export function purgeTags(
  { executionCtx }: { executionCtx: Pick<ExecutionContext, 'waitUntil'> },
  tags: string[],
): void {
  evictTagged(tags)
  // Local runtimes have no such cache.
  const { cache } = executionCtx as Partial<Pick<ExecutionContext, 'cache'>>
  if (cache)
    executionCtx.waitUntil(
      cache.purge({ tags }).catch((error) => logFailure('cache.purge', error, {})),
    )
}
