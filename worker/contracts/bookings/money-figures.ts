import { z } from 'zod'
import { isSpan, day } from '../dates/day-span'
import { CURRENCIES } from '../currencies'
import { lang, named } from '../schemas'
import { readCursor } from '../list-cursor'
import { BOOKING_STATUSES } from './booking-states'

/** The company's money by periods, and its rows for the accountant. Days are those of Calgary, YYYY-MM-DD. */

/** Days that a report may have: six years, as long as the ledger is kept. */
const REPORT_DAYS = 6 * 366

const period = { from: day, to: day }
const isReport = ({ from, to }: { from: string; to: string }) => isSpan(from, to, REPORT_DAYS)
const wrongEnd = { path: ['to'], message: 'Invalid' }

export const moneyPeriod = z.object(period).refine(isReport, wrongEnd)
export type MoneyPeriod = z.output<typeof moneyPeriod>

/** A page of the rows of a period; without a cursor the first. */
export const moneyRowsQuery = z
  .object({ ...period, cursor: z.string().max(200).optional().transform(readCursor) })
  .refine(isReport, wrongEnd)
export type MoneyRowsQuery = z.output<typeof moneyRowsQuery>

export const SALES_BY = ['month', 'tour', 'lang', 'source', 'guide', 'currency'] as const
const currency = z.enum(CURRENCIES)

export const moneyFigures = named('MoneyFigures', {
  /** The ledger by the bank's months (YYYY-MM), in Canadian cents. */
  months: z.array(
    z.object({
      month: z.string(),
      /** All payments, less those that went back. */
      received: z.int(),
      /** The part of it that went back, positive. */
      back: z.int(),
      /** Sales in it, without GST, with those that are not taxed. */
      net: z.int(),
      untaxed: z.int(),
      gst: z.int(),
      /** The part of `gst` for trips that begin after the month. */
      gstAhead: z.int(),
    }),
  ),
  /** Agreed prices of trips that begin in the period, and what was kept of cancelled ones, in Canadian cents. */
  sales: z.array(
    z.object({
      by: z.enum(SALES_BY),
      /** A month, a language, a source, a currency, or the id of a tour or a guide; null for none. */
      key: z.union([z.string(), z.int()]).nullable(),
      /** Of a tour or a guide. */
      name: z.string().nullable(),
      bookings: z.int(),
      guests: z.int(),
      net: z.int(),
      gst: z.int(),
    }),
  ),
  /** Bookings that got a quote, by the month of their first one in the period; `won` of them accepted one. */
  quotes: z.array(z.object({ month: z.string(), sent: z.int(), won: z.int() })),
  /** Money held today for trips that begin later, by their month, in cents or whole won. */
  held: z.array(z.object({ month: z.string(), currency, bookings: z.int(), amount: z.int() })),
  /** Refunds that are proposed or approved, but not sent. */
  owed: z.array(z.object({ currency, refunds: z.int(), amount: z.int() })),
})
export type MoneyFigures = z.infer<typeof moneyFigures>

/** Of an amount, in Canadian cents. */
const shares = { net: z.int(), untaxed: z.int(), gst: z.int() }

export const ledgerRows = named('LedgerRows', {
  rows: z.array(
    z.object({
      _id: z.int(),
      /** The bank's. */
      day: z.string(),
      pid: z.string(),
      reference: z.string().nullable(),
      name: z.string().nullable(),
      kind: z.string(),
      /** In cents or whole won of the booking's currency. */
      amount: z.int(),
      currency,
      /** In Canadian cents, at the rate of the quote. */
      cad: z.int(),
      ...shares,
      method: z.string(),
      account: z.string().nullable(),
      /** As the bank has it, in its currency. */
      entryAmount: z.int().nullable(),
      entryCurrency: currency.nullable(),
      rateNote: z.string().nullable(),
      reason: z.string(),
      /** When it was recorded, UTC ms. */
      at: z.int(),
      tour: z.string().nullable(),
      tripDay: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
})
export type LedgerRow = z.infer<typeof ledgerRows>['rows'][number]

export const saleRows = named('SaleRows', {
  rows: z.array(
    z.object({
      _id: z.int(),
      pid: z.string(),
      reference: z.string().nullable(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      lang,
      status: z.enum(BOOKING_STATUSES),
      tour: z.string().nullable(),
      startDay: z.string(),
      endDay: z.string(),
      party: z.int(),
      currency,
      /** In the booking's currency, in cents or whole won. */
      amount: z.int(),
      wonPerCad: z.number(),
      ...shares,
    }),
  ),
  next: z.string().nullable(),
})
export type SaleRow = z.infer<typeof saleRows>['rows'][number]
