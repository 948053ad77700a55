import { isCalendarDay } from '../../../../../worker/contracts/dates/calendar'
import { readCount } from '../../../editor/typed-numbers'
import { lineFault, type LineFault } from '../lines/line-fields'
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
  const lines: QuoteFaults['lines'] = {}
  for (const line of fields.lines) {
    const fault = lineFault(line)
    if (Object.keys(fault).length > 0) lines[line.key] = fault
  }
  return {
    ...(!isCalendarDay(fields.startDay) && { startDay: true }),
    ...(!/^\d\d:\d\d$/.test(fields.startTime) && { startTime: true }),
    ...(!isValidDays(fields.validDays) && { validDays: true }),
    lines,
    days: fields.days.filter(({ day }) => !isCalendarDay(day)).map(({ key }) => key),
    ...(fields.steps && !areSound(fields.steps) && { steps: true }),
  }
}

export function hasFaults({ lines, days, ...own }: QuoteFaults): boolean {
  return Object.keys(own).length + Object.keys(lines).length + days.length > 0
}

function isValidDays(text: string): boolean {
  if (text.trim() === '') return true
  const days = readCount(text)
  return days !== null && days >= 1 && days <= VALID_DAYS_MAX
}
