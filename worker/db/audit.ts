import type { AuditAction } from '../contracts/admin/audit-actions'
import type { AuditedEvent } from '../contracts/bookings/booking-events'
import { and, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm'
import { auditLog } from './schema/audit'
import type { Db, Statement } from './db'

export interface AuditScope {
  /** `now` in UTC ms. */
  var: Readonly<{ db: Db; now: number; requestId: string; member: { userId: number } }>
}

export interface AuditedAction {
  action: AuditAction | AuditedEvent
  subjectType: string
  subjectId: string | number | SQL
  /** The changes (ids, field names), never text that a person wrote. */
  detail?: string | SQL
}

/** Audit row of a write that may change nothing: written only if the statement before it in the batch changed a row. */
export function auditOfChange(c: AuditScope, audited: AuditedAction): Statement {
  return auditOfRows(c, audited, sql`where changes() > 0`)
}

/** Audit rows of what a query finds: `found` begins with its FROM or WHERE. */
export function auditOfRows(c: AuditScope, audited: AuditedAction, found: SQL): Statement {
  return c.var.db.insert(auditLog).select(sql`select ${valuesOf(c, audited)} ${found}`)
}

/** Audit row of an admin's write; belongs in the same batch. */
export function auditStatement(c: AuditScope, audited: AuditedAction): Statement {
  return c.var.db.insert(auditLog).values(rowOf(c, audited))
}

/** Audit row of a read of many calls: only if this member has none of the same action and subject within `sinceMs`. */
export function auditOnce(
  c: AuditScope,
  audited: AuditedAction & { subjectId: string | number },
  sinceMs: number,
): Statement {
  const { now, member } = c.var
  const isKnown = and(
    eq(auditLog.subjectType, audited.subjectType),
    eq(auditLog.subjectId, String(audited.subjectId)),
    eq(auditLog.action, audited.action),
    eq(auditLog.actorId, member.userId),
    gt(auditLog.at, now - sinceMs),
  )
  const known = c.var.db.select({ id: auditLog.id }).from(auditLog).where(isKnown)
  return auditOfRows(c, audited, sql`where not exists ${known}`)
}

function valuesOf(c: AuditScope, audited: AuditedAction): SQL {
  const row: Partial<Record<string, string | number | SQL>> = rowOf(c, audited)
  return sql.join(
    Object.keys(getTableColumns(auditLog)).map((column) => sql`${row[column] ?? null}`),
    sql`, `,
  )
}

function rowOf(
  { var: { now, member, requestId } }: AuditScope,
  { subjectId, ...entry }: AuditedAction,
) {
  const subject = typeof subjectId === 'number' ? String(subjectId) : subjectId
  return { ...entry, subjectId: subject, actorId: member.userId, at: now, requestId }
}
