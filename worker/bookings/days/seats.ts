import type { TripRow } from '../../db/schema/trips'

type Seats = Pick<TripRow, 'status' | 'capacity' | 'baseMale' | 'baseFemale' | 'seatsTaken'>

/** Those who are on a trip: in bookings, and those that the company counts by hand. */
export function travellersOf({ baseMale, baseFemale, seatsTaken }: Omit<Seats, 'status'>): number {
  return baseMale + baseFemale + seatsTaken
}

/** The number of travellers that a trip still takes; none if it is closed to others. */
export function seatsLeft(trip: Seats): number {
  return trip.status === 'open' ? Math.max(0, trip.capacity - travellersOf(trip)) : 0
}
