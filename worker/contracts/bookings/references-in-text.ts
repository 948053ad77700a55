import { isReference } from './booking-reference'

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

/** A Korean keyboard types ㅡ for the M key; the half-width form and the lone vowel look the same. */
const KOREAN_M = /[\u3161\uFFDA\u1173]/g

function plainText(text: string): string {
  // Before NFKC, which would join the vowel to a preceding consonant.
  return text.replace(KOREAN_M, 'M').normalize('NFKC')
}

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

function numbersIn(plain: string): Found[] {
  return [...plain.matchAll(CANDIDATE)].flatMap(({ 1: typed = '', index }) => {
    // Words such as "Mobilis" contain only letters.
    if (!/\d/.test(typed)) return []
    const toDigit = (letter: string) => LOOKS_LIKE[letter.toUpperCase()] ?? letter
    return [{ digits: typed.replace(/[oilsb]/gi, toDigit), at: index }]
  })
}

/** M and six digits beside Latin letters: banks join the texts of several fields. */
const MARKED = /m(\d{6})(?!\d)/gi

function markedIn(plain: string): Found[] {
  return [...plain.matchAll(MARKED)].map(({ 1: digits = '', index }) => ({ digits, at: index }))
}

/** Six digits in groups: after an M any groups, else two of three that are no part of a longer number. */
const SPACED = [
  /m[ -]?(\d(?:[ -]?\d){5})(?![ -]?\d)/gi,
  /(?<![0-9a-z]|[0-9][ .,-])(\d{3}[ -]\d{3})(?![0-9a-z]|[ .,-]\d)/gi,
]

function spacedIn(plain: string): Found[] {
  return SPACED.flatMap((shape) =>
    [...plain.matchAll(shape)].map(({ 1: typed = '', index }) => ({
      digits: typed.replace(/\D/g, ''),
      at: index,
    })),
  )
}

const DIGITS = Array.from('0123456789')

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
