import { PRICE_TIERS, toCents } from '../../contracts/tours/prices'
import type { TourChange } from '../../contracts/tours/tour-changes'

/** The prices of a change, in cents. */
export function priceColumns(change: Partial<TourChange>) {
  const [p1Cents, p2Cents, p3Cents, p4Cents] = tierCents(change.pricePerPerson)
  const regular = tierCents(change.regularPricePerPerson).map(positiveOnly)
  return {
    priceCents: toStoredCents(change.price),
    p1Cents,
    p2Cents,
    p3Cents,
    p4Cents,
    regularPriceCents: positiveOnly(toStoredCents(change.regularPrice)),
    regularP1Cents: regular[0],
    regularP2Cents: regular[1],
    regularP3Cents: regular[2],
    regularP4Cents: regular[3],
  }
}

/** Cents of all tiers; tiers that are left out are null. Empty when no tier is sent. */
function tierCents(sent: TourChange['pricePerPerson']) {
  if (!sent) return []
  const amounts = new Map(sent.map(({ type, amount }) => [type, toStoredCents(amount)]))
  return PRICE_TIERS.map((type) => amounts.get(type) ?? null)
}

function toStoredCents(cad: number | null | undefined): number | null | undefined {
  return cad === null || cad === undefined ? cad : toCents(cad)
}

/** A regular price of 0 is none. */
function positiveOnly(cents: number | null | undefined): number | null | undefined {
  return cents === 0 ? null : cents
}
