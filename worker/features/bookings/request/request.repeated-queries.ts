import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { LIVE } from '../../../contracts/bookings/booking-states'
import type { Db } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { outbox } from '../../../db/schema/mail'

/** Requests with the same address, tour and day are the same. Without a day, every request is a new one. */
export interface SameRequest {
  emailKey: string
  tourId: number | null
  day: string | null
}

/** The condition for an open booking of the same address, tour and day. */
export function isOpenBooking({ emailKey, tourId, day }: SameRequest) {
  return and(
    eq(bookings.emailKey, emailKey),
    sql`${bookings.tourId} IS ${tourId}`,
    eq(bookings.wishDay, day ?? ''),
    inArray(bookings.status, [...LIVE]),
  )
}

export async function findOpenBooking(db: Db, same: SameRequest) {
  const [booking] = await db.select().from(bookings).where(isOpenBooking(same)).limit(1)
  return booking ?? null
}

/** The booking that a request created or whose link it mailed again, with the hash of the request's body. */
export async function findByRequestKey(db: Db, key: string) {
  const mailed = db
    .select({ id: sql<number>`CAST(${outbox.causeId} AS INTEGER)` })
    .from(outbox)
    .where(and(eq(outbox.requestKey, key), eq(outbox.causeType, 'booking')))
  const [found] = await db
    .select({
      booking: bookings,
      mailedHash: sql<string | null>`(
        SELECT request_hash FROM outbox WHERE request_key = ${key})`,
    })
    .from(bookings)
    .where(or(eq(bookings.requestKey, key), inArray(bookings.id, mailed)))
  return found ?? null
}
