import { calgaryDay } from '../../contracts/calendar'

/** Departures that can still be joined: those that start today (in Calgary) or later. */
export function upcomingDepartures<Row extends { startDate: string }>(
  departures: Row[],
  now: number,
): Row[] {
  const today = calgaryDay(now)
  return departures.filter(({ startDate }) => startDate >= today)
}
