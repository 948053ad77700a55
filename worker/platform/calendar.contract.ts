const CALGARY_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Edmonton',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Calgary (YYYY-MM-DD) at a UTC time in ms. */
export function calgaryDay(now: number): string {
  return CALGARY_DAY.format(now)
}
