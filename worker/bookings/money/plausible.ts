import { isFarAbovePrice, isFarFromRate } from '../../contracts/bookings/plausible-amounts'
import type { NewPayment } from '../../contracts/bookings/payments'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow } from '../../db/schema/bookings'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readSettings } from '../../services/settings/settings'

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
