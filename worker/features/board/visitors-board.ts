import type { RequestScope } from '../../http/context'
import { onPurge } from '../../cache/tags'
import { SingleFlight } from '../../cache/single-flight'
import { listBoard, type BoardPage, type BoardSlice } from './board.list-queries'

const reads = new SingleFlight<BoardPage>()

/**
 * One page of a tour's board as visitors see it. Whoever asks for the same one while it is being read gets that: a crowd
 * costs one trip to D1. Nothing is kept, and a change made here is in whatever is asked for after it.
 */
export function listVisitorsBoard(
  c: RequestScope,
  slice: Omit<BoardSlice, 'reader'>,
): Promise<BoardPage> {
  const read = () => listBoard(c.var.db, { ...slice, reader: null })
  return reads.run(JSON.stringify(slice), read, c.executionCtx)
}

onPurge(() => reads.invalidate())
