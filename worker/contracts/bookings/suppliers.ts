import type { DatedTrip } from './booking-deadlines'
import type { QuoteLine } from './quote-prices'
import type { QuoteDay } from './quotes'

interface Quoted {
  lines: readonly Pick<QuoteLine, 'kind'>[]
  days: readonly Pick<QuoteDay, 'stay'>[]
}

/** Whether hotels, airlines or others may charge for a cancellation: of a trip with a night, or if its quote names them. */
export function hasSuppliers(
  { startDay, endDay }: Pick<DatedTrip, 'startDay' | 'endDay'>,
  quoted: Quoted | null,
): boolean {
  if (endDay > startDay) return true
  const { lines = [], days = [] } = quoted ?? {}
  return (
    lines.some(({ kind }) => kind === 'supplier' || kind === 'room') ||
    days.some(({ stay = '' }) => stay !== '')
  )
}
