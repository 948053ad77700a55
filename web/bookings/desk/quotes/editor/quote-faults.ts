import { isCalendarDay } from '../../../../../worker/contracts/dates/calendar'
import { readCount } from '../../../../desk/editor/typed-numbers'
import { lineFault, type LineFault, type LineFields } from '../lines/line-fields'
import { areSound } from '../policy/policy-fields'
import type { QuoteFields } from './quote-fields'

export interface QuoteFaults {
  startDay?: true
  startTime?: true
  validDays?: true
  lines: Record<string, LineFault>
  /** Keys of entries without a day. */
  days: string[]
  steps?: true
}

const VALID_DAYS_MAX = 30

/** The faults of a draft, by field and by the key of a row. */
export function faultsOf(fields: QuoteFields): QuoteFaults {
  return {
    ...(!isCalendarDay(fields.startDay) && { startDay: true }),
    ...(!/^\d\d:\d\d$/.test(fields.startTime) && { startTime: true }),
    ...(!isValidDays(fields.validDays) && { validDays: true }),
    lines: lineFaults(fields.lines),
    days: fields.days.filter(({ day }) => !isCalendarDay(day)).map(({ key }) => key),
    ...(fields.steps && !areSound(fields.steps) && { steps: true }),
  }
}

function lineFaults(lines: readonly LineFields[]): QuoteFaults['lines'] {
  const found = lines.map((line) => [line.key, lineFault(line)] as const)
  return Object.fromEntries(found.filter(([, fault]) => Object.keys(fault).length > 0))
}

export function hasFaults({ lines, days, ...own }: QuoteFaults): boolean {
  return Object.keys(own).length + Object.keys(lines).length + days.length > 0
}

function isValidDays(text: string): boolean {
  if (text.trim() === '') return true
  const days = readCount(text)
  return days !== null && days >= 1 && days <= VALID_DAYS_MAX
}
