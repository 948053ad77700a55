import type { Currency } from '../currencies'

/** Amounts that are probably typed wrong. An admin is asked once about them, and may be sure. */

/** A deposit, both parts at once and a second transfer by mistake are all below it. */
const TIMES_THE_PRICE = 3

/** Where nothing is known to compare with, in cents or whole won. */
const WITHOUT_PRICE = { CAD: 1_000_000, KRW: 10_000_000 } as const satisfies Record<
  Currency,
  number
>

/** How far a conversion may be from the site's rate: banks keep a few percent, and rates move. */
const TIMES_THE_RATE = 1.5

/** Whether money that came is far above the price of its booking. A price of 0 is none yet. */
export function isFarAbovePrice(amount: number, price: number, currency: Currency): boolean {
  return amount > (price > 0 ? TIMES_THE_PRICE * price : WITHOUT_PRICE[currency])
}

/** A margin of what a guest announces: the price may have been rounded, or a fee added. */
const BEYOND_DUE = { CAD: 5000, KRW: 50_000 } as const satisfies Record<Currency, number>

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
