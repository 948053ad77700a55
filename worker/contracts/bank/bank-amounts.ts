import type { Currency } from '../currencies'

/** Amounts as banks write them in a statement file. */

const WHOLE_AND_CENTS = [
  // 1234.50, 1234,50, .50
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^()\.(\d{1,2})$/,
  // 1,234.50
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  // 1 234,50
  /^(\d{1,3}(?:\s\d{3})+)(?:[.,](\d{1,2}))?$/,
  // 1.234,50 and 1.234.567, but not 1.234, which is ambiguous
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
]

/** Cents or whole won; negative for `-12.00`, `12.00-`, `(12.00)` and `12.00 DR`. Null for other texts. */
export function parseAmount(text: string, currency: Currency): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(/C?(?:AD)?\s?\$|CAD|KRW|[₩원]/gi, '')
    .trim()
  const isNegative = /^-|-$|^\(.*\)$|\bDR$/i.test(plain)
  const digits = plain.replace(/^[-+(]\s*|\s*(?:[-+)]|[CD]R)$/gi, '').trim()

  const match = WHOLE_AND_CENTS.map((shape) => shape.exec(digits)).find((found) => found !== null)
  if (!match) return null
  const whole = Number((match[1] ?? '').replace(/\D/g, ''))
  const cents = Number((match[2] ?? '').padEnd(2, '0'))
  if (currency === 'KRW' && cents > 0) return null
  const amount = currency === 'KRW' ? whole : whole * 100 + cents
  if (!Number.isSafeInteger(amount)) return null
  return isNegative && amount > 0 ? -amount : amount
}
