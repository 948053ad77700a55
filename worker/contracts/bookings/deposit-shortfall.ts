import type { Currency } from '../currencies'

/** How much bank fees may take from a deposit that an admin can still accept. Cents and whole won. */
const SHORTFALL_MAX = { CAD: 500, KRW: 5000 } as const satisfies Record<Currency, number>

/** Whether the missing part of the deposit is small enough to waive. */
export function mayWaiveShortfall(booking: { deposit: number; paid: number; currency: Currency }) {
  const { deposit, paid, currency } = booking
  return paid >= deposit || (paid > 0 && deposit - paid <= SHORTFALL_MAX[currency])
}
