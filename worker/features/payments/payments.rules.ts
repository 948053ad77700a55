import type { Currency } from '../../contracts/currencies'
import { AppError } from '../../http/errors'

interface Converted {
  amount: number
  entryAmount?: number | undefined
  rateNote?: string | undefined
}

/**
 * Money in another currency than the booking's is credited only with both amounts and how they were converted; else both
 * amounts are the same.
 * @throws AppError CurrencyDiffers
 */
export function requireSameCurrency(
  entry: { currency: Currency },
  booking: { currency: Currency },
  { amount, entryAmount, rateNote = '' }: Converted,
): void {
  const isSame = entry.currency === booking.currency
  const isSound = isSame
    ? (entryAmount ?? amount) === amount
    : rateNote !== '' && Math.sign(entryAmount ?? 0) === Math.sign(amount)
  if (!isSound) throw new AppError('CurrencyDiffers')
}
