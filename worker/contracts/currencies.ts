/** The currencies of bookings. Amounts are integer cents of a dollar, or whole won. */
export const CURRENCIES = ['CAD', 'KRW'] as const
export type Currency = (typeof CURRENCIES)[number]
