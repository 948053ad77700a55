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
