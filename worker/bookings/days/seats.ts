import type { TripRow } from '../../db/schema/trips'

type Seats = Pick<TripRow, 'status' | 'capacity' | 'baseMale' | 'baseFemale' | 'seatsTaken'>

/** The number of travellers that a trip still takes; none if it is closed to others. */
export function seatsLeft({ status, capacity, baseMale, baseFemale, seatsTaken }: Seats): number {
  return status === 'open' ? Math.max(0, capacity - baseMale - baseFemale - seatsTaken) : 0
}
