import { sql, eq } from 'drizzle-orm'
import type { Closure, NewClosure } from '../../contracts/trips/closures'
import { auditOfChange } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { closures } from '../../db/schema/trips'
import { auditLog } from '../../db/schema/audit'
import type { MemberScope } from '../../http/context'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { sameClosure } from './closures.queries'

/**
 * Closes days of one tour or of all to new trips; existing trips stay. If the same closure exists already, it is
 * returned.
 * @throws AppError NotFound for an unknown tour
 */
export async function createClosure(c: MemberScope, wanted: NewClosure): Promise<Closure> {
  const { db, lang } = c.var
  const same = sameClosure(db, { ...wanted, lang })
  const write = db.batch([
    assertTour(db, wanted.tourId),
    closureStatement(c, wanted, same),
    auditOfClosure(c, wanted),
    same,
  ])
  const [, , , [stored]] = await assertedWrite('NotFound', 'NotFound', write)
  if (!stored) throw new AppError('NotFound')
  return stored
}

function assertTour(db: Db, tourId: number | null) {
  const isThere = sql`${tourId} IS NULL OR EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND deleted_at IS NULL)`
  return assertInBatch(db, isThere, 'NotFound')
}

function closureStatement(
  { var: { db, now } }: MemberScope,
  { fromDay, toDay, tourId, note }: NewClosure,
  same: ReturnType<typeof sameClosure>,
) {
  return db
    .insert(closures)
    .select(
      sql`SELECT NULL, ${fromDay}, ${toDay}, ${tourId}, ${note}, ${now} WHERE NOT EXISTS ${same}`,
    )
}

function auditOfClosure(c: MemberScope, { fromDay, toDay, tourId }: NewClosure): Statement {
  return auditOfChange(c, {
    action: 'closure.create',
    subjectType: 'closure',
    subjectId: fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`,
    ...(tourId !== null && { detail: `tour ${tourId}` }),
  })
}

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
