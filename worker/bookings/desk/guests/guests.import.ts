import { desc, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { GuestImport, GuestImported } from '../../../contracts/bookings/guests'
import { phoneDigits } from '../../../contracts/bookings/phone-numbers'
import { auditStatement } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import type { Db } from '../../../db/db'
import { guests } from '../../../db/schema/guests'
import { listOf } from '../../../db/value-list'
import type { MemberScope } from '../../../http/context'

/** A row with the key of its record: the address, else the number. */
type Keyed = GuestImport['rows'][number] & { emailKey: string | null; digits: string | null }

const keyOf = ({ emailKey, digits }: Keyed) => emailKey ?? `tel ${digits ?? ''}`

/**
 * Adds guests of an earlier time. A guest who is known gets the greater number of past trips, and the note if there is
 * none. The same rows again change nothing.
 */
export async function importGuests(
  c: MemberScope,
  { rows, isPreview }: GuestImport,
): Promise<GuestImported> {
  const { db, now } = c.var
  const keyed = rows.map((row): Keyed => ({
    ...row,
    emailKey: row.email?.toLowerCase() ?? null,
    digits: phoneDigits(row.phone),
  }))
  const first = [...new Map(keyed.toReversed().map((row) => [keyOf(row), row])).values()]
  const known = await knownIds(db, first)
  const report = {
    rows: keyed.map((row) => ({
      state: first.includes(row) ? (known.has(keyOf(row)) ? 'known' : 'new') : 'repeated',
      id: known.get(keyOf(row)) ?? null,
    })),
  } satisfies GuestImported
  if (isPreview) return report
  const added = first.filter((row) => !known.has(keyOf(row)))
  const grown = first.flatMap((row) => {
    const id = known.get(keyOf(row))
    return id === undefined ? [] : [{ ...row, id }]
  })
  await runBatch(db, [
    db.insert(guests).select(newRows(added, now)).onConflictDoNothing(),
    db
      .update(guests)
      .set(moreOf(grown, now))
      .where(inArray(guests.id, idsOf(grown))),
    auditStatement(c, {
      action: 'guest.import',
      subjectType: 'guest',
      subjectId: first.length,
      detail: `${added.length} new, ${grown.length} known`,
    }),
  ])
  return report
}

/** The ids of the records with the keys of rows. */
async function knownIds(db: Db, rows: readonly Keyed[]): Promise<Map<string, number>> {
  const keys = rows.flatMap(({ emailKey }) => emailKey ?? [])
  const numbers = rows.flatMap(({ emailKey, digits }) => (emailKey === null ? (digits ?? []) : []))
  const { id, emailKey, phoneDigits: digits } = guests
  const found = await db
    .select({ id, emailKey, digits })
    .from(guests)
    .where(or(sql`${emailKey} IN ${listOf(keys)}`, sql`${digits} IN ${listOf(numbers)}`))
    .orderBy(desc(id))
  // The oldest record of a number counts, as for a booking.
  return new Map(
    found.flatMap((record) => [
      [`tel ${record.digits ?? ''}`, record.id] as const,
      ...(record.emailKey === null ? [] : [[record.emailKey, record.id] as const]),
    ]),
  )
}

function newRows(rows: readonly Keyed[], now: number): SQL {
  const json = JSON.stringify(rows.map((row) => ({ ...row, phone: row.phone || null })))
  return sql`SELECT NULL, value ->> '$.name', value ->> '$.email', value ->> '$.emailKey', value ->> '$.phone',
      value ->> '$.digits', value ->> '$.lang', value ->> '$.note', 'import', value ->> '$.trips', value ->> '$.day',
      NULL, 1, ${now}, ${now}
    FROM json_each(${json}) WHERE value ->> '$.emailKey' IS NOT NULL OR NOT EXISTS (
      SELECT 1 FROM guests AS same WHERE same.phone_digits = value ->> '$.digits')`
}

type Grown = Keyed & { id: number }

const idsOf = (rows: readonly Grown[]) => rows.map(({ id }) => id)

/** The columns of a known guest with what a row adds. An open form of it no longer fits if the note changes. */
function moreOf(rows: readonly Grown[], now: number) {
  const json = JSON.stringify(rows)
  const value = (name: 'trips' | 'day' | 'note') =>
    sql`(SELECT value ->> ${sql.raw(`'$.${name}'`)} FROM json_each(${json}) WHERE value ->> '$.id' = ${guests.id})`
  const takesNote = sql`(${guests.note} = '' AND ${value('note')} <> '')`
  return {
    pastTrips: sql`max(${guests.pastTrips}, ${value('trips')})`,
    pastDay: sql`nullif(max(coalesce(${guests.pastDay}, ''), coalesce(${value('day')}, '')), '')`,
    note: sql`iif(${takesNote}, ${value('note')}, ${guests.note})`,
    version: sql`${guests.version} + ${takesNote}`,
    updatedAt: now,
  }
}
