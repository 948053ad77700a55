const CALGARY_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Edmonton',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

let last = { now: NaN, day: '' }

/** The calendar day in Calgary (YYYY-MM-DD) at a UTC time in ms. */
export function calgaryDay(now: number): string {
  // A page asks for the day of one moment some dozen times.
  if (now !== last.now) last = { now, day: CALGARY_DAY.format(now) }
  return last.day
}
