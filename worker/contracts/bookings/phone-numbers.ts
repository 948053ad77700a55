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

/** Digits without separators of national numbers, with the lengths of their groups. */
const FORMS: readonly [RegExp, number[]][] = [
  // Canada and the United States; the code of an area and of an exchange begins with 2 to 9.
  [/^[2-9]\d{2}[2-9]\d{6}$/, [3, 3, 4]],
  // Korea: mobiles, personal numbers, which hide another one, Seoul, the other areas and numbers of the internet.
  [/^01\d{9}$/, [3, 4, 4]],
  [/^050\d{8}$/, [4, 3, 4]],
  [/^050\d{9}$/, [4, 4, 4]],
  [/^02\d{7}$/, [2, 3, 4]],
  [/^02\d{8}$/, [2, 4, 4]],
  [/^0[3-6]\d\d{7}$/, [3, 3, 4]],
  [/^0[3-7]\d\d{8}$/, [3, 4, 4]],
  // China's mobiles.
  [/^1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9\d)\d{8}$/, [3, 4, 4]],
]

/** North America's country code, which is left out. */
const AMERICA = /^1(?=[2-9]\d{2}[2-9]\d{6}$)/
const KOREA = /^820?/
const CHINA = /^86/

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

/** A phone number in groups, `403 555 0102`; a text that is not one number of a known form stays as typed. */
export function phoneText(text: string): string {
  const plain = foldTyped(text).trim()
  if (!/^\+?[\d\s().\-\u2010-\u2015]+$/u.test(plain)) return text
  const number = plain.replaceAll('(0)', '').replace(/[^\d+]/g, '')
  if (isAmbiguous(number)) return text
  const dialled = number.startsWith('+') ? number.slice(1) : withoutAccessCode(number)
  const isAbroad = dialled !== number
  return american(dialled) ?? (isAbroad ? abroad(dialled) : null) ?? grouped(number) ?? text
}

/** A number of ten digits without a plus has no country code: 825 is an area of Alberta. */
function storedDigits(number: string): string {
  const digits = digitsOf(number)
  const isAbroad = number.startsWith('+') || digits.length > LOCAL_MAX
  const local = isAbroad ? withoutCountry(digits) : digits.replace(/^0/, '')
  return local.length > LOCAL_MAX ? local.replace(ONE, '') : local
}

/** Digits that begin with the country's code, if they are dialled from abroad; else as they are. */
function withoutAccessCode(digits: string): string {
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

/** A Chinese mobile, or a number of an area such as 587 after North America's 1. */
function isAmbiguous(number: string): boolean {
  return AMERICA.test(number) && grouped(number) !== null
}

function american(dialled: string): string | null {
  const national = dialled.replace(AMERICA, '')
  return national === dialled ? null : grouped(national)
}

/** A number that begins with the code of Korea or China. */
function abroad(dialled: string): string | null {
  if (KOREA.test(dialled)) return withCountry('+82', `0${dialled.replace(KOREA, '')}`)
  if (CHINA.test(dialled)) return withCountry('+86', dialled.replace(CHINA, ''))
  return null
}

/** Korea's numbers lose their first zero behind the country's code. */
function withCountry(code: string, national: string): string | null {
  const text = grouped(national)
  return text && `${code} ${text.replace(/^0/, '')}`
}

function grouped(national: string): string | null {
  const [, lengths = []] = FORMS.find(([form]) => form.test(national)) ?? []
  if (lengths.length === 0) return null
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((a, b) => a + b, 0))
  return starts
    .map((start, index) => national.slice(start, start + (lengths[index] ?? 0)))
    .join(' ')
}
