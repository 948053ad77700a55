import { sql, type SQL, inArray } from 'drizzle-orm'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import { findOfferFault } from '../../../contracts/tours/prices'
import type { TourFault } from '../../../contracts/tours/tour-faults'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { tours } from '../../../db/schema/tours'
import { toFacts, type TourFacts } from '../tours.presenter'

/** `checkTour` of the contracts in SQL: whether a stored tour is ready to be published. */

type Asserted = Exclude<TourFault, NonNullable<ReturnType<typeof findOfferFault>>>

/** A condition of a row of `tours` that holds for a tour without the fault; `today` is a day in Calgary. */
function conditions(today: string): Record<Asserted, SQL> {
  return {
    region: sql`tours.category_id > 0`,
    description: sql`EXISTS (SELECT 1 FROM tour_texts WHERE tour_id = tours.id AND description <> '')`,
    picture: sql`EXISTS (SELECT 1 FROM images
      WHERE images.tour_id = tours.id AND images.purpose = 'gallery' AND images.deleted_at IS NULL)`,
    itinerary: sql`EXISTS (SELECT 1 FROM itinerary_entries WHERE tour_id = tours.id)`,
    offerEnded: sql`NOT (tours.status = ${TOUR_STATUS.offer} AND coalesce(tours.offer_until, '9') < ${today})`,
  }
}

/** The last statements of a batch that publishes: each fails it with the name of a fault. `at` in UTC ms. */
export function readyAssertions(db: Db, tourId: number, at: number): Statement[] {
  return Object.entries(conditions(calgaryDay(at))).map(([fault, condition]) =>
    assertInBatch(
      db,
      sql`EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND ${condition})`,
      assertionOf(fault),
    ),
  )
}

/** The fault that failed a batch; null for any other failure. */
export function faultOf(error: unknown): TourFault | null {
  const faults = Object.keys(conditions('')) as Asserted[]
  return faults.find((fault) => isFailedAssertion(error, assertionOf(fault))) ?? null
}

function assertionOf(fault: string): string {
  return `TourNotReady.${fault}`
}

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
  const isEndedOffer =
    facts.status === TOUR_STATUS.offer && facts.offerUntil !== null && facts.offerUntil < today
  return [...(isEndedOffer ? (['offerEnded'] as const) : []), ...(fault ? [fault] : [])]
}
