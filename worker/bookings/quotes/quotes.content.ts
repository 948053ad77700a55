import type { DatedTrip, DeadlineSettings } from '../../contracts/bookings/booking-deadlines'
import type { TourEntry } from '../../contracts/bookings/quote-days'
import type { QuoteLine, QuoteTerms } from '../../contracts/bookings/quote-prices'
import type { QuoteDay } from '../../contracts/bookings/quotes'
import type { RefundPolicy } from '../../contracts/bookings/refund-policy'
import type { Lang } from '../../contracts/languages'
import type { PriceSeason, SeasonedTour } from '../../contracts/tours/price-seasons'
import type { PricedTour } from '../../contracts/tours/prices'
import { pick } from '../../db/pick'
import type { QuoteRow } from '../../db/schema/bookings'

/** Everything that a quote is computed from, except for the admin's input. */
export interface QuoteBasis {
  lang: Lang
  party: number
  extraRooms: number
  /** The day requested by the guest, YYYY-MM-DD. */
  wishDay: string | null
  /** Null for a trip that the site does not offer. */
  tour: (PricedTour & SeasonedTour & { startMinute: number | null; months: number[] }) | null
  /** In the guest's language; empty if there is no tour. */
  tourName: string
  /** In all languages. */
  entries: readonly TourEntry[]
  /** The departure that the quote is for, with the number of travellers of other parties on it. */
  departure: ({ id: number; others: number } & DatedTrip) | null
  /** Start of the trip that the quote changes, UTC ms; null if no trip is held yet. */
  changedStart: number | null
  terms: QuoteTerms
  seasons: readonly PriceSeason[]
  deadlines: DeadlineSettings
  /** UTC ms. */
  now: number
}

/** The content of a quote. Amounts in cents and whole won, `validUntil` in UTC ms. */
export interface QuoteContent extends DatedTrip {
  tripId: number | null
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
  withoutDeposit: boolean
  policy: RefundPolicy
  note: string
  validUntil: number
}

/** The number of travellers, and of rooms in addition to the usual number. */
export interface Size {
  party: number
  extraRooms: number
}

/** The content of a stored quote. */
export function contentOf(row: QuoteRow): QuoteContent {
  return {
    ...pick(row, 'tripId', 'startDay', 'endDay', 'startMinute', 'party', 'extraRooms'),
    ...pick(row, 'gstCents', 'totalCents', 'totalWon', 'wonPerCad', 'depositCents', 'depositWon'),
    ...pick(row, 'withoutDeposit', 'note', 'validUntil'),
    lines: JSON.parse(row.lines) as QuoteLine[],
    days: JSON.parse(row.days) as QuoteDay[],
    policy: JSON.parse(row.policy) as RefundPolicy,
  }
}

/** The columns of a quote's content. */
export function columnsOf({ lines, days, policy, ...content }: QuoteContent) {
  return {
    ...content,
    lines: JSON.stringify(lines),
    days: JSON.stringify(days),
    policy: JSON.stringify(policy),
  }
}
