import { sql } from 'drizzle-orm'
import { toCents } from '../../contracts/tours/prices'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { TourChange } from '../../contracts/tours/tour-changes'
import { tours } from '../../db/schema/tours'
import { definedOnly } from './text-row'
import { priceColumns } from './price-columns'

/** A change's columns of the tour itself; fields left out are not among them. */
export function tourColumns(change: Partial<TourChange>) {
  const { status, discount, surchargePerDay } = change
  return {
    ...definedOnly({
      status,
      minPersons: change.minPerson,
      tripDays: change.tripDays,
      assumesFour: change.assumesFour,
      offerUntil: change.offerUntil,
      surchargeCentsPerDay: surchargePerDay === undefined ? undefined : toCents(surchargePerDay),
      ...priceColumns(change),
    }),
    // A status set by hand replaces a planned one.
    ...(status !== undefined && { publishAt: null, publishStatus: null }),
    ...((status !== undefined || discount !== undefined) && {
      discountPercent: discountOf(status, discount),
    }),
  }
}

/** Only special offers have a discount; a hidden tour keeps it for later. */
function discountOf(status: number | undefined, discount: number | undefined) {
  const wanted = discount === undefined ? tours.discountPercent : sql`${discount}`
  if (status === TOUR_STATUS.offer) return sql<number>`${wanted}`
  if (status === TOUR_STATUS.hidden) return sql<number>`${tours.discountPercent}`
  if (status !== undefined) return 0
  return sql<number>`iif(${tours.status} = ${TOUR_STATUS.offer}, ${wanted}, ${tours.discountPercent})`
}
