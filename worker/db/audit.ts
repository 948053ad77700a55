import { and, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm'
import { auditLog } from './schema/audit'
import type { Db, Statement } from './db'

/** What a record needs of a request: who acts, and when. */
export interface AuditScope {
  /** `now` in UTC ms. */
  var: Readonly<{ db: Db; now: number; requestId: string; member: { userId: number } }>
}

export interface AuditedAction {
  /** Verb and thing, such as `tour.update`. */
  action: string
  subjectType: string
  subjectId: string | number
  /** What changed, in words of the data (ids, field names), never a person's text. */
  detail?: string
}

/** The audit row of a write that may find nothing to change: written when the statement before it in its batch changed a row. */
export function auditOfChange(c: AuditScope, audited: AuditedAction): Statement {
  return c.var.db.insert(auditLog).select(sql`select ${valuesOf(c, audited)} where changes() > 0`)
}

/** The audit row of an admin write, to be put in the same batch as the write. */
export function auditStatement(c: AuditScope, audited: AuditedAction): Statement {
  return c.var.db.insert(auditLog).values(rowOf(c, audited))
}

/**
 * The audit row of a read that goes on over many calls: written unless this person's row of the same action and subject
 * is younger than `sinceMs`.
 */
export function auditOnce(c: AuditScope, audited: AuditedAction, sinceMs: number): Statement {
  const { now, member } = c.var
  const known = c.var.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, audited.subjectType),
        eq(auditLog.subjectId, String(audited.subjectId)),
        eq(auditLog.action, audited.action),
        eq(auditLog.actorId, member.userId),
        gt(auditLog.at, now - sinceMs),
      ),
    )
  return c.var.db
    .insert(auditLog)
    .select(sql`select ${valuesOf(c, audited)} where not exists ${known}`)
}

function valuesOf(c: AuditScope, audited: AuditedAction): SQL {
  const row: Partial<Record<string, string | number>> = rowOf(c, audited)
  return sql.join(
    Object.keys(getTableColumns(auditLog)).map((column) => sql`${row[column] ?? null}`),
    sql`, `,
  )
}

function rowOf(
  { var: { now, member, requestId } }: AuditScope,
  { subjectId, ...entry }: AuditedAction,
) {
  return { ...entry, subjectId: String(subjectId), actorId: member.userId, at: now, requestId }
}
