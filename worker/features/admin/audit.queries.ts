import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { auditLog } from '../../db/schema/audit'
import { users } from '../../db/schema/accounts'
import type { AuditEntries, AuditQuery } from '../../contracts/admin'

/** The audit log, latest first. */
export async function listAudit(
  db: Db,
  { subjectType, subjectId, page, count }: AuditQuery,
): Promise<AuditEntries> {
  const wanted = and(
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
  )
  const rows = await db
    .select({
      actor: users.username,
      ...pick(auditLog, 'id', 'at', 'action', 'subjectType', 'subjectId', 'detail', 'requestId'),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(wanted)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(count + 1)
    .offset((page - 1) * count)
  return {
    entries: rows
      .slice(0, count)
      .map(({ id, detail, ...entry }) => ({ _id: id, detail: detail ?? '', ...entry })),
    isMore: rows.length > count,
  }
}
