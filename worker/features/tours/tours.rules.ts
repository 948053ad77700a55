import { calgaryDay } from '../../contracts/calendar'

/** Departures that start today (in Calgary) or later. */
export function upcomingDepartures<Row extends { startDate: string }>(
  departures: Row[],
  now: number,
): Row[] {
  const today = calgaryDay(now)
  return departures.filter(({ startDate }) => startDate >= today)
}
