/** A tour's visibility, as stored and on the wire. Hidden tours are for admins only. */
export const TOUR_STATUS = { hidden: 0, regular: 1, recommended: 2, offer: 3 } as const
