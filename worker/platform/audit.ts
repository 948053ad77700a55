import { sql } from 'drizzle-orm'
import type { MemberScope } from './app-env'
import { auditLog } from './audit.tables'
import type { Statement } from './db'

export interface AuditedAction {
  /** Verb and thing, such as `tour.update`. */
  action: string
  subjectType: string
  subjectId: string | number
  /** What changed, in words of the data (ids, field names), never a person's text. */
  detail?: string
}

/** The audit row of a write that may find nothing to change: written when the statement before it in its batch changed a row. */
export function auditOfChange(c: MemberScope, { action, subjectType, subjectId, detail }: AuditedAction): Statement {
  const { db, now, member, requestId } = c.var
  // In the order of the table's columns; the id is the table's own.
  const values = [null, now, member.userId, action, subjectType, String(subjectId), detail ?? null, requestId]
  const row = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  return db.insert(auditLog).select(sql`select ${row} where changes() > 0`)
}

/** The audit row of an admin write, to be put in the same batch as the write. */
export function auditStatement(c: MemberScope, { subjectId, ...entry }: AuditedAction): Statement {
  return c.var.db.insert(auditLog).values({
    ...entry,
    subjectId: String(subjectId),
    actorId: c.var.member.userId,
    at: c.var.now,
    requestId: c.var.requestId,
  })
}
