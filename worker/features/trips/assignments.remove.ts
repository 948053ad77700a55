import { eq } from 'drizzle-orm'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assignments } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'

/** @throws AppError NotFound */
export async function removeAssignment(c: MemberScope, id: number): Promise<void> {
  const { db } = c.var
  const [found] = await db.select().from(assignments).where(eq(assignments.id, id))
  if (!found) throw new AppError('NotFound')
  await runBatch(db, [
    db.delete(assignments).where(eq(assignments.id, id)),
    auditStatement(c, {
      action: 'resource.free',
      subjectType: 'resource',
      subjectId: found.resourceId,
      ...(found.tripId !== null && { detail: `trip ${found.tripId}` }),
    }),
  ])
}
