import type { Currency } from '../currencies'

/** How much bank fees may take from a deposit that an admin can still accept. Cents and whole won. */
const SHORTFALL_MAX = { CAD: 500, KRW: 5000 } as const satisfies Record<Currency, number>

interface Deposited {
  deposit: number
  paid: number
  currency: Currency
}

/** Whether the missing part of the deposit is small enough to waive. */
export function mayWaiveShortfall({ deposit, paid, currency }: Deposited): boolean {
  return paid >= deposit || (paid > 0 && deposit - paid <= SHORTFALL_MAX[currency])
}
