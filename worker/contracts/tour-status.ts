/** What a tour is to visitors, as it is stored and as the API says it. A hidden one is there for super users only. */
export const TOUR_STATUS = { hidden: 0, regular: 1, recommended: 2, offer: 3 } as const
