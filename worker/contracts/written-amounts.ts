import type { Currency } from './currencies'
import { AMOUNT_MAX } from './bookings/booking-limits'

/** Amounts of money as people type them and as banks write them. */

export type AmountFault = 'empty' | 'unreadable' | 'decimals' | 'otherCurrency'
/** Cents or whole won; below 0 for money that goes out. */
type WrittenAmount = { amount: number; fault: null } | { amount: null; fault: AmountFault }

/**
 * Reads an amount in the currency of its field: `1,234.50`, `C$ 20`, `50,000원`, `(12.00)`, `6.00DR`, `△6,000`. An
 * amount that names another currency, such as `₩50,000` for Canadian dollars, is `otherCurrency`.
 */
export function readWritten(text: string, currency: Currency): WrittenAmount {
  const plain = plainText(text)
  if (isEmptyAmount(plain)) return fault('empty')
  const { digits, around } = partsOf(plain)
  const { marks, sign } = readAround(around)
  if (digits === '' || sign === null) return fault('unreadable')
  if (marks.some((mark) => !isOf(mark, currency))) return fault('otherCurrency')

  const cents = centsOf(digits)
  if (cents === null) return fault(/^\d+\.\d{3,}$/.test(digits) ? 'decimals' : 'unreadable')
  if (currency === 'KRW' && cents % 100 !== 0) return fault('decimals')
  const amount = currency === 'KRW' ? cents / 100 : cents
  if (!Number.isSafeInteger(cents)) return fault('unreadable')
  return { amount: amount === 0 ? 0 : amount * sign, fault: null }
}

/** Cents or whole won; null for any other text. */
export function parseAmount(text: string, currency: Currency): number | null {
  return readWritten(text, currency).amount
}

/** Cents or whole won above 0, as a person types a sum; null for any other text. */
export function parseSum(text: string, currency: Currency): number | null {
  const amount = parseAmount(text, currency)
  return amount !== null && amount > 0 && amount <= AMOUNT_MAX ? amount : null
}

/** Whether a cell has no amount: banks also write a dash. */
export function isEmptyAmount(text: string): boolean {
  return /^-*$/.test(plainText(text))
}

type Mark = Currency | 'dollar' | 'other'

/** The currency that a text names beside its amount or alone; null if it names none. */
export function writtenCurrency(text: string): Mark | null {
  const { marks } = readAround(partsOf(plainText(text)).around)
  return marks.find((mark) => mark !== 'dollar') ?? marks[0] ?? null
}

const fault = (code: AmountFault): WrittenAmount => ({ amount: null, fault: code })

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^'/, '')
    .trim()
    .toUpperCase()
}

/** The digits with their separators, and the text before and after them. */
function partsOf(plain: string): { digits: string; around: string } {
  const found = /\.?\d(?:[\d.,'\s]*\d)?/.exec(plain)
  if (!found) return { digits: '', around: plain }
  const after = plain.slice(found.index + found[0].length).replace(/^\./, '')
  return { digits: found[0], around: `${plain.slice(0, found.index)} ${after}` }
}

const MARKS: Record<Mark, string> = {
  CAD: '$ CAN|$CAN|$ CAD|$CAD|$ CA|$CA|CAD$|CA$|CDN$|CAN$|C$|CAD|CDN|캐나다 달러|캐나다달러|加拿大元|加元|加币|加幣',
  KRW: '₩|KRW|원화|원|WON|韩元|韓元|韩币',
  other:
    '$ USD|$USD|$ US|$US|US$|USD|U$|미국 달러|미국달러|미달러|美元|美金|EUR|€|유로|欧元|GBP|£|¥|JPY|엔|円|日元|CNY|CNH|RMB|위안|人民币|元|HK$|HKD|港元|港币|AU$|A$|AUD|NZ$|NZD|S$|SGD|NT$|TWD|MX$|MXN|CHF|INR|₹|THB|VND|₫|PHP|₱',
  dollar: '$|DOLLARS|DOLLAR|달러',
}

const CURRENCY_OF = new Map(
  Object.entries(MARKS).flatMap(([mark, texts]) =>
    texts.split('|').map((text): [string, Mark] => [text, mark as Mark]),
  ),
)

const ANY_MARK = new RegExp(
  [...CURRENCY_OF.keys()]
    .toSorted((a, b) => b.length - a.length)
    // EUR is no currency in VALEUR.
    .map((text) =>
      text
        .replace('$', String.raw`\$`)
        .replace(/^(?=[A-Z])/, '(?<![A-Z])')
        .replace(/(?<=[A-Z])$/, '(?![A-Z])'),
    )
    .join('|'),
  'g',
)

/** The currencies around an amount, and its sign; null if there is any other text. */
function readAround(around: string): { marks: Mark[]; sign: 1 | -1 | null } {
  const marks = (around.match(ANY_MARK) ?? []).flatMap((text) => CURRENCY_OF.get(text) ?? [])
  const rest = around.replace(ANY_MARK, '').replace(/\s/g, '')
  const sign = SIGNS.find(([, shape]) => shape.test(rest))?.[0] ?? null
  return { marks, sign }
}

const SIGNS: [1 | -1, RegExp][] = [
  [1, /^\+?(?:CR?)?\+?$/],
  [-1, /^(?:-?(?:DR?|DB)?-?|-CR?|\(-?\)|[△▲]-?)$/],
]

function isOf(mark: Mark, currency: Currency): boolean {
  return mark === currency || (mark === 'dollar' && currency === 'CAD')
}

const WHOLE_AND_CENTS = [
  // 1234.50, .50 and 250.0000, but not 1.234, which is ambiguous
  /^(\d*)\.(\d{1,2}|\d\d0{2,})$/,
  // 1234 and 1234,50
  /^(\d+)(?:,(\d{1,2}))?$/,
  // 1,234.50
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}|\d\d0{2,}))?$/,
  // 1 234,50 and 1'234.50
  /^(\d{1,3}(?:[\s']\d{3})+)(?:[.,](\d{1,2}))?$/,
  // 1.234,50 and 1.234.567
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
]

function centsOf(digits: string): number | null {
  const match = WHOLE_AND_CENTS.map((shape) => shape.exec(digits)).find((found) => found !== null)
  if (!match) return null
  const whole = Number((match[1] ?? '').replace(/\D/g, ''))
  return whole * 100 + Number((match[2] ?? '').slice(0, 2).padEnd(2, '0'))
}
