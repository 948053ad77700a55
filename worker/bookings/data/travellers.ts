import { eq, sql } from 'drizzle-orm'
import type { Traveller, TravellerList } from '../../contracts/bookings/travellers'
import type { Db, Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { travellers } from '../../db/schema/bookings'
import { sha256 } from '../../http/keyed-hash'

/**
 * The travellers of a booking as one column, for statements that read bookings. The contact for an emergency is a part of
 * the first row, so that it goes when the travellers go. Drizzle leaves the table's name out where a statement has one table.
 */
export const TRAVELLERS = sql<string>`(SELECT json_group_array(json_object('name', name, 'age', age,
  'seat', seat, 'diet', coalesce(diet, ''), 'emergency', coalesce(emergency, '')) ORDER BY id)
  FROM travellers WHERE travellers.booking_id = bookings.id)`

type Row = Traveller & { emergency: string }

/** Changes with the stored list, so that a change tells which one its sender has read. */
export function markOf(column: string): string {
  return sha256(column).slice(0, 16)
}

/** The column as the list that was stored. */
export function toTravellers(column: string): TravellerList {
  const rows = JSON.parse(column) as Row[]
  return {
    travellers: rows.map((row) => pick(row, 'name', 'age', 'seat', 'diet')),
    emergency: rows[0]?.emergency ?? '',
  }
}

/** Replaces the travellers of a booking. */
export function storeTravellers(db: Db, bookingId: number, list: TravellerList): Statement[] {
  const rows = list.travellers.map(({ diet, ...traveller }, index) => ({
    bookingId,
    ...traveller,
    diet: diet === '' ? null : diet,
    emergency: index > 0 || list.emergency === '' ? null : list.emergency,
  }))
  return [
    db.delete(travellers).where(eq(travellers.bookingId, bookingId)),
    db.insert(travellers).values(rows),
  ]
}
