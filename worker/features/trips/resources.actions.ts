import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Resource } from '../../contracts/resources'
import type { NewResource, ResourceChange } from '../../contracts/resource-input'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { assignments, resources } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { listResources } from './resources.queries'

const CHANGED = 'ResourceChanged'
const HAS_TRIPS = 'ResourceHasTrips'

type Fields = Omit<ResourceChange, 'version'>

/** A new guide or vehicle. */
export async function createResource(c: MemberScope, wanted: NewResource): Promise<Resource> {
  const { db } = c.var
  const [inserted] = await runBatch(db, [
    db
      .insert(resources)
      .values({ kind: wanted.kind, ...columnsOf(wanted) })
      .returning({ id: resources.id }),
    auditOfResource(c, 'resource.create', wanted.kind),
  ])
  const [created] = inserted as { id: number }[]
  return getResource(c, created?.id ?? 0)
}

/** @throws AppError NotFound, EditConflict for an outdated version, Invalid (422) for what its kind lacks */
export async function changeResource(
  c: MemberScope,
  id: number,
  { version, ...fields }: ResourceChange,
): Promise<Resource> {
  const { kind } = await getResource(c, id)
  requireSound(kind, fields)
  const columns = { ...columnsOf(fields), version: version + 1 }
  await runUnchanged(c, { id, version }, [
    c.var.db.update(resources).set(columns).where(eq(resources.id, id)),
    auditOfResource(c, 'resource.change', id),
  ])
  return getResource(c, id)
}

/** @throws AppError Invalid */
function requireSound(kind: Resource['kind'], { langs, seats }: Fields): void {
  if (kind === 'guide' && langs.length === 0)
    throw new AppError('Invalid', { fields: { langs: 'Invalid' } })
  if (kind === 'vehicle' && seats === null)
    throw new AppError('Invalid', { fields: { seats: 'Invalid' } })
}

/**
 * Takes a guide or vehicle from the list. Trips that are over keep it; its absences go.
 * @throws AppError NotFound, EditConflict for an outdated version, ResourceBusy while it has a trip to come
 */
export async function retireResource(c: MemberScope, id: number, version: number): Promise<void> {
  const { db } = c.var
  await getResource(c, id)
  const isAbsence = and(eq(assignments.resourceId, id), isNull(assignments.tripId))
  const columns = { active: false, phone: null, version: version + 1 }
  try {
    await runUnchanged(c, { id, version }, [
      assertFree(c, id),
      db.delete(assignments).where(isAbsence),
      db.update(resources).set(columns).where(eq(resources.id, id)),
      auditOfResource(c, 'resource.retire', id),
    ])
  } catch (error) {
    throw isFailedAssertion(error, HAS_TRIPS)
      ? new AppError('ResourceBusy', { cause: error })
      : error
  }
}

function assertFree({ var: { db, now } }: MemberScope, id: number) {
  const coming = and(
    eq(assignments.resourceId, id),
    isNotNull(assignments.tripId),
    gt(assignments.endsAt, now),
  )
  return assertInBatch(db, sql`NOT ${rowExists(assignments, coming)}`, HAS_TRIPS)
}

function auditOfResource(c: MemberScope, action: string, subjectId: number | string) {
  return auditStatement(c, { action, subjectType: 'resource', subjectId })
}

function columnsOf({ name, langs, seats, phone, rank }: Fields) {
  return { name, langs: langs.join(' '), seats, phone: phone || null, rank }
}

/** @throws AppError NotFound */
async function getResource({ var: { db, now } }: MemberScope, id: number): Promise<Resource> {
  const found = (await listResources(db, now)).find((each) => each.id === id)
  if (!found) throw new AppError('NotFound')
  return found
}

async function runUnchanged(
  { var: { db } }: MemberScope,
  { id, version }: { id: number; version: number },
  statements: Parameters<typeof runBatch>[1],
): Promise<void> {
  const isSame = and(
    eq(resources.id, id),
    eq(resources.version, version),
    eq(resources.active, true),
  )
  try {
    await runBatch(db, [assertInBatch(db, rowExists(resources, isSame), CHANGED), ...statements])
  } catch (error) {
    throw isFailedAssertion(error, CHANGED) ? new AppError('EditConflict', { cause: error }) : error
  }
}
