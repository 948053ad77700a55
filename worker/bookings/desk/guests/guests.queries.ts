import { sql } from 'drizzle-orm'
import type { GuestPage, GuestsQuery, ListedGuest } from '../../../contracts/bookings/guests'
import type { Lang } from '../../../contracts/languages'
import type { PageCursors } from '../../../contracts/list-page'
import type { Db } from '../../../db/db'
import { keysetOf, toPage } from '../../../db/keyset'
import { readAll, sqlRead } from '../../../db/sql-reads'
import { tourNameSql } from '../../../db/tour-names'
import { bookings } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { blankSecrets } from '../../../services/mail/secrets'
import { bookingMatchesSql, guestMatchesSql } from '../../data/booking-search'
import { OWED } from '../desk.list-filters'
import { LISTED, recordsSql, rootSql, tripsSql, withNumbersSql } from './guest-sql'

const BOOKINGS_MAX = 100
const ROWS = 20

const SORTS = { created: 'guests.id', name: 'lower(guests.name)' } as const

/** Persons in the wanted order, the newest first unless it says otherwise. */
export async function listGuests(
  db: Db,
  query: GuestsQuery,
): Promise<PageCursors & { guests: ListedGuest[] }> {
  const { q, language, sort } = query
  const column = SORTS[sort.replace('-', '') as keyof typeof SORTS]
  const order = { value: sql.raw(column), id: sql`guests.id`, isDescending: sort.startsWith('-') }
  const page = keysetOf(order, query)
  const found = await db.all<ListedGuest & { place: string | number }>(sql`
    SELECT ${sql.raw(LISTED)}, ${sql.raw(column)} AS place
    FROM ${q === '' ? sql`guests` : sql`${matches(q)} AS hit CROSS JOIN guests ON guests.id = hit.id`}
    WHERE merged_into IS NULL
      ${language ? sql`AND guests.lang = ${language}` : sql``}
      ${page.where ? sql`AND ${page.where}` : sql``}
    ORDER BY ${page.orderBy}
    LIMIT ${page.limit}`)
  const { rows, ...cursors } = toPage(found, query, ({ id, place }) => ({ id, value: place }))
  return { guests: rows.map(({ place: _place, ...guest }) => guest), ...cursors }
}

/** The main records of persons of whom a record or a booking is found. */
function matches(q: string) {
  const values: string[] = []
  const bind = (value: string) => `?${values.push(value)}`
  const [guest, booked] = [guestMatchesSql(q, bind), bookingMatchesSql(q, bind)]
  const text = `(SELECT DISTINCT coalesce(found.merged_into, found.id) AS id FROM guests AS found WHERE found.id IN (
    SELECT id FROM (${guest}) UNION SELECT guest_id FROM bookings WHERE guest_id IS NOT NULL AND id IN (${booked})))`
  const parts = text
    .split(/\?(\d+)/)
    .map((part, at) => (at % 2 === 1 ? sql`${values[Number(part) - 1]}` : sql.raw(part)))
  return sql.join(parts)
}

type Head = Omit<GuestPage, 'merged' | 'bookings' | 'money' | 'mails' | 'notes' | 'alike'>
type Record = Omit<GuestPage['merged'][number], 'isImported'> & { isImported: number }
type Mail = GuestPage['mails'][number] & { template: string }

/** A person by the id of any record of theirs, with tour names in `lang`. @throws AppError NotFound */
export async function readGuest(db: Db, guestId: number, lang: Lang): Promise<GuestPage> {
  const root = rootSql('?1')
  const records = recordsSql(root)
  const read = <Row>(text: string) => sqlRead(text, [guestId], (row: Row) => row)
  const [[head], merged, booked, money, mails, notes, alike] = await readAll(db, [
    read<Head>(`SELECT id, name, email, phone, lang, note, version, past_trips AS pastTrips, past_day AS pastDay,
      ${tripsSql('guests.id')} AS trips FROM guests WHERE id = ${root}`),
    read<Record>(`SELECT id, name, email, phone, note, past_trips AS pastTrips, past_day AS pastDay,
      source = 'import' AS isImported FROM guests WHERE merged_into = ${root} ORDER BY id`),
    read<
      GuestPage['bookings'][number]
    >(`SELECT id, pid, status, ${tourNameSql(lang, 'bookings.tour_id')} AS tourName,
      nullif(day, '') AS day, party, currency, total FROM bookings WHERE guest_id IN (${records})
      ORDER BY day DESC, id DESC LIMIT ${BOOKINGS_MAX}`),
    read<GuestPage['money'][number]>(`SELECT currency, sum(paid) AS paid, sum(${OWED}) AS owed,
      sum((SELECT coalesce(-sum(amount), 0) FROM payments WHERE booking_id = bookings.id AND kind = 'refund')) AS refunded
      FROM bookings WHERE guest_id IN (${records}) AND reference IS NOT NULL GROUP BY currency ORDER BY currency`),
    sqlRead(
      `SELECT id, subject, template, status, created_at AS createdAt FROM outbox WHERE recipient_key IN
        (SELECT email_key FROM guests WHERE email_key IS NOT NULL AND id IN (${records})) ORDER BY id DESC LIMIT ${ROWS}`,
      [guestId],
      ({ template, ...mail }: Mail) => ({ ...mail, subject: blankSecrets(template, mail.subject) }),
    ),
    read<
      GuestPage['notes'][number]
    >(`SELECT booking_id AS bookingId, body AS text, created_at AS createdAt
      FROM booking_messages WHERE author = 'note' AND booking_id IN
        (SELECT id FROM bookings WHERE guest_id IN (${records})) ORDER BY id DESC LIMIT ${ROWS}`),
    read<ListedGuest>(`SELECT ${LISTED} FROM guests
      WHERE id IN (${withNumbersSql(numbersSql(records))}) AND id <> ${root} ORDER BY id LIMIT ${ROWS}`),
  ])
  if (!head) throw new AppError('NotFound')
  const asRecord = (record: Record) => ({ ...record, isImported: record.isImported === 1 })
  return { ...head, merged: merged.map(asRecord), bookings: booked, money, mails, notes, alike }
}

/** SELECT of the numbers of a person's records and bookings. */
function numbersSql(records: string): string {
  return `SELECT phone_digits FROM guests AS own WHERE phone_digits IS NOT NULL AND own.id IN (${records})
    UNION SELECT phone_digits FROM bookings AS theirs WHERE phone_digits IS NOT NULL AND theirs.guest_id IN (${records})`
}

const ROOT = rootSql('bookings.guest_id')
const ALIKE = `(SELECT json_object('id', other.id, 'name', other.name, 'trips', ${tripsSql('other.id')})
  FROM guests AS other WHERE other.id IN (${withNumbersSql('SELECT bookings.phone_digits')})
    AND other.id IS NOT ${ROOT} AND ${tripsSql('other.id')} > 0 LIMIT 1)`

/** The guest of a booking, for its page. */
export function guestStatement(db: Db, bookingId: number) {
  return db
    .select({
      id: sql<number | null>`${sql.raw(ROOT)}`.as('root'),
      trips: sql<number>`${sql.raw(tripsSql(ROOT, 'bookings.id'))}`,
      isProven: sql<number>`user_id IS NOT NULL OR first_opened_at IS NOT NULL OR source <> 'site'`,
      alike: sql<string | null>`${sql.raw(ALIKE)}`,
    })
    .from(bookings)
    .where(sql`bookings.id = ${bookingId}`)
}
