import type { Money } from '../../contracts/payments/guest-money'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow } from '../../db/schema/bookings'
import type { KnownSettings } from '../settings/settings'
import { missingOf } from './deposit-cover'
import { moneyOf } from './money'

/**
 * SQL condition on a table of bookings: confirmed, but the bank has reversed a payment and the deposit is not covered.
 */
export function lacksDepositSql(table: string): string {
  return `(${table}.status = 'confirmed' AND ${table}.paid < ${table}.deposit AND EXISTS (
    SELECT 1 FROM payments WHERE payments.booking_id = ${table}.id AND payments.kind = 'reversal'))`
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
