import { PRICE_TIERS, toCad, type PricedTour } from '../contracts/tours/prices'
import { pick } from './pick'
import type { TourRow } from './schema/tours'

/** The fields of a tour that decide its price, as they are on the wire. */
export function pricedTour(tour: TourRow) {
  return {
    status: tour.status,
    price: optionalCad(tour.priceCents),
    pricePerPerson: tiers([tour.p1Cents, tour.p2Cents, tour.p3Cents, tour.p4Cents]),
    discount: tour.discountPercent,
    minPerson: tour.minPersons,
    tripDays: tour.tripDays,
    surchargePerDay: toCad(tour.surchargeCentsPerDay),
    assumesFour: tour.assumesFour,
    joinsAtOwnPrice: tour.joinsAtOwnPrice,
    regularPrice: optionalCad(tour.regularPriceCents),
    regularPricePerPerson: tiers([
      tour.regularP1Cents,
      tour.regularP2Cents,
      tour.regularP3Cents,
      tour.regularP4Cents,
    ]),
    offerUntil: tour.offerUntil,
  } satisfies PricedTour
}

/** The same with the fields by which a season covers the tour. */
export function seasonedTour(tour: TourRow) {
  return { ...pricedTour(tour), ...pick(tour, 'id', 'categoryId') }
}

/** Stored tiers in the order of PRICE_TIERS, without those that are not set. */
function tiers(cents: (number | null)[]): { type: (typeof PRICE_TIERS)[number]; amount: number }[] {
  return PRICE_TIERS.flatMap((type, index) => {
    const amount = optionalCad(cents[index] ?? null)
    return amount === null ? [] : [{ type, amount }]
  })
}

function optionalCad(cents: number | null): number | null {
  return cents === null ? null : toCad(cents)
}
