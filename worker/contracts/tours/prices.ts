import { TOUR_STATUS } from './tour-status'

/**
 * Every price rule of the product, pure. Money is integer cents of a Canadian dollar unless a name says otherwise.
 * Cards, the tour page, the calculator, structured data, mails and the desk use only these functions.
 */

/** Pricing values that the company sets for all tours. */
export interface PriceTerms {
  wonPerCad: number
  /** Goods and services tax; Alberta has no provincial sales tax. */
  gstPercent: number
}

export const PARTY_SIZES = [1, 2, 3, 4] as const
export type PartySize = (typeof PARTY_SIZES)[number]
export const PRICE_TIERS = ['p1', 'p2', 'p3', 'p4'] as const
export type PriceTier = (typeof PRICE_TIERS)[number]
type Tiers = readonly { type: PriceTier; amount: number }[]

/** The fields of a tour (as on the wire, CAD) that decide its price. */
export interface PricedTour {
  status: number
  discount: number
  minPerson: number
  tripDays: number
  price: number | null
  pricePerPerson: Tiers
  /** For fewer than three people or an extra room, on tours of several days; 0 means none. */
  surchargePerDay: number
  /** Whether the single price assumes four people or more; smaller parties are then priced on request. */
  assumesFour: boolean
  /** Whether those who join a departure pay as a party of their own, not as the whole party that travels. */
  joinsAtOwnPrice: boolean
  /** The price before a special offer and after its last day. */
  regularPrice: number | null
  regularPricePerPerson: Tiers
  /** The last day of a special offer (YYYY-MM-DD in Calgary). */
  offerUntil: string | null
}

interface Amount {
  /** Per person. */
  cents: number
  /** The struck price of a special offer. */
  struckCents: number | null
  savingPercent: number | null
}

interface TierPrice extends Amount {
  persons: PartySize
}

export type ShownPrice =
  | ({ kind: 'perPerson' } & TierPrice)
  | ({ kind: 'single' } & Amount)
  | { kind: 'inquire' }

interface PartyTotal {
  perPersonCents: number
  /** The price per person times the party. */
  totalCents: number
  /** Small-group surcharge for all days; 0 when none applies. */
  surchargeCents: number
  /** On total and surcharge. */
  gstCents: number
  totalWithGstCents: number
  /** The total with GST in won, rounded to the nearest 1000. */
  totalWon: number
}

export function toCents(cad: number): number {
  return Math.round(cad * 100)
}

export function toCad(cents: number): number {
  return cents / 100
}

/** Whether the tour has tiers. One positive amount is enough; the single price is then not shown. */
export function hasPerPersonPrices(tour: PricedTour): boolean {
  return tour.pricePerPerson.some(({ amount }) => amount > 0)
}

/**
 * The tour with the prices charged on a day (YYYY-MM-DD in Calgary): after the last day of an offer it is a regular
 * tour at its regular prices. The other functions expect a tour from here.
 */
export function pricedOn<Tour extends PricedTour>(tour: Tour, day: string): Tour {
  const { status, offerUntil, regularPrice, regularPricePerPerson } = tour
  if (status !== TOUR_STATUS.offer || offerUntil === null || day <= offerUntil) return tour
  return {
    ...tour,
    status: TOUR_STATUS.regular,
    price: regularPrice,
    pricePerPerson: regularPricePerPerson,
  }
}

/** The positive tiers in order: the rows of the price table. */
export function tierPrices(tour: PricedTour): TierPrice[] {
  return PARTY_SIZES.flatMap((persons) => {
    const cents = tierCents(tour.pricePerPerson, persons)
    if (cents === 0) return []
    return [{ persons, ...amountOf(tour, cents, tierCents(tour.regularPricePerPerson, persons)) }]
  })
}

/** The lowest positive tier, on a tie the one for the larger party; null without tiers. */
export function lowestTier(tour: PricedTour): TierPrice | null {
  const cheapest = tierPrices(tour).toSorted((a, b) => a.cents - b.cents || b.persons - a.persons)
  return cheapest[0] ?? null
}

/** The price for a party; without a party the price on a card, which is the lowest. */
export function shownPrice(tour: PricedTour, persons?: PartySize): ShownPrice {
  if (hasPerPersonPrices(tour)) {
    const tier =
      persons === undefined
        ? lowestTier(tour)
        : tierPrices(tour).find((price) => price.persons === persons)
    return tier ? { kind: 'perPerson', ...tier } : { kind: 'inquire' }
  }
  const single = toCents(tour.price ?? 0)
  const isTooFew = persons !== undefined && persons < 4 && tour.assumesFour
  if (single <= 0 || isTooFew) return { kind: 'inquire' }
  return { kind: 'single', ...amountOf(tour, single, toCents(tour.regularPrice ?? 0)) }
}

/** The calculator's initial party: the smallest that can book and has a price, 1 if every party is on request. */
export function startParty(tour: PricedTour): PartySize {
  const priced = PARTY_SIZES.filter((size) => perPersonCents(tour, size) !== null)
  return priced.find((size) => size >= tour.minPerson) ?? priced.at(-1) ?? 1
}

/** The struck price of a special offer: the stored price plus `discountPercent`, in whole dollars. */
export function struckPriceCents(cents: number, discountPercent: number): number {
  return Math.round((cents * (100 + discountPercent)) / 100 / 100) * 100
}

/** The real saving against the struck price, in whole percent. */
export function savingPercent(cents: number, struckCents: number): number {
  return Math.round((1 - cents / struckCents) * 100)
}

/** An offer with an end date strikes the regular price; any other strikes a price computed from its discount. */
function amountOf(tour: PricedTour, cents: number, regularCents: number): Amount {
  const struckCents = struckCentsOf(tour, cents, regularCents)
  return {
    cents,
    struckCents,
    savingPercent: struckCents === null ? null : savingPercent(cents, struckCents),
  }
}

function struckCentsOf(tour: PricedTour, cents: number, regularCents: number): number | null {
  if (tour.status !== TOUR_STATUS.offer) return null
  if (tour.offerUntil !== null) return regularCents > cents ? regularCents : null
  return tour.discount > 0 ? struckPriceCents(cents, tour.discount) : null
}

/** The fault in a special offer's regular prices. The API applies the same check to the stored tour. */
export function findOfferFault(
  tour: PricedTour,
): 'OfferEndMissing' | 'RegularPriceMissing' | 'RegularPriceTooLow' | null {
  if (tour.status !== TOUR_STATUS.offer) return null
  const onSale = hasPerPersonPrices(tour)
    ? PARTY_SIZES.map((size) => [
        tierCents(tour.pricePerPerson, size),
        tierCents(tour.regularPricePerPerson, size),
      ])
    : [[toCents(tour.price ?? 0), toCents(tour.regularPrice ?? 0)]]
  const pairs = onSale.filter(([cents = 0]) => cents > 0)
  const isDated = tour.offerUntil !== null
  if (!isDated && pairs.some(([, regular = 0]) => regular > 0)) return 'OfferEndMissing'
  if (isDated && pairs.some(([, regular = 0]) => regular === 0)) return 'RegularPriceMissing'
  if (pairs.some(([cents = 0, regular = 0]) => regular > 0 && regular <= cents))
    return 'RegularPriceTooLow'
  return null
}

/** Price per person for a party; null when it is on request. The single price is the same for every party. */
export function perPersonCents(tour: PricedTour, persons: PartySize): number | null {
  const price = shownPrice(tour, persons)
  return price.kind === 'inquire' ? null : price.cents
}

/** The price tier of any number of travellers; a party beyond four pays as four. */
export function tierOf(persons: number): PartySize {
  return PARTY_SIZES.find((size) => size === persons) ?? 4
}

/** The party whose price is paid: the whole one of a departure with `others` on it, unless the tour says otherwise. */
function pricedParty({ joinsAtOwnPrice }: PricedTour, party: number, others: number): number {
  return joinsAtOwnPrice ? party : party + others
}

/**
 * Price per person for a party that joins `others`: what the whole party pays, and never more than the new ones would pay
 * alone. Null when it is on request.
 */
export function joiningCents(tour: PricedTour, party: number, others: number): number | null {
  const own = perPersonCents(tour, tierOf(party))
  const whole = perPersonCents(tour, tierOf(pricedParty(tour, party, others)))
  return own === null || whole === null ? (whole ?? own) : Math.min(own, whole)
}

/** The surcharge of a party for all days; none if the party that travels is large enough. */
export function surchargeCents(tour: PricedTour, party: number, others = 0): number {
  const isSmall = isSmallGroup(pricedParty(tour, party, others))
  return isSmall ? surchargeCentsPerDay(tour) * tour.tripDays : 0
}

/** The share of one traveller of a party before tax, the surcharge included; null when it is on request. */
export function shareCents(tour: PricedTour, party: number, others = 0): number | null {
  const cents = joiningCents(tour, party, others)
  return cents === null ? null : cents + Math.round(surchargeCents(tour, party, others) / party)
}

/** The calculator: total, surcharge, tax and won for a party; null when the price is on request. */
export function partyTotal(
  tour: PricedTour,
  persons: PartySize,
  terms: PriceTerms,
): PartyTotal | null {
  const cents = perPersonCents(tour, persons)
  if (cents === null) return null
  const totalCents = cents * persons
  const surcharge = surchargeCents(tour, persons)
  const netCents = totalCents + surcharge
  const gst = gstCents(netCents, terms)
  const totalWithGstCents = netCents + gst
  return {
    perPersonCents: cents,
    totalCents,
    surchargeCents: surcharge,
    gstCents: gst,
    totalWithGstCents,
    totalWon: wonAmount(totalWithGstCents, terms),
  }
}

/** The surcharge for one day; only tours of several days can have one. */
export function surchargeCentsPerDay({ tripDays, surchargePerDay }: PricedTour): number {
  return tripDays > 1 ? toCents(surchargePerDay) : 0
}

/** Whether a party pays the surcharge, if the tour has one. */
function isSmallGroup(persons: number): boolean {
  return persons < 3
}

/** Whether the shown price is for four travellers or more. */
export function showsAssumption(tour: PricedTour): boolean {
  return tour.assumesFour && shownPrice(tour).kind === 'single'
}

function tierCents(tiers: Tiers, persons: PartySize): number {
  return Math.max(0, toCents(tiers.find(({ type }) => type === `p${persons}`)?.amount ?? 0))
}

export function gstCents(totalCents: number, { gstPercent }: Pick<PriceTerms, 'gstPercent'>) {
  return Math.round((totalCents * gstPercent) / 100)
}

/** Cents in won, rounded to the nearest 1000. */
export function wonAmount(cents: number, { wonPerCad }: Pick<PriceTerms, 'wonPerCad'>): number {
  return Math.round((cents * wonPerCad) / 100 / 1000) * 1000
}
