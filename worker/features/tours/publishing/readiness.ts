import { sql, type SQL } from 'drizzle-orm'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import { findOfferFault } from '../../../contracts/tours/prices'
import type { TourFault } from '../../../contracts/tours/tour-faults'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'

/** `checkTour` of the contracts in SQL: whether a stored tour is ready to be published. */

type Asserted = Exclude<TourFault, NonNullable<ReturnType<typeof findOfferFault>>>

/** A condition of a row of `tours` that holds for a tour without the fault; `today` is a day in Calgary. */
export function conditions(today: string): Record<Asserted, SQL> {
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
