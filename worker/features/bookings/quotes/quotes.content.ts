import type { DeadlineSettings } from '../../../contracts/bookings/booking-deadlines'
import type { Lang } from '../../../contracts/languages'
import type { PricedTour } from '../../../contracts/tours/prices'
import type { TourEntry } from '../../../contracts/quotes/quote-days'
import type { QuoteLine, QuoteTerms } from '../../../contracts/quotes/quote-prices'
import type { QuoteDay } from '../../../contracts/quotes/quotes'
import type { RefundPolicy } from '../../../contracts/payments/refund-policy'

/** What a quote is made from, beside what an admin writes. */
export interface QuoteBasis {
  lang: Lang
  party: number
  extraRooms: number
  /** The guest's wish, YYYY-MM-DD. */
  wishDay: string | null
  /** Null for a trip that the site does not offer. */
  tour: PricedTour | null
  /** In the guest's language; empty without a tour. */
  tourName: string
  /** In all languages. */
  entries: readonly TourEntry[]
  /** The departure that it is about. */
  departure: { id: number; startDay: string; endDay: string; startMinute: number } | null
  /** When the trip starts that it changes, UTC ms; null for a trip that is not held yet. */
  changedStart: number | null
  terms: QuoteTerms
  deadlines: DeadlineSettings
  /** UTC ms. */
  now: number
}

/** What a quote says. Money in cents and whole won, `validUntil` in UTC ms. */
export interface QuoteContent {
  tripId: number | null
  startDay: string
  endDay: string
  startMinute: number
  party: number
  extraRooms: number
  lines: QuoteLine[]
  days: QuoteDay[]
  gstCents: number
  totalCents: number
  totalWon: number
  wonPerCad: number
  depositCents: number
  depositWon: number
  policy: RefundPolicy
  note: string
  validUntil: number
}

/** How many travel, and in how many rooms more. */
export interface Size {
  party: number
  extraRooms: number
}
