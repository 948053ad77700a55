import { eq, sql } from 'drizzle-orm'
import { auditLog } from '../../db/schema/audit'
import { closures } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'

/** @throws AppError NotFound */
export async function deleteClosure(c: MemberScope, id: number): Promise<void> {
  const { db, now, member, requestId } = c.var
  const [, deleted] = await db.batch([
    db.insert(auditLog).select(
      sql`SELECT NULL, ${now}, ${member.userId}, 'closure.delete', 'closure',
        iif(from_day = to_day, from_day, from_day || ' – ' || to_day), iif(tour_id IS NULL, NULL, 'tour ' || tour_id), ${requestId}
        FROM closures WHERE id = ${id}`,
    ),
    db.delete(closures).where(eq(closures.id, id)).returning({ id: closures.id }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}
