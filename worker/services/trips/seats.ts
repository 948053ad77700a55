import type { TripRow } from '../../db/schema/trips'

type Seats = Pick<TripRow, 'status' | 'capacity' | 'baseMale' | 'baseFemale' | 'seatsTaken'>

/** How many more travellers a trip takes; none when it is closed to others. */
export function seatsLeft({ status, capacity, baseMale, baseFemale, seatsTaken }: Seats): number {
  return status === 'open' ? Math.max(0, capacity - baseMale - baseFemale - seatsTaken) : 0
}
