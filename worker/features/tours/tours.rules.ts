import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { isOffered } from '../../contracts/tours/departure-travellers'
import type { DepartureInput } from '../../contracts/tours/tours-input'

/** Departures that start today (in Calgary) or later. */
export function upcomingDepartures<Row extends { startDate: string }>(
  departures: Row[],
  now: number,
): Row[] {
  const today = calgaryDay(now)
  return departures.filter(({ startDate }) => startDate >= today)
}

export interface StoredDeparture {
  id: number
  startDay: string
  endDay: string
  baseMale: number
  baseFemale: number
  /** Seats taken by bookings. */
  seatsTaken: number
  startMinute: number | null
  /** Whether its start does not follow the tour's. */
  ownStart: boolean
}

interface PlacedRow {
  row: DepartureInput
  /** From 0. */
  position: number
}

export interface KeptDeparture extends PlacedRow {
  stored: StoredDeparture
}

/**
 * Matches a form's rows with the stored departures. A row matches the departure with its id, else the first one on its
 * days that no other row names. A row that is not offered is dropped unless it has a departure's id, or matches one that
 * is booked or had none before.
 */
export function matchDepartures(
  stored: readonly StoredDeparture[],
  rows: readonly DepartureInput[],
): { kept: KeptDeparture[]; added: PlacedRow[]; removed: StoredDeparture[] } {
  const matched = departuresOf(rows, stored)
  const names = new Set(stored.map(({ id }) => id))
  const placed = rows
    .map((row, index) => ({ row, found: matched[index] }))
    .filter(
      ({ row, found }) =>
        isOffered(row) ||
        (found && (found.seatsTaken > 0 || found.baseMale + found.baseFemale === 0)) ||
        (row._id !== undefined && names.has(row._id) && row.startDate !== '' && row.endDate !== ''),
    )
    .map((each, position) => ({ ...each, position }))
  const ids = new Set(placed.map(({ found }) => found?.id))
  return {
    kept: placed.flatMap(({ row, found, position }) =>
      found ? [{ stored: found, row, position }] : [],
    ),
    added: placed.flatMap(({ row, found, position }) => (found ? [] : [{ row, position }])),
    removed: stored.filter(({ id }) => !ids.has(id)),
  }
}

/** The stored departure of each row, in the order of the rows. */
function departuresOf(rows: readonly DepartureInput[], stored: readonly StoredDeparture[]) {
  const left = new Map(stored.map((each) => [each.id, each]))
  const take = (found: StoredDeparture | undefined) => {
    if (found) left.delete(found.id)
    return found
  }
  const isOnDays = (row: DepartureInput) => (each: StoredDeparture) =>
    each.startDay === row.startDate && each.endDay === row.endDate
  const named = rows.map((row) => {
    const found = left.get(row._id ?? 0)
    return take(found && isOnDays(row)(found) ? found : undefined)
  })
  return rows.map((row, index) => named[index] ?? take([...left.values()].find(isOnDays(row))))
}
