import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { mayRole } from '../../contracts/accounts/permissions'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { DAY_MS } from '../../contracts/dates/durations'
import { LANG_TAG, type Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { users } from '../../db/schema/accounts'
import { bookings, seats } from '../../db/schema/bookings'
import { assignments, resources, staffFeeds, trips } from '../../db/schema/trips'
import { tourNameSql } from '../../db/tour-names'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { equalInConstantTime } from '../../http/keyed-hash'
import { calgaryTime } from '../../services/mail/letters/booking-times'
import { BOOKING_TEXTS, writeMoney, writePickup } from '../../services/mail/letters/booking-words'
import { linkBase } from '../../services/mail/link-base'
import { roleNow } from '../../services/members/admin-grants'
import { isCrewKey, staffFeedKey } from '../access/crew-link'
import { dueOf, moneyOf } from '../data/money'
import { spanOf } from '../mails/calendar-file'
import { langOfCrew } from './crew-day'
import { hasSeats, isWithin } from './planner.trips'

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
  const { db, settings } = c.var
  const [resource] = await db.select().from(resources).where(eq(resources.id, id))
  if (!resource?.active || !isCrewKey(settings.pepper, 'feed', { resource, key }))
    throw new AppError('NotFound')
  const own = db
    .select({ id: assignments.tripId })
    .from(assignments)
    .where(eq(assignments.resourceId, id))
  return writeFeed(c, {
    name: `Moraine · ${resource.name}`,
    lang: langOfCrew(resource),
    which: inArray(trips.id, own),
  })
}

/** All trips as a calendar for staff. @throws AppError NotFound for a wrong or renewed key, and once its owner may not read trips */
export async function readStaffFeed(
  c: RequestScope,
  { id, key }: { id: number; key: string },
): Promise<string> {
  const { db, settings } = c.var
  const [found] = await db
    .select({ user: users, generation: staffFeeds.generation })
    .from(users)
    .leftJoin(staffFeeds, eq(staffFeeds.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.bannedAt), isNull(users.deletedAt)))
  const expected = staffFeedKey(settings.pepper, id, found?.generation ?? 0)
  const role = found ? roleNow(settings, found.user) : null
  if (!found || !mayRole(role, 'trips:read') || !equalInConstantTime(expected, key))
    throw new AppError('NotFound')
  const hidesMoney = !mayRole(role, 'money:read')
  return writeFeed(c, { name: 'Moraine', lang: found.user.lang, which: hasPeople(), hidesMoney })
}

/** Departures that are empty so far are no work. */
function hasPeople() {
  return or(gt(trips.seatsTaken, 0), gt(trips.baseMale, 0), gt(trips.baseFemale, 0))
}

interface Feed {
  name: string
  lang: Lang
  which: SQL | undefined
  /** Leaves out balances that are paid in cash on the day. */
  hidesMoney?: boolean
}

async function writeFeed(
  c: RequestScope,
  { name, lang, which, hidesMoney = false }: Feed,
): Promise<string> {
  const { db, now, settings } = c.var
  const [from, to] = [calgaryDay(now - BACK_MS), calgaryDay(now + AHEAD_MS)]
  const isNear = and(which, isWithin({ from, to }))
  const [rows, parties] = await db.batch([tripsOf(db, lang, isNear), partiesOf(db, isNear)])
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const calendar = ical({
    name,
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
        ...ofTrip.map((party) => lineOf(party, { lang, hidesMoney })),
      ].join('\n'),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

function placeOf(kind: string, text: string | null, lang: Lang): string {
  return writePickup(kind as PickupKind, text, lang)
}

function tripsOf(db: Db, lang: Lang, which: SQL | undefined) {
  return db
    .select({
      ...pick(trips, 'id', 'version', 'startDay', 'endDay', 'startMinute', 'startsAt', 'endsAt'),
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
    })
    .from(trips)
    .where(which)
    .orderBy(asc(trips.startsAt))
}

/** The values that a line about a guest shows. */
function partiesOf(db: Db, ofTrips: SQL | undefined) {
  return db
    .select({
      tripId: seats.tripId,
      ...pick(bookings, 'name', 'party', 'children', 'lang', 'pickupKind', 'pickup', 'phone'),
      ...pick(bookings, 'balanceBy', 'status', 'currency', 'reference', 'total'),
      ...pick(bookings, 'deposit', 'paid', 'refundOpen', 'feesKept'),
    })
    .from(trips)
    .crossJoin(seats)
    .crossJoin(bookings)
    .where(and(ofTrips, hasSeats(['confirmed', 'completed'])))
    .orderBy(asc(bookings.id))
}

/** A guest in one line: name, people, language, pickup, phone, and the balance if it is paid in cash on the day. */
function lineOf(
  party: Awaited<ReturnType<typeof partiesOf>>[number],
  { lang, hidesMoney }: { lang: Lang; hidesMoney: boolean },
): string {
  const names = new Intl.DisplayNames([LANG_TAG[lang]], { type: 'language' })
  const due = dueOf(party)
  return [
    party.name ?? '–',
    party.children === 0 ? `${party.party}` : `${party.party - party.children} + ${party.children}`,
    names.of(new Intl.Locale(LANG_TAG[party.lang]).language),
    placeOf(party.pickupKind, party.pickup, lang),
    party.phone,
    party.balanceBy === null && due > 0 && !hidesMoney
      ? writeMoney(moneyOf(party, due), lang)
      : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
