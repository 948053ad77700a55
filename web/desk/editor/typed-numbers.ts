import { z } from 'zod'
import type { Currency } from '../../../worker/contracts/currencies'
import { MAX_MINUTES, MAX_PRICE_CAD } from '../../../worker/contracts/tours/tours-input'
import {
  parseAmount,
  readWritten,
  writtenCurrency,
} from '../../../worker/contracts/written-amounts'

/** Numbers as people type them. Faults are keys of admin.json's `fault`. */

export type AmountFault = 'amount' | 'negative' | 'decimals' | 'tooLarge' | 'otherCurrency'
type Amount = { value: number | null; fault: null } | { value: null; fault: AmountFault }

/** An amount in CAD: `1250`, `1,250.50`, `$300`, `300 CAD`. Null for an empty box. */
export function readAmount(text: string): Amount {
  if (text.trim() === '') return { value: null, fault: null }
  const { amount, fault } = readWritten(text, 'CAD')
  if (amount === null) return { value: null, fault: isSaid(fault) ? fault : 'amount' }
  if (amount < 0) return { value: null, fault: 'negative' }
  const value = amount / 100
  return value > MAX_PRICE_CAD ? { value: null, fault: 'tooLarge' } : { value, fault: null }
}

function isSaid(fault: string): fault is 'decimals' | 'otherCurrency' {
  return fault === 'decimals' || fault === 'otherCurrency'
}

type Bounds = readonly [min: number, max: number]

/** An amount in dollars or whole won within bounds; null beyond them and for other text. */
export function readMoney(text: string, currency: Currency, bounds: Bounds): number | null {
  const amount = parseAmount(text, currency)
  if (amount === null) return null
  return within(currency === 'CAD' ? amount / 100 : amount, bounds)
}

/** A number that is no money, such as `1,250` or `5 %`, within bounds; null beyond them and for other text. */
export function readNumber(text: string, bounds: Bounds, decimals = 2): number | null {
  const bare = text.normalize('NFKC').replaceAll('%', '').trim()
  const value = writtenCurrency(bare) === null ? (parseAmount(bare, 'CAD') ?? NaN) / 100 : NaN
  return decimals === 0 && !Number.isInteger(value) ? null : within(value, bounds)
}

function within(value: number, [min, max]: Bounds): number | null {
  return value >= min && value <= max ? value : null
}

/** A whole number within bounds; null for an empty box or any other text. */
export function readCount(text: string): number | null {
  const bare = text.normalize('NFKC').replaceAll(/[\s,%]/g, '')
  return /^\d{1,6}$/.test(bare) ? Number(bare) : null
}

const HOURS = String.raw`(?:h|hrs?|hours?|시간|小时|个小时)`
const MINUTES = String.raw`(?:m|mins?|minutes?|분|分钟|分)`
const DURATION = new RegExp(
  String.raw`^(?:(\d+(?:\.\d+)?)${HOURS}(?:(\d{1,2})${MINUTES}?)?|(\d{1,2}):([0-5]\d)|(\d+)${MINUTES}?)$`,
  'i',
)

/** Whole minutes: `90`, `2h30`, `1.5 h`, `2:30`, `2시간 30분`, `2小时30分`. Null for any other text; 0 for an empty box. */
export function readMinutes(text: string): number | null {
  const bare = text.replaceAll(/\s/g, '')
  if (bare === '') return 0
  const match = DURATION.exec(bare)
  if (!match) return null
  const [, hours, rest, clockHours, clockMinutes, minutes] = match
  const total =
    minutes === undefined
      ? Number(hours ?? clockHours) * 60 + Number(rest ?? clockMinutes ?? 0)
      : Number(minutes)
  const whole = Math.round(total)
  return whole <= MAX_MINUTES ? whole : null
}

export function toAmount(text: string): number | null {
  return readAmount(text).value
}

/** 0 for an empty box and for text that is no number. */
export function toCount(text: string): number {
  return readCount(text) ?? 0
}

/** A whole number as it is typed, within bounds. */
export function typedCount(min: number, max: number) {
  return z.string().transform(readCount).pipe(z.number().min(min).max(max))
}
