import type { RequestScope } from '../../http/context'
import { auditStatement } from '../../db/audit'

/** The record of the rights that an address of the `SUPER_USERS` setting gives, for the batch that gives them. */
export function superUserGrantStatement(
  { var: { db, now, requestId } }: RequestScope,
  userId: number,
) {
  return auditStatement(
    { var: { db, now, requestId, member: { userId } } },
    { action: 'member.promote', subjectType: 'user', subjectId: userId, detail: 'SUPER_USERS' },
  )
}
