import { getTableColumns, sql } from 'drizzle-orm'
import type { Actor, AppEnv } from './app-env'
import { auditLog } from './audit.tables'
import type { Statement } from './db'

/** What a record needs of a request: who acts, and when. */
interface AuditScope {
  var: Readonly<Pick<AppEnv['Variables'], 'db' | 'now' | 'requestId'>> & { member: Pick<Actor, 'userId'> }
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
  const row: Partial<Record<string, string | number>> = rowOf(c, audited)
  const values = sql.join(
    Object.keys(getTableColumns(auditLog)).map((column) => sql`${row[column] ?? null}`),
    sql`, `,
  )
  return c.var.db.insert(auditLog).select(sql`select ${values} where changes() > 0`)
}

/** The audit row of an admin write, to be put in the same batch as the write. */
export function auditStatement(c: AuditScope, audited: AuditedAction): Statement {
  return c.var.db.insert(auditLog).values(rowOf(c, audited))
}

function rowOf({ var: { now, member, requestId } }: AuditScope, { subjectId, ...entry }: AuditedAction) {
  return { ...entry, subjectId: String(subjectId), actorId: member.userId, at: now, requestId }
}
