import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { foldKey } from '../../contracts/accounts/usernames'
import type { AuditEntries } from '../../contracts/admin/audit'
import type { AuditQuery } from '../../contracts/admin/audit-query'
import { addDays } from '../../contracts/dates/calendar'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { isSelected, keysetOf, toPage } from '../../db/keyset'
import { pick } from '../../db/pick'
import { auditLog } from '../../db/schema/audit'
import { users } from '../../db/schema/accounts'
import { auditMatches } from './audit-search.queries'
import { subjectReads, subjectsOf } from './audit-subjects.queries'
import { versionReads, versionsOf } from './audit-versions.queries'

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
