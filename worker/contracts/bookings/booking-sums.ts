import type { Currency } from '../currencies'

/**
 * Sums of a booking: the money that counts, a deposit that is almost complete, and amounts that are probably typed wrong. An
 * admin is asked once about those, and may be sure.
 */

interface Sums {
  paid: number
  /** Approved refunds that are not sent yet. */
  refundOpen: number
  /** Fees of sent refunds. */
  feesKept: number
}

/** How much bank fees may take from a deposit that an admin can still accept. Cents and whole won. */
const SHORTFALL_MAX = { CAD: 500, KRW: 5000 } as const satisfies Record<Currency, number>

/** A deposit, both parts at once and a second transfer by mistake are all below it. */
const TIMES_THE_PRICE = 3

/** Where nothing is known to compare with, in cents or whole won. */
const WITHOUT_PRICE = { CAD: 1_000_000, KRW: 10_000_000 } as const satisfies Record<
  Currency,
  number
>

/** How far a conversion may be from the site's rate: banks keep a few percent, and rates move. */
const TIMES_THE_RATE = 1.5

/** A margin of what a guest announces: the price may have been rounded, or a fee added. */
const BEYOND_DUE = { CAD: 5000, KRW: 50_000 } as const satisfies Record<Currency, number>

/** The money that a booking can count on: the paid amount without open refunds and the fees of sent ones. */
export function staysOf({ paid, refundOpen, feesKept }: Sums): number {
  return paid - refundOpen - feesKept
}

/** The amount beyond the price, which goes back to the guest; 0 while there is no price. */
export function surplusOf(booking: Sums & { total: number }): number {
  return booking.total > 0 ? Math.max(0, staysOf(booking) - booking.total) : 0
}

/** Whether the missing part of the deposit is small enough to waive. */
export function mayWaiveShortfall(booking: { deposit: number; paid: number; currency: Currency }) {
  const { deposit, paid, currency } = booking
  return paid >= deposit || (paid > 0 && deposit - paid <= SHORTFALL_MAX[currency])
}

/** Whether money that came is far above the price of its booking. A price of 0 is none yet. */
export function isFarAbovePrice(amount: number, price: number, currency: Currency): boolean {
  return amount > (price > 0 ? TIMES_THE_PRICE * price : WITHOUT_PRICE[currency])
}

/** Whether a guest announces far more than is missing from the price. */
export function isFarAboveDue(amount: number, missing: number, currency: Currency): boolean {
  return amount > 2 * missing + BEYOND_DUE[currency]
}

/** Whether a quote's price is far above the highest that any guest was offered before. Cents. */
export function isFarAboveOffers(totalCents: number, highestCents: number): boolean {
  return totalCents > Math.max(WITHOUT_PRICE.CAD, TIMES_THE_PRICE * highestCents)
}

/** Whether a conversion is far from the rate. `wonPerCad` are won for one Canadian dollar. */
export function isFarFromRate({ cents, won }: { cents: number; won: number }, wonPerCad: number) {
  const times = won / ((cents / 100) * wonPerCad)
  return times > TIMES_THE_RATE || times < 1 / TIMES_THE_RATE
}
