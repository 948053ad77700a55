import type { Lang } from './languages'

/**
 * Every price rule of the product, pure. Money is integer cents of a Canadian dollar unless a name says otherwise.
 * Cards, the tour page, the calculator and the admin's preview use only these.
 */

/** Alberta: goods and services tax of 5 %, no provincial sales tax. */
export const GST_PERCENT = 5
/** Won per Canadian dollar, and the day it was set (YYYY-MM-DD). */
export const WON_RATE = { wonPerCad: 1015, asOf: '2026-11-01' } as const
/** For fewer than three people or an extra room, on tours of several days. */
export const SMALL_GROUP_SURCHARGE_CENTS_PER_DAY = 200_00
export const DEPOSIT = {
  kr: { cad: 50, krw: 50_000 },
  ca: { cad: 20, krw: 20_000 },
  cn: { cad: 20, krw: 20_000 },
} as const satisfies Record<Lang, { cad: number; krw: number }>

export const PARTY_SIZES = [1, 2, 3, 4] as const
export type PartySize = (typeof PARTY_SIZES)[number]
export type PriceTier = 'p1' | 'p2' | 'p3' | 'p4'

/** The fields of a tour (as on the wire, CAD) that decide its price. */
export interface PricedTour {
  status: number
  discount: number
  tripDays: number
  price: number | null
  pricePerPerson: readonly { type: PriceTier; amount: number }[]
}

type ShownPrice =
  | {
      kind: 'perPerson'
      cents: number
      persons: number
      struckCents: number | null
      savingPercent: number | null
    }
  | { kind: 'single'; cents: number; struckCents: number | null; savingPercent: number | null }
  | { kind: 'inquire' }

interface PartyTotal {
  perPersonCents: number
  /** The price for this party times the party. */
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

/** The lowest positive tier and its party size; null without tiers. */
export function lowestTier(tour: PricedTour): { cents: number; persons: number } | null {
  const tiers = tour.pricePerPerson
    .map(({ type, amount }) => ({ cents: toCents(amount), persons: Number(type.slice(1)) }))
    .filter(({ cents }) => cents > 0)
  return tiers.toSorted((a, b) => a.cents - b.cents || b.persons - a.persons)[0] ?? null
}

/** The price on a card and at the top of a tour page. */
export function shownPrice(tour: PricedTour): ShownPrice {
  const lowest = lowestTier(tour)
  if (lowest) return { kind: 'perPerson', ...lowest, ...offer(tour, lowest.cents) }
  const single = toCents(tour.price ?? 0)
  if (single > 0) return { kind: 'single', cents: single, ...offer(tour, single) }
  return { kind: 'inquire' }
}

/** The struck price of a special offer: the stored price plus `discountPercent`, in whole dollars. */
export function struckPriceCents(cents: number, discountPercent: number): number {
  return Math.round((cents * (100 + discountPercent)) / 100 / 100) * 100
}

/** The real saving against the struck price, in whole percent. */
export function savingPercent(cents: number, struckCents: number): number {
  return Math.round((1 - cents / struckCents) * 100)
}

function offer(tour: PricedTour, cents: number) {
  if (tour.status !== 3 || tour.discount <= 0) return { struckCents: null, savingPercent: null }
  const struckCents = struckPriceCents(cents, tour.discount)
  return { struckCents, savingPercent: savingPercent(cents, struckCents) }
}

/**
 * Price per person for a party of that size; null when it is on request. The single price is the same for every party.
 */
export function perPersonCents(tour: PricedTour, persons: PartySize): number | null {
  const amount = hasPerPersonPrices(tour)
    ? tour.pricePerPerson.find(({ type }) => type === `p${persons}`)?.amount
    : tour.price
  return amount && amount > 0 ? toCents(amount) : null
}

/** The calculator: total, surcharge, tax and won for a party; null when the price is on request. */
export function partyTotal(tour: PricedTour, persons: PartySize): PartyTotal | null {
  const cents = perPersonCents(tour, persons)
  if (cents === null) return null
  const totalCents = cents * persons
  const surchargeCents = smallGroupSurchargeCents(tour, persons)
  const netCents = totalCents + surchargeCents
  const totalWithGstCents = netCents + gstCents(netCents)
  return {
    perPersonCents: cents,
    totalCents,
    surchargeCents,
    gstCents: gstCents(netCents),
    totalWithGstCents,
    totalWon: wonAmount(totalWithGstCents, WON_RATE.wonPerCad),
  }
}

function smallGroupSurchargeCents({ tripDays }: PricedTour, persons: PartySize): number {
  return persons < 3 && tripDays > 1 ? SMALL_GROUP_SURCHARGE_CENTS_PER_DAY * tripDays : 0
}

/** Whether the price holds for four travellers or more: a single price, sold from that party on. */
export function assumesFour(tour: PricedTour & { minPerson: number }): boolean {
  return shownPrice(tour).kind === 'single' && tour.minPerson >= 4
}

export function gstCents(totalCents: number): number {
  return Math.round((totalCents * GST_PERCENT) / 100)
}

/** Cents in won, rounded to the nearest 1000. */
export function wonAmount(cents: number, wonPerCad: number): number {
  return Math.round((cents * wonPerCad) / 100 / 1000) * 1000
}
