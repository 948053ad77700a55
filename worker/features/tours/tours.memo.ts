import { BoundedMap } from '../../contracts/bounded-map'
import type { Db } from '../../db/db'
import { logFailure } from '../../log'
import { TOUR_STATUS } from '../../contracts/tour-status'
import { toTourExtra } from './tours.presenter'
import type { TourExtra } from '../../contracts/tours'
import { findTourExtra, findTourListVersion } from './tours.queries'
import { storeCurrentHtml } from './tours.renewal'

/** An isolate has 128 MB; a tour in three languages takes about 30 kB. */
const MAX_TOURS = 200

/** Visitors' tours at the list version `changedAt`. Any change to any tour changes it. */
interface Memo {
  changedAt: number
  tours: BoundedMap<number, TourExtra>
}

let memo: Memo = { changedAt: 0, tours: new BoundedMap(MAX_TOURS) }

interface ReadContext {
  var: { readonly db: Db }
  executionCtx: Pick<ExecutionContext, 'waitUntil'>
}

/**
 * A tour that visitors may see, past departures included; null when there is none. One round trip: a memoised tour
 * costs one row, the version; after a change a second trip follows. HTML of an older renderer is updated after the
 * response.
 */
export async function findVisibleTour(c: ReadContext, tourId: number): Promise<TourExtra | null> {
  const { db } = c.var
  const { changedAt, tours } = memo
  const known = tours.get(tourId)
  if (known && (await findTourListVersion(db)) === changedAt) return known
  const found = await findTourExtra(db, tourId)
  if (!found || found.rows.tour.status === TOUR_STATUS.hidden) return null
  const tour = toTourExtra(found)
  storeInMemo(tour, found.changedAt)
  c.executionCtx.waitUntil(
    storeCurrentHtml(db, found.renewal).catch((error) =>
      logFailure('tours.renew', error, { tourId }),
    ),
  )
  return tour
}

function storeInMemo(tour: TourExtra, changedAt: number): void {
  if (changedAt < memo.changedAt) return
  if (changedAt > memo.changedAt) memo = { changedAt, tours: new BoundedMap(MAX_TOURS) }
  memo.tours.set(tour._id, tour)
}
