import { foldTyped } from '../text/fold-typed'
import { withoutAccessCode } from './phone-numbers'

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
const ONE = /^1(?=[2-9]\d{2}[2-9]\d{6}$)/
const KOREA = /^820?/
const CHINA = /^86/

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

/** A Chinese mobile, or a number of an area such as 587 after North America's 1. */
function isAmbiguous(number: string): boolean {
  return ONE.test(number) && grouped(number) !== null
}

function american(dialled: string): string | null {
  const national = dialled.replace(ONE, '')
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
