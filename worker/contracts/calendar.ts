/** The company's time zone; its days begin there. */
export const CALGARY = 'America/Edmonton'

const CALGARY_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: CALGARY,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Time zones differ from UTC by whole quarters of an hour, so no day begins within one. */
const QUARTER_MS = 15 * 60 * 1000

let last = { quarter: NaN, day: '' }

/** The calendar day in Calgary (YYYY-MM-DD) at a UTC time in ms. */
export function calgaryDay(now: number): string {
  const quarter = Math.floor(now / QUARTER_MS)
  if (quarter !== last.quarter) last = { quarter, day: CALGARY_DAY.format(now) }
  return last.day
}
