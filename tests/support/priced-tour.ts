import type { PricedTour } from '../../worker/contracts/tours/prices'

/** A tour of three days with a price for each party size. */
export function aPricedTour(fields: Partial<PricedTour> = {}): PricedTour {
  return {
    status: 1,
    discount: 0,
    minPerson: 1,
    tripDays: 3,
    price: null,
    pricePerPerson: [
      { type: 'p1', amount: 900 },
      { type: 'p2', amount: 600.5 },
      { type: 'p3', amount: 500 },
      { type: 'p4', amount: 450 },
    ],
    surchargePerDay: 200,
    assumesFour: false,
    joinsAtOwnPrice: false,
    regularPrice: null,
    regularPricePerPerson: [],
    offerUntil: null,
    ...fields,
  }
}
