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

/** A Korean keyboard types ㅡ for the M key; the half-width form and the lone vowel look the same. */
const KOREAN_M = /[\u3161\uFFDA\u1173]/g

interface Found {
  digits: string
  at: number
}

/**
 * An optional M, then five to seven digits or letters that look like digits. Latin letters and digits may not touch it;
 * Korean and Chinese may, since a name can precede it without a space.
 */
const CANDIDATE = /(?<![0-9a-z])m?([0-9oilsb]{5,7})(?![0-9a-z])/gi
const LOOKS_LIKE: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8' }

/** M and six digits beside Latin letters: banks join the texts of several fields. */
const MARKED = /m(\d{6})(?!\d)/gi

/** Six digits in groups: after an M any groups, else two of three that are no part of a longer number. */
const SPACED = [
  /m[ -]?(\d(?:[ -]?\d){5})(?![ -]?\d)/gi,
  /(?<![0-9a-z]|[0-9][ .,-])(\d{3}[ -]\d{3})(?![0-9a-z]|[ .,-]\d)/gi,
]

const DIGITS = Array.from('0123456789')

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

/** The references in typed text or text from a bank: each once, in order. */
export function parseReferences(text: string): string[] {
  const plain = plainText(text)
  const found = [...numbersIn(plain), ...markedIn(plain), ...spacedIn(plain)]
  const valid = found.filter(({ digits }) => isReference(digits)).toSorted((a, b) => a.at - b.at)
  return [...new Set(valid.map(({ digits }) => digits))]
}

/**
 * The references that a text contains with one typo: a wrong, missing or extra character, or two swapped ones. An exact
 * match is not a typo.
 */
export function slipsIn(text: string): string[] {
  const near = numbersIn(plainText(text)).flatMap(({ digits }) => oneTypoFrom(digits))
  return [...new Set(near)].filter(isReference)
}

function dammRemainder(digits: string): number {
  return Array.from(digits).reduce((row, digit) => Number(DAMM[row]?.[Number(digit)]), 0)
}

function plainText(text: string): string {
  // Before NFKC, which would join the vowel to a preceding consonant.
  return text.replace(KOREAN_M, 'M').normalize('NFKC')
}

function numbersIn(plain: string): Found[] {
  return [...plain.matchAll(CANDIDATE)].flatMap(({ 1: typed = '', index }) => {
    // Words such as "Mobilis" contain only letters.
    if (!/\d/.test(typed)) return []
    const toDigit = (letter: string) => LOOKS_LIKE[letter.toUpperCase()] ?? letter
    return [{ digits: typed.replace(/[oilsb]/gi, toDigit), at: index }]
  })
}

function markedIn(plain: string): Found[] {
  return [...plain.matchAll(MARKED)].map(({ 1: digits = '', index }) => ({ digits, at: index }))
}

function spacedIn(plain: string): Found[] {
  return SPACED.flatMap((shape) =>
    [...plain.matchAll(shape)].map(({ 1: typed = '', index }) => ({
      digits: typed.replace(/\D/g, ''),
      at: index,
    })),
  )
}

/** The six-digit numbers from which five to seven digits differ by one typo. */
function oneTypoFrom(typed: string): string[] {
  const places = Array.from(typed, (_, at) => at)
  const replaced = (at: number, count: number, by: string) =>
    typed.slice(0, at) + by + typed.slice(at + count)
  if (typed.length === 7) return places.map((at) => replaced(at, 1, ''))
  if (typed.length === 5)
    return [...places, 5].flatMap((at) => DIGITS.map((digit) => replaced(at, 0, digit)))
  const wrong = places.flatMap((at) => DIGITS.map((digit) => replaced(at, 1, digit)))
  const swapped = places.map((at) => replaced(at, 2, `${typed[at + 1] ?? ''}${typed[at]}`))
  return [...wrong, ...swapped].filter((digits) => digits !== typed)
}
