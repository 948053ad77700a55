/** The currencies of bookings. Amounts are integer cents of a dollar, or whole won. */
export const CURRENCIES = ['CAD', 'KRW'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Cents as dollars; won unchanged. */
export function unitsOf(amount: number, currency: Currency): number {
  return currency === 'KRW' ? amount : amount / 100
}
