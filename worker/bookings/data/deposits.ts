import type { Money } from '../../contracts/bookings/guest-money'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow } from '../../db/schema/bookings'
import { staysSql } from '../../db/stays-sql'
import type { KnownSettings } from '../../services/settings/settings'
import { missingOf } from './deposit-cover'
import { moneyOf } from './money'

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
