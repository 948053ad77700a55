import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
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
      id: auditLog.id,
      at: auditLog.at,
      actor: users.username,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      detail: auditLog.detail,
      requestId: auditLog.requestId,
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
