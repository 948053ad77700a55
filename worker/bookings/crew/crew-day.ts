import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { CONFIRMED_TRIPS } from '../../contracts/bookings/booking-states'
import {
  CREW_DAYS,
  type CrewDay,
  type CrewParty,
  type CrewTrip,
} from '../../contracts/bookings/crew-day'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import { firstName } from '../../contracts/bookings/first-name'
import { datedEntries, type TourEntry } from '../../contracts/bookings/quote-days'
import type { QuoteDay } from '../../contracts/bookings/quotes'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import { DEFAULT_LANG, LANGS, type Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { PLACE_COLUMNS, withPlace } from '../../db/entry-place'
import { pick } from '../../db/pick'
import { quotes, seats } from '../../db/schema/bookings'
import { itineraryEntries, tourTexts } from '../../db/schema/tours'
import { assignments, trips } from '../../db/schema/trips'
import { meetingPointIn, nameIn } from '../../db/tour-names'
import { writePickup } from '../../services/mail/letters/booking-words'
import { plainText } from '../../services/search/plain-text'
import { readSettings } from '../../services/settings/settings'
import type { CrewScope } from '../access/crew-access'
import { dueOf, moneyOf } from '../data/money'
import { toTravellers } from '../data/travellers'
import { toWaiver } from '../data/waivers'
import { partiesOf } from './planner.trips'

/** More days than a tour has: entries beyond the last one count as the last. */
const ALL_DAYS = 99

/** The language that a guide's page and calendar are written in: the first that the guide speaks. */
export function langOfCrew({ langs }: { langs: string }): Lang {
  return LANGS.find((each) => langs.split(' ').includes(each)) ?? DEFAULT_LANG
}

/** The trips of a guide from yesterday on: one that came back at night is still to be reported. */
export async function readCrewDay(c: CrewScope): Promise<CrewDay> {
  const { db, now, crew } = c.var
  const today = calgaryDay(now)
  const lang = langOfCrew(crew)
  const isOwn = and(
    eq(assignments.resourceId, crew.id),
    gt(assignments.endsAt, startOfCalgaryDay(addDays(today, -1))),
    lt(assignments.startsAt, startOfCalgaryDay(addDays(today, CREW_DAYS))),
  )
  const assigned = db.select({ id: assignments.tripId }).from(assignments).where(isOwn)
  const own = and(inArray(trips.id, assigned), ne(trips.status, 'cancelled'))
  const [{ company }, [rows, parties, agreed, texts, entries]] = await Promise.all([
    readSettings(c.env, db),
    db.batch([
      tripsOf(db, own),
      partiesOf(db, own, { statuses: CONFIRMED_TRIPS, today }),
      agreedDays(db, own),
      textsOf(db, own),
      entriesOf(db, own),
    ]),
  ])
  return {
    name: crew.name,
    lang,
    phone: company.phone,
    asOf: now,
    today,
    trips: rows.map(({ tourId, ...trip }): CrewTrip => {
      const ofTour = texts.filter((text) => text.tourId === tourId)
      const ofTrip = parties.filter(({ tripId }) => tripId === trip.id)
      const quote = agreed.find(({ tripId }) => tripId === trip.id)
      const written = entries.filter((entry) => entry.tourId === tourId).map(withPlace)
      return {
        ...trip,
        tour: nameIn(ofTour, lang),
        meetingPoint: meetingPointIn(ofTour, lang),
        parties: ofTrip.map((party) => toParty(party, lang)),
        entries: planOf({ quote, written, startDay: trip.startDay, lang }).map(toEntry),
      }
    }),
  }
}

type Own = ReturnType<typeof and>

function tripsOf(db: Db, own: Own) {
  return db
    .select(pick(trips, 'id', 'tourId', 'startDay', 'endDay', 'startMinute', 'startsAt', 'remarks'))
    .from(trips)
    .where(own)
    .orderBy(asc(trips.startsAt), asc(trips.id))
}

/** The days that the guests of each trip have agreed to, the latest first. */
function agreedDays(db: Db, own: Own) {
  return db
    .select({ tripId: seats.tripId, ...pick(quotes, 'days', 'lang') })
    .from(trips)
    .innerJoin(seats, eq(seats.tripId, trips.id))
    .innerJoin(quotes, eq(quotes.bookingId, seats.bookingId))
    .where(and(own, eq(quotes.status, 'accepted')))
    .orderBy(desc(quotes.id))
}

function textsOf(db: Db, own: Own) {
  return db
    .selectDistinct(pick(tourTexts, 'tourId', 'lang', 'name', 'meetingPoint'))
    .from(trips)
    .innerJoin(tourTexts, eq(tourTexts.tourId, trips.tourId))
    .where(own)
}

function entriesOf(db: Db, own: Own) {
  const columns = pick(itineraryEntries, 'tourId', 'lang', 'position', 'title', 'body', 'isPicture')
  return db
    .selectDistinct({ ...columns, ...pick(itineraryEntries, 'url', ...PLACE_COLUMNS) })
    .from(trips)
    .innerJoin(itineraryEntries, eq(itineraryEntries.tourId, trips.tourId))
    .where(own)
    .orderBy(asc(itineraryEntries.position))
}

function toParty(row: Awaited<ReturnType<typeof partiesOf>>[number], lang: Lang): CrewParty {
  const due = dueOf(row)
  const { travellers, emergency } = toTravellers(row.travellers)
  return {
    bookingId: row.id,
    name: row.name === null ? null : firstName(row.name),
    ...pick(row, 'phone', 'lang', 'children', 'notes', 'pickedUpAt', 'backAt'),
    adults: row.party - row.children,
    pickup: writePickup(row.pickupKind as PickupKind, row.pickup, lang),
    place: row.pickup,
    travellers: travellers.map((each) => ({ ...each, name: firstName(each.name) })),
    emergency,
    waiver: toWaiver(row.waiver).party?.state ?? null,
    cash: row.balanceBy === null && due > 0 ? moneyOf(row, due) : null,
    isMissed: row.status === 'no_show',
  }
}

interface Plan {
  quote: { days: string; lang: Lang } | undefined
  written: readonly TourEntry[]
  startDay: string
  lang: Lang
}

/**
 * The days that the guests agreed to, else those of the tour, in the guide's language as far as the tour has the same
 * entry in it.
 */
function planOf({ quote, written, startDay, lang }: Plan): QuoteDay[] {
  const inLang = (wanted: Lang) =>
    datedEntries(
      written.filter((entry) => entry.lang === wanted),
      { startDay, tripDays: ALL_DAYS },
    )
  if (!quote) return [lang, ...LANGS].map(inLang).find((days) => days.length > 0) ?? []
  const [theirs, own] = [inLang(quote.lang), inLang(lang)]
  return (JSON.parse(quote.days) as QuoteDay[]).map((day) => {
    const index = theirs.findIndex(({ title, body }) => title === day.title && body === day.body)
    const same = theirs.length === own.length ? own[index] : undefined
    // A quote of before its tour had places gets those of today.
    return same ? { ...day, ...same, day: day.day } : day
  })
}

function toEntry({ day, start, title, body, place }: QuoteDay): CrewTrip['entries'][number] {
  return {
    day,
    ...(start !== undefined && { start }),
    title,
    body: plainText(body),
    ...(place && { place }),
  }
}
