import { addDays, addMonths, isCalendarDay } from '../../../../worker/contracts/dates/calendar'

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
type Preset = (typeof PRESETS)[number]

const MONTHS = { Month: 1, Quarter: 3, Year: 12 } as const

/** The days of a calendar month, quarter or year, around a day or before it. */
export function presetPeriod(preset: Preset, today: string): MoneyPeriod {
  const isLast = preset.startsWith('last')
  const length = MONTHS[preset.slice(4) as keyof typeof MONTHS]
  const begun = (Number(today.slice(5, 7)) - 1) % length
  const first = addMonths(today.slice(0, 7), -begun - (isLast ? length : 0))
  return { from: `${first}-01`, to: addDays(`${addMonths(first, length)}-01`, -1) }
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
