import { staysOf } from '../../contracts/bookings/booking-sums'
import type { Money } from '../../contracts/bookings/guest-money'
import type { PaidBooking } from '../../contracts/bookings/pay-methods'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { staysSql } from '../../db/stays-sql'
import type { KnownSettings } from '../../services/settings/settings'

/** An amount (cents or whole won) in the booking's currency. */
export function moneyOf({ currency }: Pick<BookingRow, 'currency'>, amount: number): Money {
  return { currency, amount }
}

/** The price of a quote in the currency of its booking, cents or whole won. */
export function totalIn(
  { currency }: Pick<BookingRow, 'currency'>,
  { totalCents, totalWon }: Pick<QuoteRow, 'totalCents' | 'totalWon'>,
): number {
  return currency === 'KRW' ? totalWon : totalCents
}

export type Paid = Pick<BookingRow, 'paid' | 'refundOpen' | 'feesKept'>

/** Whether the money that stays covers the deposit, which may be nothing. */
export function isCovered(booking: Paid, deposit: number): boolean {
  return missingOf(booking, deposit) === 0
}

/** The missing part of an amount, such as the deposit, in cents or whole won. */
export function missingOf(booking: Paid, wanted: number): number {
  return Math.max(0, wanted - staysOf(booking))
}

type Owing = Paid & Pick<BookingRow, 'status' | 'total' | 'deposit' | 'reference'>

const WITH_BALANCE: ReadonlySet<string> = new Set(['confirmed', 'completed'])

/** The amount still to be paid, in cents or whole won: of the deposit while the date is held, of the total later. */
export function dueOf(booking: Owing): number {
  const { status, total, deposit } = booking
  if (status === 'on_hold') return missingOf(booking, deposit)
  return WITH_BALANCE.has(status) ? missingOf(booking, total) : 0
}

/**
 * Whether a guest can say that money is on its way: if something is due that can be sent, or if the hold ended before the
 * deposit arrived, which may then come as late money.
 */
export function mayClaim(booking: Owing & Paying): boolean {
  const { status, reference, deposit, payLink } = booking
  const isMissed = status === 'expired' && reference !== null && missingOf(booking, deposit) > 0
  const canSend = !isInCash(booking) || payLink !== null
  return isMissed || (canSend && dueOf(booking) > 0)
}

type Paying = Pick<BookingRow, 'status' | 'balanceBy' | 'payLink'>

/** How a booking is paid, for the ways that its guest is offered. */
export function paidBooking(booking: Paying & Pick<BookingRow, 'lang'>): PaidBooking {
  const { lang, payLink } = booking
  return { lang, payLink, isInCash: isInCash(booking) }
}

/** Whether what is due is paid in cash on the day of the trip; a deposit never is. */
function isInCash({ status, balanceBy }: Paying): boolean {
  return (status === 'confirmed' || status === 'completed') && balanceBy === null
}

/**
 * SQL condition on a table of bookings: confirmed, but the deposit is no longer covered, because the bank has reversed a
 * payment or the money goes or went back.
 */
export function lacksDepositSql(table: string): string {
  return `(${table}.status = 'confirmed' AND ${staysSql(table)} < ${table}.deposit AND (${table}.refund_open > 0 OR EXISTS (
    SELECT 1 FROM payments WHERE payments.booking_id = ${table}.id AND payments.kind IN ('reversal', 'refund'))))`
}

/** The missing part of the deposit. */
export function dueDeposit(booking: BookingRow): Money {
  return moneyOf(booking, missingOf(booking, booking.deposit))
}

/**
 * The currencies that a booking can be paid in: won only if the settings, as just read from D1, name a Korean account.
 */
export function payCurrencies({ bank }: Pick<KnownSettings, 'bank'>): Currency[] {
  return bank?.korean ? ['CAD', 'KRW'] : ['CAD']
}
