import { calgaryDay } from '../../platform/calendar.contract'

/** Departures that can still be joined: those that start today (in Calgary) or later. */
export function upcomingDepartures<Row extends { startDate: string }>(departures: Row[], now: number): Row[] {
  const today = calgaryDay(now)
  return departures.filter(({ startDate }) => startDate >= today)
}

/** The form in which names of tours are compared: two tours whose names fold alike share a name. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
