import { foldTyped } from '../text/fold-typed'

/** A guest's phone field: numbers as people write them, or another way to reach them, such as a messenger's name. */

/** In code points; the rest is cut off. */
const PHONE_MAX = 100
/** Fewer digits are an extension or a part of a name. */
const MIN_DIGITS = 5
const MAX_DIGITS = 15
/** The end of a number: another text, or a list. */
const BETWEEN = /[^\d+\s().\-/\u00b7\u2010-\u2015]+|\s\/\s/u
/** Marks that people type for a hyphen: a Korean vowel, the sign of a long vowel, the Chinese one, a wave. */
const STROKES = /(\d)\s*[\u3161\u30fc\u4e00\u301c_~]\s*(?=\d{3})/gu
/** Digits of the longest number without country and trunk codes. */
const LOCAL_MAX = 10
/** A whole number of North America behind its code; 822 is no area there, but Seoul behind Korea's code. */
const AMERICAN = String.raw`1(?!822)[2-9]\d{2}[2-9]\d{6}$`
/** Before 1, Korea's 002, 008 and 009 would be a part of the codes of Morocco, Japan and India. */
const KOREAN_CARRIERS = String.raw`00(?:[156]|3(?:[46]5|91)|7(?:00|27|3|55|6[126]))`
/** Access codes before a country's code: 00 in China, 011 in North America, and those of Korea's carriers. */
const ACCESS = new RegExp(
  `^(?:${[
    `(?:00|011)(?=82|86|${AMERICAN})`,
    `(?:00[289]|${KOREAN_CARRIERS})(?=82|86)`,
    `${KOREAN_CARRIERS}(?=${AMERICAN})`,
    `(?:00|011)(?=1)`,
  ].join('|')})`,
)
const COUNTRY = /^(?:82|86)/
/** North America's country code. China's mobile numbers begin with 1, too: they lose it wherever they are compared. */
const ONE = /^1(?=[2-9])/

/**
 * The phone field as it is stored. An optional field stops no request, so every text is kept as written: folded, on one
 * line, cut off at its end. Without any letter or digit it is empty.
 */
export function foldPhone(text: string): string {
  const plain = foldTyped(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '))
  if (!/[\p{L}\p{N}]/u.test(plain)) return ''
  return Array.from(plain).slice(0, PHONE_MAX).join('').trim()
}

/** The numbers in the text as they are dialled: digits, with a plus sign if written. */
export function phoneNumbers(text: string): string[] {
  return plainNumbers(text)
    .replaceAll('+', ' / +')
    .split(BETWEEN)
    .flatMap((part) => (digitsOf(part).length > MAX_DIGITS ? part.split('/') : [part]))
    .map((part) => (part.trim().startsWith('+') ? '+' : '') + digitsOf(part))
    .filter((number) => digitsOf(number).length >= MIN_DIGITS)
}

/** The stored form to find a caller by: the digits of each number without country and trunk codes; null without any. */
export function phoneDigits(text: string | null): string | null {
  const numbers = phoneNumbers(text ?? '').map(storedDigits)
  return numbers.length > 0 ? numbers.join(' ') : null
}

/**
 * The digits of a search for a number, or for a part of it: as typed, and without country and trunk codes. Empty for other
 * texts and for fewer than four digits.
 */
export function searchedDigits(q: string): string[] {
  const plain = plainNumbers(q)
  if (!/^[+\d\s().\-/\u00b7\u2010-\u2015]+$/u.test(plain)) return []
  const digits = digitsOf(plain)
  const forms = [digits, withoutCountry(digits).replace(ONE, '')]
  return [...new Set(forms)].filter(({ length }) => length >= 4)
}

/** A number of ten digits without a plus has no country code: 825 is an area of Alberta. */
function storedDigits(number: string): string {
  const digits = digitsOf(number)
  const isAbroad = number.startsWith('+') || digits.length > LOCAL_MAX
  const local = isAbroad ? withoutCountry(digits) : digits.replace(/^0/, '')
  return local.length > LOCAL_MAX ? local.replace(ONE, '') : local
}

/** Digits that begin with the country's code, if they are dialled from abroad; else as they are. */
export function withoutAccessCode(digits: string): string {
  return digits.replace(ACCESS, '')
}

function withoutCountry(digits: string): string {
  return withoutAccessCode(digits).replace(COUNTRY, '').replace(/^0/, '')
}

/** The text with hyphens for their look-alikes, and without a trunk code in brackets. */
function plainNumbers(text: string): string {
  return foldTyped(text).replace(STROKES, '$1-').replaceAll('(0)', '')
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
