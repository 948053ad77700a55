import { parseAmount } from '../../../worker/contracts/written-amounts'
import type { Currency } from '../../../worker/contracts/currencies'

/** Cents or whole won above 0; null for any other text. */
export function readTyped(text: string, currency: Currency): number | null {
  const amount = parseAmount(text, currency)
  return amount !== null && amount > 0 ? amount : null
}

/** The names of the faulty fields. */
export function faultyOf<Name extends string>(faults: Record<Name, boolean>): Name[] {
  return (Object.keys(faults) as Name[]).filter((name) => faults[name])
}
