import { isReference } from './booking-reference'

/** The references in typed text or text from a bank: each once, in order. */
export function parseReferences(text: string): string[] {
  const plain = plainText(text)
  const found = [...numbersIn(plain), ...markedIn(plain), ...spacedIn(plain)]
  const valid = found.filter(({ digits }) => isReference(digits)).toSorted((a, b) => a.at - b.at)
  return [...new Set(valid.map(({ digits }) => digits))]
}

/**
 * Tells whether a text contains a reference with one typo: a wrong, missing or extra character, or two swapped ones. An
 * exact match is not a typo.
 */
export function slipFinder(text: string): (reference: string) => boolean {
  const numbers = numbersIn(plainText(text))
  return (reference) => numbers.some(({ digits }) => isOneSlip(digits, reference))
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

function isOneSlip(typed: string, reference: string): boolean {
  if (typed === reference) return false
  const [short, long] = typed.length < reference.length ? [typed, reference] : [reference, typed]
  const at = Array.from(short).findIndex((digit, index) => digit !== long[index])
  const from = at === -1 ? short.length : at
  if (long.length === short.length + 1) return short.slice(from) === long.slice(from + 1)
  if (long.length !== short.length) return false
  const isSwap = short[from] === long[from + 1] && short[from + 1] === long[from]
  return (
    short.slice(from + 1) === long.slice(from + 1) ||
    (isSwap && short.slice(from + 2) === long.slice(from + 2))
  )
}
