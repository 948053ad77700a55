import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import { DAY_MS } from '../../contracts/dates/durations'
import { LANG_TAG, type Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, seats } from '../../db/schema/bookings'
import { assignments, resources, trips } from '../../db/schema/trips'
import { tourNameSql } from '../../db/tour-names'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { linkBase } from '../../services/mail/link-base'
import { calgaryTime } from '../../services/mail/letters/booking-times'
import { BOOKING_TEXTS, writeMoney, writePickup } from '../../services/mail/letters/booking-words'
import { isCrewKey } from '../access/crew-link'
import { dueOf, moneyOf } from '../data/money'
import { spanOf } from '../mails/calendar-file'
import { langOfCrew } from './crew-day'
import { PARTY } from './planner.trips'

/** The calendar has trips that ended at most this long ago, and those of the next year. */
const BACK_MS = 31 * DAY_MS
const AHEAD_MS = 366 * DAY_MS
/** How often calendar programs should ask again, in seconds. Google asks when it likes. */
const TTL_SECONDS = 60 * 60

/** The trips of a guide or vehicle as a calendar to subscribe to. @throws AppError NotFound for a wrong or renewed key */
export async function readCrewFeed(
  c: RequestScope,
  { id, key }: { id: number; key: string },
): Promise<string> {
  const { db, now, settings } = c.var
  const [resource] = await db.select().from(resources).where(eq(resources.id, id))
  if (!resource?.active || !isCrewKey(settings.pepper, 'feed', { resource, key }))
    throw new AppError('NotFound')
  const lang = langOfCrew(resource)
  const [rows, parties] = await db.batch([
    tripsOf(db, { id, now, lang }),
    partiesOf(db, { id, now }),
  ])
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const calendar = ical({
    name: `Moraine · ${resource.name}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Moraine', product: 'Crew', language: 'EN' },
    ttl: TTL_SECONDS,
  })
  const ofTrips = Map.groupBy(parties, ({ tripId }) => tripId)
  const { host } = new URL(linkBase(settings, c.req.url))
  for (const trip of rows) {
    const ofTrip = ofTrips.get(trip.id) ?? []
    calendar.createEvent({
      id: `trip-${trip.id}@${host}`,
      sequence: trip.version,
      stamp: new Date(now),
      ...spanOf(trip),
      summary: trip.tour ?? BOOKING_TEXTS[lang].anyTour,
      location: ofTrip
        .map(({ pickupKind, pickup }) => placeOf(pickupKind, pickup, lang))
        .join('; '),
      description: [
        ...(trip.startMinute === null ? [] : [calgaryTime(trip.startsAt, lang)]),
        ...ofTrip.map((party) => lineOf(party, lang)),
      ].join('\n'),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

function placeOf(kind: string, text: string | null, lang: Lang): string {
  return writePickup(kind as PickupKind, text, lang)
}

function isOwn({ id, now }: { id: number; now: number }) {
  return and(
    eq(assignments.resourceId, id),
    gt(assignments.endsAt, now - BACK_MS),
    lt(assignments.startsAt, now + AHEAD_MS),
    ne(trips.status, 'cancelled'),
  )
}

function tripsOf(db: Db, { lang, ...own }: { id: number; now: number; lang: Lang }) {
  return db
    .select({
      ...pick(trips, 'id', 'version', 'startDay', 'endDay', 'startMinute', 'startsAt', 'endsAt'),
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(isOwn(own))
    .orderBy(asc(trips.startsAt))
}

function partiesOf(db: Db, own: { id: number; now: number }) {
  return db
    .select(PARTY)
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(seats, eq(seats.tripId, trips.id))
    .innerJoin(bookings, eq(bookings.id, seats.bookingId))
    .where(and(isOwn(own), inArray(bookings.status, ['confirmed', 'completed'])))
    .orderBy(asc(bookings.id))
}

/** A guest in one line: name, people, language, pickup, phone, and the balance if it is paid in cash on the day. */
function lineOf(party: Awaited<ReturnType<typeof partiesOf>>[number], lang: Lang): string {
  const names = new Intl.DisplayNames([LANG_TAG[lang]], { type: 'language' })
  const due = dueOf(party)
  return [
    party.name ?? '–',
    party.children === 0 ? `${party.party}` : `${party.party - party.children} + ${party.children}`,
    names.of(new Intl.Locale(LANG_TAG[party.lang]).language),
    placeOf(party.pickupKind, party.pickup, lang),
    party.phone,
    party.balanceBy === null && due > 0 ? writeMoney(moneyOf(party, due), lang) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
