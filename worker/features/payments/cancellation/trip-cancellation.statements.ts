import { eq, sql } from 'drizzle-orm'
import type { CancelWhy } from '../../../contracts/payments/cancel-reasons'
import { auditStatement } from '../../../db/audit'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { trips, type TripRow } from '../../../db/schema/trips'
import type { MemberScope } from '../../../http/context'
import { keyColumns, type RequestKey } from '../../../http/idempotency'

export const SAME = 'PartiesAreSame'

/** A trip to be cancelled, the bookings on it, and the reason. */
export interface Cancelling {
  trip: TripRow
  parties: BookingRow[]
  why: CancelWhy
  key: RequestKey | null
}

/** `ended` are the statements that end the trip's bookings. */
export function tripStatements(
  c: MemberScope,
  { trip, parties, why, key }: Cancelling,
  ended: Statement[],
): Statement[] {
  const { db, now } = c.var
  const isSame = sql`(SELECT count(*) FROM seats WHERE trip_id = ${trip.id}) = ${parties.length}`
  const columns = {
    status: 'cancelled',
    version: trip.version + 1,
    updatedAt: now,
    ...keyColumns(key),
  } as const
  return [
    assertInBatch(db, isSame, SAME),
    ...ended,
    db.update(trips).set(columns).where(eq(trips.id, trip.id)),
    auditOfTrip(c, { trip, parties, why }),
  ]
}

function auditOfTrip(c: MemberScope, { trip, parties, why }: Omit<Cancelling, 'key'>) {
  return auditStatement(c, {
    action: 'trip.cancel',
    subjectType: 'trip',
    subjectId: trip.id,
    detail: `${why.reason}, bookings ${parties.map(({ id }) => id).join(' ')}`,
  })
}
