import type { RequestScope } from '../../http/context'
import { onPurge } from '../../cache/tags'
import { SingleFlight } from '../../cache/single-flight'
import { listBoard, type BoardPage, type BoardSlice } from './board.list-queries'

const reads = new SingleFlight<BoardPage>()

/** Single flight: concurrent visitors of the same page share one read of D1. Nothing is cached. */
export function listVisitorsBoard(
  c: RequestScope,
  slice: Omit<BoardSlice, 'reader'>,
): Promise<BoardPage> {
  const read = () => listBoard(c.var.db, { ...slice, reader: null })
  return reads.run(JSON.stringify(slice), read, c.executionCtx)
}

onPurge(() => reads.invalidate())
