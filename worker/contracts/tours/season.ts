/** The months in which a tour runs: 1 to 12 in their order, none for all of them. A trip counts by its first day. */
export type Season = readonly number[]

/** The longest stretch that a calendar looks ahead. */
const YEAR = 12

export function runsIn(season: Season, month: number): boolean {
  return season.length === 0 || season.includes(month)
}

/** Whether a trip may start on a day, or in a month (YYYY-MM-DD or YYYY-MM). */
export function isInSeason(season: Season, day: string): boolean {
  return runsIn(season, Number(day.slice(5, 7)))
}

/** As stored: `6,7,8`. */
export function monthsOf(stored: string): number[] {
  return stored === '' ? [] : stored.split(',').map(Number)
}

/** The season as stretches from a month to a month; one may go over the turn of the year. Empty for all year. */
export function stretchesOf(season: Season): { from: number; to: number }[] {
  if (season.length === 0 || season.length === YEAR) return []
  const before = (month: number) => ((month + YEAR - 2) % YEAR) + 1
  const after = (month: number) => (month % YEAR) + 1
  const starts = season.filter((month) => !season.includes(before(month)))
  return starts.map((from) => {
    let to = from
    while (season.includes(after(to))) to = after(to)
    return { from, to }
  })
}
