import { inArray, sql, type SQL } from 'drizzle-orm'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import { findOfferFault } from '../../../contracts/tours/prices'
import type { TourFault } from '../../../contracts/tours/tour-faults'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import type { Db } from '../../../db/db'
import { tours } from '../../../db/schema/tours'
import { toFacts, type TourFacts } from '../tours.presenter'
import { conditions } from './readiness'

export interface CheckedTour {
  tourId: number
  /** The wanted status, for which the faults are listed. */
  status: number
  /** The stored status. */
  current: number
  faults: TourFault[]
}

/** The tours, each with the faults that it would have in the wanted status. `at` in UTC ms. */
export async function listFaults(
  db: Db,
  wanted: { tourId: number; status: number }[],
  at: number,
): Promise<CheckedTour[]> {
  const today = calgaryDay(at)
  const ids = wanted.map(({ tourId }) => tourId)
  const rows = await checkedRows(db, ids, today)
  return rows.map(({ tour, ...isGood }) => {
    const status = wanted.find(({ tourId }) => tourId === tour.id)?.status ?? tour.status
    const checked = Object.keys(isGood) as (keyof typeof isGood)[]
    const faults: TourFault[] = [
      ...checked.filter((fault) => !isGood[fault]),
      ...offerFaults({ ...toFacts(tour), status }, today),
    ]
    return { tourId: tour.id, status, current: tour.status, faults }
  })
}

/** The tours with the conditions that do not depend on a status. */
function checkedRows(db: Db, tourIds: number[], today: string) {
  const { offerEnded: _ofStatus, ...others } = conditions(today)
  return db
    .select({ tour: tours, ...asColumns(others) })
    .from(tours)
    .where(
      sql`${inArray(tours.id, sql`(SELECT value FROM json_each(${JSON.stringify(tourIds)}))`)} AND ${tours.kind} = 'tour' AND ${tours.deletedAt} IS NULL`,
    )
    .orderBy(tours.id)
}

function asColumns<Fault extends string>(ofFault: Record<Fault, SQL>) {
  const columns = Object.entries<SQL>(ofFault).map(([fault, condition]) => [
    fault,
    sql<number>`${condition}`,
  ])
  return Object.fromEntries(columns) as Record<Fault, SQL<number>>
}

function offerFaults(facts: TourFacts, today: string): TourFault[] {
  const fault = findOfferFault(facts)
  return [
    ...(isEndedOffer(facts, today) ? (['offerEnded'] as const) : []),
    ...(fault ? [fault] : []),
  ]
}

function isEndedOffer({ status, offerUntil }: TourFacts, today: string): boolean {
  return status === TOUR_STATUS.offer && offerUntil !== null && offerUntil < today
}
