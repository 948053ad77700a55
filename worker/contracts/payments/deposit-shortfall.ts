import type { Currency } from '../currencies'

/** Bank fees: what a deposit may lack and an admin may confirm the trip. Cents and whole won. */
const SHORTFALL_MAX = { CAD: 500, KRW: 5000 } as const satisfies Record<Currency, number>

interface Deposited {
  deposit: number
  paid: number
  currency: Currency
}

/** Whether all but a small part of the deposit has come. */
export function mayWaiveShortfall({ deposit, paid, currency }: Deposited): boolean {
  return paid >= deposit || (paid > 0 && deposit - paid <= SHORTFALL_MAX[currency])
}
