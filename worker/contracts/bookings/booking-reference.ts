/**
 * The reference that a guest writes on a bank transfer: `M` and six digits, the first 1 to 9 and the last a Damm check
 * digit. Only the six digits are stored.
 */

/** Damm's table: it detects every single wrong digit and every swap of neighbours. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

const LOWEST = 10_000
const HIGHEST = 99_999

/** A new six-digit reference. The argument draws a random integer between two others, both inclusive. */
export function referenceFrom(randomInteger: (lowest: number, highest: number) => number): string {
  const free = String(randomInteger(LOWEST, HIGHEST))
  return `${free}${dammRemainder(free)}`
}

/** As guests and staff see it: `M482711`. */
export function formatReference(reference: string): string {
  return `M${reference}`
}

/** Whether a text is a valid six-digit reference. */
export function isReference(digits: string): boolean {
  return /^[1-9]\d{5}$/.test(digits) && dammRemainder(digits) === 0
}

function dammRemainder(digits: string): number {
  return Array.from(digits).reduce((row, digit) => Number(DAMM[row]?.[Number(digit)]), 0)
}
