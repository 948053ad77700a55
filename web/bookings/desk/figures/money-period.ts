import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'

/** A first and a last day, YYYY-MM-DD in Calgary. A separate file, as visitors load it with the routes. */
export interface MoneyPeriod {
  from: string
  to: string
}

export const PRESETS = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const
export type Preset = (typeof PRESETS)[number]

const MONTHS = { Month: 1, Quarter: 3, Year: 12 } as const

/** The days of a calendar month, quarter or year, around a day or before it. */
export function presetPeriod(preset: Preset, today: string): MoneyPeriod {
  const isLast = preset.startsWith('last')
  const length = MONTHS[preset.slice(4) as keyof typeof MONTHS]
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const first = month - (month % length) - (isLast ? length : 0)
  return { from: dayOf(first, 1), to: dayOf(first + length, 0) }
}

/** A day of a month that is counted from year 0; day 0 is the last one of the month before. */
function dayOf(month: number, day: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10)
}

/** The days in an address that are days. */
export function readPeriod({ from, to }: { from?: unknown; to?: unknown }): Partial<MoneyPeriod> {
  const isDay = (text: unknown): text is string => typeof text === 'string' && isCalendarDay(text)
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
}

/** The period that an address asks for; this year for what it leaves out, or if its days are out of order. */
export function periodOf(asked: Partial<MoneyPeriod>, today: string): MoneyPeriod {
  const year = presetPeriod('thisYear', today)
  const period = { ...year, ...asked }
  return period.from <= period.to ? period : year
}
