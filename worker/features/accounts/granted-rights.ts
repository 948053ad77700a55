import type { RequestScope } from '../../platform/app-env'
import { auditStatement } from '../../platform/audit'

/** The record of the rights that an address of the `SUPER_USERS` setting gives, for the batch that gives them. */
export function grantRecord({ var: { db, now, requestId } }: RequestScope, userId: number) {
  return auditStatement(
    { var: { db, now, requestId, member: { userId } } },
    { action: 'member.promote', subjectType: 'user', subjectId: userId, detail: 'SUPER_USERS' },
  )
}
