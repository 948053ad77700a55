import { MAX_MINUTES, MAX_PRICE_CAD } from '../../../worker/contracts/tours/tours-input'

/** Numbers as people type them. Faults are keys of admin.json's `fault`. */

export type AmountFault = 'amount' | 'negative' | 'decimals' | 'tooLarge'
type Amount = { value: number | null; fault: null } | { value: null; fault: AmountFault }

const CURRENCY = /^(?:C\$|CA\$|CAD|\$)|(?:CAD|캐나다 ?달러|달러|加元|加币)$/gi
/** With a comma before each group of three digits. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const DECIMAL_COMMA = /^\d+,\d{1,2}$/

/** An amount in CAD: `1250`, `1,250.50`, `$300`, `300 CAD`. Null for an empty box. */
export function readAmount(text: string): Amount {
  const bare = text.replaceAll(/[\s\u00A0']/g, '').replaceAll(CURRENCY, '')
  if (text.trim() === '') return { value: null, fault: null }
  if (/^[-\u2212]/.test(bare)) return { value: null, fault: 'negative' }
  const plain = withPoint(bare)
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain)
  if (!match || !/\d/.test(plain)) return { value: null, fault: 'amount' }
  if ((match[2] ?? '').length > 2) return { value: null, fault: 'decimals' }
  const value = Number(plain)
  return value > MAX_PRICE_CAD ? { value: null, fault: 'tooLarge' } : { value, fault: null }
}

/** Removes the commas of `1,250.5`, writes `12,50` with a point, and returns any other text as it is. */
export function withPoint(bare: string): string {
  if (GROUPED.test(bare)) return bare.replaceAll(',', '')
  return DECIMAL_COMMA.test(bare) ? bare.replace(',', '.') : bare
}

/** A whole number within bounds; null for an empty box or any other text. */
export function readCount(text: string): number | null {
  const bare = text.replaceAll(/[\s,%]/g, '')
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
