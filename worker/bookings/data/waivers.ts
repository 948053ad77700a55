import { sql, type SQL } from 'drizzle-orm'
import { CONFIRMED_TRIPS, type BookingStatus } from '../../contracts/bookings/booking-states'
import type { PartyWaiver, WaiverAnswer } from '../../contracts/bookings/travellers'
import { LANGS, type Lang } from '../../contracts/languages'
import { recordOf } from '../../contracts/record-of'
import type { WrittenPageName } from '../../contracts/written-pages/page-names'
import type { Db, Statement } from '../../db/db'
import { waiverAcceptances } from '../../db/schema/bookings'

const PAGE: WrittenPageName = 'waiver'

/** The names of the texts in force. */
type WaiverTexts = Record<Lang, string>

export interface BookingWaiver {
  /** Null while none is asked: a text in only some languages would not be asked of every guest. */
  texts: WaiverTexts | null
  /** Null where nothing was asked and nothing accepted. */
  party: PartyWaiver | null
}

/**
 * The waiver of a booking as one column, for statements that read bookings: the texts in force at `today` (in Calgary), or on
 * the trip's first day once that is over, and the latest acceptance.
 */
export function waiverColumn(today: string): SQL<string> {
  const day = sql`min(${today}, iif(bookings.day = '', ${today}, bookings.day))`
  return sql<string>`json_object('kr', ${nameOn('kr', day)}, 'ca', ${nameOn('ca', day)}, 'cn', ${nameOn('cn', day)},
    'accepted', json((SELECT json_object('version', version, 'lang', lang, 'name', name, 'at', accepted_at)
      FROM waiver_acceptances WHERE booking_id = bookings.id ORDER BY id DESC LIMIT 1)))`
}

type Column = Record<Lang, string | null> & Pick<PartyWaiver, 'accepted'>

export function toWaiver(column: string): BookingWaiver {
  const { accepted, ...names } = JSON.parse(column) as Column
  const texts = isWhole(names) ? names : null
  return { texts, party: toParty(texts, accepted) }
}

const CONFIRMED: ReadonlySet<BookingStatus | ''> = new Set(CONFIRMED_TRIPS)

/** As the desk sees it: what was accepted, and of a trip that is or was confirmed also that nothing was. */
export function shownWaiver(status: BookingStatus | '', column: string): PartyWaiver | null {
  const { party } = toWaiver(column)
  return party?.accepted || CONFIRMED.has(status) ? party : null
}

function isWhole(names: Record<Lang, string | null>): names is WaiverTexts {
  return LANGS.every((lang) => names[lang] !== null)
}

function toParty(texts: WaiverTexts | null, accepted: PartyWaiver['accepted']): PartyWaiver | null {
  if (!accepted) return texts && { state: 'missing', accepted }
  const isCurrent = !texts || texts[accepted.lang] === accepted.version
  return { state: isCurrent ? 'accepted' : 'older', accepted }
}

/** Condition: a booking whose trip is ahead and whose guest has not accepted a text in force `today`. */
export function lacksWaiver(today: string): SQL {
  const { kr, ca, cn } = recordOf(LANGS, (lang) => nameOn(lang, sql`${today}`))
  return sql`(${kr} IS NOT NULL AND ${ca} IS NOT NULL AND ${cn} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM waiver_acceptances WHERE booking_id = bookings.id
      AND version = CASE lang WHEN 'kr' THEN ${kr} WHEN 'ca' THEN ${ca} ELSE ${cn} END))`
}

/** The name of the text in force in a language; null before the first one, and after an empty one. */
function nameOn(lang: Lang, day: SQL): SQL {
  const text = sql.identifier(lang)
  return sql`(SELECT iif(${text} = '', NULL, page_versions.name) FROM page_versions
    WHERE page = ${PAGE} AND starts_on <= ${day} AND ${text} IS NOT NULL ORDER BY starts_on DESC, page_versions.id DESC LIMIT 1)`
}

/** Stores an acceptance at `now` (UTC ms). The same text again changes nothing. */
export function acceptWaiver(
  db: Db,
  bookingId: number,
  { version, lang, name }: WaiverAnswer,
  now: number,
): Statement {
  return db
    .insert(waiverAcceptances)
    .values({ bookingId, version, lang, name, acceptedAt: now })
    .onConflictDoNothing()
}
