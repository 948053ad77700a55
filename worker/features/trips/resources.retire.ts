import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { assertInBatch } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { assignments, resources } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { assertedWrite } from '../../http/asserted-write'
import { runUnchanged } from './resources.unchanged'
import { getResource } from './resources.queries'
import { auditOfResource } from './resources.rows'

const HAS_TRIPS = 'ResourceHasTrips'

/**
 * Retires a guide or vehicle. Past trips keep it, and its absences are deleted.
 * @throws AppError NotFound, EditConflict for an outdated version, ResourceBusy while it has future trips
 */
export async function retireResource(c: MemberScope, id: number, version: number): Promise<void> {
  const { db } = c.var
  await getResource(c, id)
  const isAbsence = and(eq(assignments.resourceId, id), isNull(assignments.tripId))
  const columns = { active: false, phone: null, version: version + 1 }
  const write = runUnchanged(c, { id, version }, [
    assertFree(c, id),
    db.delete(assignments).where(isAbsence),
    db.update(resources).set(columns).where(eq(resources.id, id)),
    auditOfResource(c, 'resource.retire', id),
  ])
  await assertedWrite(HAS_TRIPS, 'ResourceBusy', write)
}

function assertFree({ var: { db, now } }: MemberScope, id: number) {
  const coming = and(
    eq(assignments.resourceId, id),
    isNotNull(assignments.tripId),
    gt(assignments.endsAt, now),
  )
  return assertInBatch(db, sql`NOT ${rowExists(assignments, coming)}`, HAS_TRIPS)
}
