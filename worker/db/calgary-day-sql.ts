/** 2026-11-01 08:00 UTC: Calgary has been six hours behind UTC since then. The counters' triggers use seven before. */
const SIX_HOURS_FROM = Date.UTC(2026, 10, 1, 8)

/** SQL for the day (YYYY-MM-DD) in Calgary of a UTC time in ms, as the daily counters have it; `at` is SQL, too. */
export function calgaryDaySql(at: string): string {
  return `date(${at} / 1000, 'unixepoch', iif(${at} < ${SIX_HOURS_FROM}, '-7 hours', '-6 hours'))`
}
