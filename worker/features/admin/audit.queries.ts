import { and, eq, gte, lt, sql, type SQL, inArray, type SQLWrapper } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import { foldKey } from '../../contracts/accounts/usernames'
import type { AuditEntries, AuditQuery } from '../../contracts/admin/audit'
import { parseReferences } from '../../contracts/bookings/booking-reference'
import { addDays } from '../../contracts/dates/calendar'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { LAST_CHARACTER } from '../../db/fold-text'
import { isSelected, keysetOf, toPage } from '../../db/keyset'
import { pick } from '../../db/pick'
import { users } from '../../db/schema/accounts'
import { auditLog } from '../../db/schema/audit'
import { siteSettingVersions } from '../../db/schema/settings'
import { tourVersions } from '../../db/schema/tour-versions'
import { pageVersions } from '../../db/schema/written-pages'
import { listOf } from '../../db/value-list'
import { subjectReads, subjectsOf } from './audit-subjects.queries'

type AuditEntry = AuditEntries['entries'][number]
type FoundEntry = Omit<AuditEntry, '_id' | 'detail' | 'subject' | 'version'> &
  Pick<typeof auditLog.$inferSelect, 'id' | 'detail'>

/** The audit log, newest first unless the query says otherwise, with the subjects' names in `lang`. */
export async function listAudit(db: Db, query: AuditQuery, lang: Lang): Promise<AuditEntries> {
  const { where, orderBy, limit } = keysetOf(
    { value: auditLog.at, id: auditLog.id, isDescending: query.sort === '-at' },
    query,
  )
  const found = await db
    .select({
      actor: users.username,
      ...pick(auditLog, 'id', 'at', 'action', 'subjectType', 'subjectId', 'detail', 'requestId'),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(wanted(db, query), where))
    .orderBy(orderBy)
    .limit(limit)
  const { rows, ...cursors } = toPage(found, query, ({ at, id }) => ({ value: at, id }))
  return { entries: await withNames(db, rows, lang), ...cursors }
}

/** Entries with their subjects' names and their versions, read in one round trip. */
async function withNames(db: Db, rows: FoundEntry[], lang: Lang): Promise<AuditEntry[]> {
  if (rows.length === 0) return []
  const [versions, subjects] = [versionReads(db, rows), subjectReads(db, rows)]
  const found = await db.batch([...versions, ...subjects])
  const [tour, settings, page, ...names] = found
  const [versionOf, subjectOf] = [versionsOf([tour, settings, page]), subjectsOf(names, lang)]
  return rows.map(({ id, detail, ...entry }) => ({
    _id: id,
    detail: detail ?? '',
    subject: subjectOf(entry),
    version: versionOf(entry),
    ...entry,
  }))
}

function wanted(db: Db, { q, subjectType, subjectId, actor, from, to, ids }: AuditQuery) {
  const { at, actorId } = auditLog
  return and(
    ids && isSelected(auditLog.id, ids),
    q ? sql`${auditLog.id} IN ${auditMatches(q)}` : undefined,
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    actor ? sql`${actorId} = (${idOf(db, actor)})` : undefined,
    from ? gte(at, startOfCalgaryDay(from)) : undefined,
    to ? lt(at, startOfCalgaryDay(addDays(to, 1))) : undefined,
  )
}

function idOf(db: Db, username: string) {
  const isNamed = eq(users.usernameKey, foldKey(username))
  return db.select({ id: users.id }).from(users).where(isNamed)
}

/** Maximum number of members matched by the beginning of their name. */
const MAX_MEMBERS = 20
/** Codes, details and request ids are searched only in this many of the latest entries. */
const MAX_SEARCHED = 2000

/**
 * Ids of audit entries about a member or tour whose name begins with `q` or a booking with this address or reference,
 * and of the latest entries whose action, subject, detail or request id contains the words.
 */
function auditMatches(q: string): SQL {
  const words = q.normalize('NFKC').toLowerCase()
  const about = (type: string, ids: SQL) => sql`
    SELECT id FROM audit_log WHERE subject_type = ${type} AND subject_id IN (${ids})`
  const members = sql`
    SELECT cast(id AS TEXT) FROM (
      SELECT id FROM users
      WHERE username_key >= ${words} AND username_key < ${words + LAST_CHARACTER}
      ORDER BY username_key LIMIT ${MAX_MEMBERS})`
  const tours = sql`SELECT cast(tour_id AS TEXT) FROM tour_texts WHERE instr(lower(name), ${words}) > 0`
  const [reference = ''] = parseReferences(q)
  const bookings = sql`
    SELECT cast(id AS TEXT) FROM bookings WHERE pid = ${q.toUpperCase()}
    UNION SELECT cast(id AS TEXT) FROM bookings WHERE reference = ${reference}`
  return sql`(
    ${about('user', members)} UNION ${about('tour', tours)} UNION ${about('booking', bookings)}
    UNION SELECT id FROM (
      SELECT id, action || ' ' || subject_id || ' ' || coalesce(detail, '') || ' ' || request_id AS text
      FROM audit_log ORDER BY at DESC LIMIT ${MAX_SEARCHED})
    WHERE instr(lower(text), ${words}) > 0)`
}

type Entry = Pick<AuditEntries['entries'][number], 'subjectType' | 'subjectId' | 'at'>

type Found = BatchResponse<ReturnType<typeof versionReads>>

/** The version of each entry, from the results of `versionReads`. */
function versionsOf([tour, settings, page]: Found): (entry: Entry) => string | null {
  const versions = new Map<string, string>()
  for (const [subjectType, rows] of Object.entries({ tour, settings, page }))
    for (const { id, subject, at } of rows)
      versions.set(keyOf({ subjectType, subjectId: String(subject), at }), String(id))
  return (entry) => versions.get(keyOf(entry)) ?? null
}

/** The reads of the versions written together with these entries, with their values before and after. */
function versionReads(db: Db, entries: readonly Entry[]) {
  const of = (type: string) => entries.filter(({ subjectType }) => subjectType === type)
  const { id, name, at } = siteSettingVersions
  const tourTimes = of('tour').map((entry) => entry.at)
  return [
    db
      .select({ id: tourVersions.id, subject: tourVersions.tourId, at: tourVersions.at })
      .from(tourVersions)
      .where(isOneOf(tourVersions.at, tourTimes)),
    db
      .select({ id, subject: name, at })
      .from(siteSettingVersions)
      .where(wasWrittenWith(of('settings'), name, at)),
    db
      .select({ id: pageVersions.name, subject: pageVersions.page, at: pageVersions.publishedAt })
      .from(pageVersions)
      .where(wasWrittenWith(of('page'), pageVersions.page, pageVersions.publishedAt)),
  ] as const
}

function keyOf({ subjectType, subjectId, at }: Entry): string {
  return `${subjectType} ${subjectId} ${at}`
}

/** A version and its audit entry have the same time, because one batch writes both. */
function wasWrittenWith(entries: readonly Entry[], subject: SQLWrapper, at: SQLWrapper) {
  const subjects = entries.map(({ subjectId }) => subjectId)
  const times = entries.map((entry) => entry.at)
  return and(isOneOf(subject, subjects), isOneOf(at, times))
}

function isOneOf(column: SQLWrapper, values: readonly (string | number)[]) {
  return inArray(column, listOf([...new Set(values)]))
}
