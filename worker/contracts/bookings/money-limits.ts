/** The largest amount that staff can enter: cents or whole won. */
export const AMOUNT_MAX = 100_000_000

/** Characters of the reason that staff give for money. */
export const MONEY_REASON_MAX = 200
