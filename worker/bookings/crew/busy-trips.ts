import { and, asc, eq, gt, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BusyTrip } from '../../contracts/bookings/resources'
import { bookings, seats } from '../../db/schema/bookings'
import { assignments, resources, trips } from '../../db/schema/trips'
import { tourNameSql } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'

/** More than a person drives in the longest absence. */
const ROWS_MAX = 50

interface Busy {
  resourceId: number
  /** UTC ms. */
  startsAt: number
  endsAt: number
}

/** The refusal for a guide or vehicle that has trips then, with those trips and who is free for each. */
export async function resourceBusy(c: MemberScope, busy: Busy, cause: unknown): Promise<AppError> {
  return new AppError('ResourceBusy', { cause, extra: { trips: await readBusyTrips(c, busy) } })
}

async function readBusyTrips(
  { var: { db, lang } }: MemberScope,
  { resourceId, startsAt, endsAt }: Busy,
): Promise<BusyTrip[]> {
  const other = alias(assignments, 'other')
  const own = alias(resources, 'own')
  const isMeanwhile = and(
    eq(assignments.resourceId, resourceId),
    isNotNull(assignments.tripId),
    lt(assignments.startsAt, endsAt),
    gt(assignments.endsAt, startsAt),
  )
  const isTaken = and(
    eq(other.resourceId, resources.id),
    lt(other.startsAt, assignments.endsAt),
    gt(other.endsAt, assignments.startsAt),
  )
  const isFree = and(
    eq(resources.kind, own.kind),
    eq(resources.active, true),
    ne(resources.id, own.id),
    notExists(
      db
        .select({ one: sql`1` })
        .from(other)
        .where(isTaken),
    ),
  )
  const [taken, free] = await db.batch([
    db
      .select({
        id: trips.id,
        startDay: trips.startDay,
        endDay: trips.endDay,
        tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
        bookingId: sql<number | null>`(SELECT min(${seats.bookingId}) FROM ${seats}
          JOIN ${bookings} ON ${bookings.id} = ${seats.bookingId} WHERE ${seats.tripId} = ${trips.id})`,
      })
      .from(assignments)
      .innerJoin(trips, eq(trips.id, assignments.tripId))
      .where(isMeanwhile)
      .orderBy(asc(assignments.startsAt))
      .limit(ROWS_MAX),
    db
      .select({ tripId: assignments.tripId, id: resources.id, name: resources.name })
      .from(assignments)
      .innerJoin(own, eq(own.id, assignments.resourceId))
      .innerJoin(resources, isFree)
      .where(isMeanwhile)
      .orderBy(asc(resources.rank), asc(resources.id)),
  ])
  const freeFor = Map.groupBy(free, ({ tripId }) => tripId)
  return taken.map((trip) => ({
    ...trip,
    free: (freeFor.get(trip.id) ?? []).map(({ id, name }) => ({ id, name })),
  }))
}
