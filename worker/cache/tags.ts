import { logFailure } from '../log'

/** What an isolate keeps of its own answers (rendered pages, lists) forgets it here. */
type PurgeListener = (tags: readonly string[]) => void

const listeners = new Set<PurgeListener>()

/** Registers what has to forget when something changes; called once, when a module loads. */
export function onPurge(listener: PurgeListener): void {
  listeners.add(listener)
}

/**
 * Forgets every stored answer that carries one of the tags: at once in this isolate, as soon as possible in the
 * caches in front of the worker, where the runtime has them.
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
