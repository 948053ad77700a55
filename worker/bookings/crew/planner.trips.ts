import { and, asc, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import type { MarkKind } from '../../contracts/bookings/crew-day'
import type { PlannerParty, PlannerTrip } from '../../contracts/bookings/planner'
import { addDays } from '../../contracts/dates/calendar'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, seats } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { tourNameSql } from '../../db/tour-names'
import { dueOf, moneyOf } from '../data/money'
import { toTravellers, TRAVELLERS } from '../data/travellers'
import { shownWaiver, waiverColumn } from '../data/waivers'
import type { Span } from './closures.actions'

/** A trip ends at most this many days after its first. */
const LONGEST = 366

const TRAVELLING = ['offered', 'on_hold', 'confirmed', 'completed', 'no_show'] as const
type Travelling = (typeof TRAVELLING)[number]

/** Trips that overlap the days and are not cancelled. */
export function isWithin({ from, to }: Span) {
  return and(
    ne(trips.status, 'cancelled'),
    gte(trips.startDay, addDays(from, -LONGEST)),
    lte(trips.startDay, to),
    gte(trips.endDay, from),
  )
}

/** The trips, the earliest first; names of tours in `lang`. */
export function tripsBetween(db: Db, span: Span, lang: Lang) {
  return db
    .select({
      ...pick(trips, 'id', 'kind', 'status', 'tourId', 'startDay', 'endDay'),
      ...pick(trips, 'startMinute', 'startsAt', 'endsAt', 'capacity', 'seatsTaken', 'version'),
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
      male: trips.baseMale,
      female: trips.baseFemale,
    })
    .from(trips)
    .where(isWithin(span))
    .orderBy(asc(trips.startsAt), asc(trips.id))
}

/** The columns of a booking that the desk and the crew of its trip need. */
const PARTY = {
  tripId: seats.tripId,
  ...pick(bookings, 'id', 'pid', 'reference', 'status', 'name', 'phone', 'lang', 'party'),
  ...pick(bookings, 'children', 'pickupKind', 'pickup', 'notes', 'currency', 'balanceBy'),
  ...pick(bookings, 'total', 'deposit', 'paid', 'refundOpen', 'feesKept'),
  travellers: TRAVELLERS.as('travellers'),
  pickedUpAt: markedAt('pickedUp').as('picked_up_at'),
  backAt: markedAt('back').as('back_at'),
}

/** When the guide last reported it, UTC ms; null if that was cleared, or never. Batches tell columns apart by name. */
function markedAt(kind: MarkKind) {
  return sql<number | null>`(SELECT iif(is_set, at, NULL) FROM crew_marks
    WHERE crew_marks.booking_id = ${bookings.id} AND kind = ${kind} ORDER BY id DESC LIMIT 1)`
}

/** The bookings with seats on those trips. `today`: YYYY-MM-DD in Calgary. */
export function partiesBetween(db: Db, span: Span, today: string) {
  return partiesOf(db, isWithin(span), { statuses: TRAVELLING, today })
}

/** The bookings of some statuses with seats on trips. */
export function partiesOf(
  db: Db,
  ofTrips: SQL | undefined,
  { statuses, today }: { statuses: readonly Travelling[]; today: string },
) {
  return db
    .select({ ...PARTY, waiver: waiverColumn(today).as('waiver') })
    .from(trips)
    .crossJoin(seats)
    .crossJoin(bookings)
    .where(and(ofTrips, hasSeats(statuses)))
    .orderBy(asc(bookings.id))
}

/**
 * Condition on cross joins of trips, seats and bookings, in this order, which SQLite keeps: otherwise it begins with all
 * bookings that have ever been confirmed.
 */
export function hasSeats(statuses: readonly Travelling[]): SQL | undefined {
  return and(
    eq(seats.tripId, trips.id),
    eq(bookings.id, seats.bookingId),
    inArray(bookings.status, [...statuses]),
  )
}

type TripRow = Awaited<ReturnType<typeof tripsBetween>>[number]
type PartyRow = Awaited<ReturnType<typeof partiesBetween>>[number]

/** Each trip with its parties. */
export function withParties(found: TripRow[], rows: PartyRow[]): PlannerTrip[] {
  const ofTrip = Map.groupBy(rows, ({ tripId }) => tripId)
  return found.flatMap(({ status, ...trip }) =>
    status === 'cancelled'
      ? []
      : [{ ...trip, status, parties: (ofTrip.get(trip.id) ?? []).map(toParty) }],
  )
}

function toParty(row: PartyRow): PlannerParty {
  return {
    bookingId: row.id,
    ...pick(row, 'pid', 'reference', 'name', 'phone', 'lang', 'party', 'children', 'notes'),
    ...pick(row, 'pickedUpAt', 'backAt'),
    status: row.status as PlannerParty['status'],
    pickup: { kind: row.pickupKind as PickupKind, text: row.pickup },
    due: moneyOf(row, dueOf(row)),
    isCash: row.balanceBy === null,
    ...toTravellers(row.travellers),
    waiver: shownWaiver(row.status, row.waiver),
  }
}
