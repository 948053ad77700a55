/** What a booking can be paid in. Amounts are integer cents of a dollar, or whole won. */
export const CURRENCIES = ['CAD', 'KRW'] as const
export type Currency = (typeof CURRENCIES)[number]
