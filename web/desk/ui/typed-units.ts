import type { Currency } from '../../../worker/contracts/currencies'
import { readAmount } from '../editor/typed-numbers'

/** Reads an amount as cents or whole won; null for any other text. */
export function readUnits(text: string, currency: Currency): number | null {
  if (currency === 'KRW') return readWon(text)
  const { value } = readAmount(text)
  return value === null ? null : Math.round(value * 100)
}

function readWon(text: string): number | null {
  const won = text.replaceAll(/[\s,원₩]/g, '')
  return /^\d{1,9}$/.test(won) ? Number(won) : null
}
