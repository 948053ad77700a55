import { eq } from 'drizzle-orm'
import { isFarAbovePrice, isFarFromRate } from '../../contracts/bookings/booking-sums'
import type { NewPayment } from '../../contracts/bookings/payments'
import type { Currency } from '../../contracts/currencies'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { bankEntries, type BankEntryRow } from '../../db/schema/payments'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readSettings } from '../../services/settings/settings'
import type { BookingState } from '../data/booking-state'

/**
 * If the entry's currency is not the booking's, both amounts and a note on the rate are required; otherwise both
 * amounts must be the same.
 * @throws AppError CurrencyDiffers
 */
export function requireSameCurrency(
  entry: { currency: Currency },
  booking: { currency: Currency },
  { amount, entryAmount, rateNote = '' }: Pick<NewPayment, 'amount' | 'entryAmount' | 'rateNote'>,
): void {
  const isSame = entry.currency === booking.currency
  const isSound = isSame
    ? (entryAmount ?? amount) === amount
    : rateNote !== '' && Math.sign(entryAmount ?? 0) === Math.sign(amount)
  if (!isSound) throw new AppError('CurrencyDiffers')
}

/** In these statuses money comes too late: no date is held. */
const LATE: ReadonlySet<string> = new Set(['expired', 'closed', 'cancelled'])

export function isLate({ status }: Pick<BookingRow, 'status'>): boolean {
  return LATE.has(status)
}

/** The days that mails name: of the trip, otherwise of the accepted quote, if any. */
export function daysOf({ trip, acceptedQuote }: BookingState) {
  return trip ?? acceptedQuote
}

/** In Korea it may already be tomorrow. @throws AppError Invalid for a later day (YYYY-MM-DD) */
export function requireSeenDay(day: string, now: number): void {
  if (day > addDays(calgaryDay(now), 1))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
}

type Money = Pick<NewPayment, 'amount' | 'entryAmount' | 'isSure'>
type Priced = Pick<BookingRow, 'total' | 'currency'>

/** Asks about money that is far above the price, or converted far from the site's rate. @throws AppError AmountUnlikely */
export async function requirePlausible(
  c: RequestScope,
  { total, currency }: Priced,
  { amount, entryAmount, isSure }: Money,
  entry?: { currency: Currency },
): Promise<void> {
  if (isSure) return
  if (isFarAbovePrice(amount, total, currency)) throw new AppError('AmountUnlikely')
  if (!entry || entry.currency === currency || entryAmount === undefined) return
  const { wonPerCad } = (await readSettings(c.env, c.var.db)).prices
  const [cents, won] = currency === 'CAD' ? [amount, entryAmount] : [entryAmount, amount]
  if (isFarFromRate({ cents, won }, wonPerCad)) throw new AppError('AmountUnlikely')
}

/** @throws AppError NotFound */
export async function getEntry(db: Db, id: number): Promise<BankEntryRow> {
  const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, id))
  if (!entry) throw new AppError('NotFound')
  return entry
}
