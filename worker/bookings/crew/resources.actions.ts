import { eq, and, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AuditAction } from '../../contracts/admin/audit-actions'
import type { Resource, NewResource, ResourceChange } from '../../contracts/bookings/resources'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { resources, assignments } from '../../db/schema/trips'
import { assertedWrite } from '../../http/asserted-write'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { resourceBusy } from './busy-trips'
import { getResource } from './resources.queries'

const HAS_TRIPS = 'ResourceHasTrips'

const CHANGED = 'ResourceChanged'

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

/**
 * @throws AppError NotFound, EditConflict for an outdated version, Invalid (422) for a guide without languages or a
 * vehicle without seats
 */
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

type Fields = Omit<ResourceChange, 'version'>

/** @throws AppError Invalid */
function requireSound(kind: Resource['kind'], { langs, seats }: Fields): void {
  if (kind === 'guide' && langs.length === 0)
    throw new AppError('Invalid', { fields: { langs: 'Invalid' } })
  if (kind === 'vehicle' && seats === null)
    throw new AppError('Invalid', { fields: { seats: 'Invalid' } })
}

/** Ends the address of a calendar and gives it another. @throws AppError NotFound */
export async function renewFeed(c: MemberScope, id: number): Promise<Resource> {
  await getResource(c, id)
  const { db } = c.var
  const feedGeneration = sql`${resources.feedGeneration} + 1`
  await runBatch(db, [
    db.update(resources).set({ feedGeneration }).where(eq(resources.id, id)),
    auditOfResource(c, 'resource.renewFeed', id),
  ])
  return getResource(c, id)
}

/**
 * Retires a guide or vehicle. Past trips keep it, and its absences are deleted.
 * @throws AppError NotFound, EditConflict for an outdated version, ResourceBusy with its future trips
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
  try {
    await write
  } catch (error) {
    if (!isFailedAssertion(error, HAS_TRIPS)) throw error
    const coming = { startsAt: c.var.now, endsAt: Number.MAX_SAFE_INTEGER }
    throw await resourceBusy(c, { resourceId: id, ...coming }, error)
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

/** Runs a batch only if the guide or vehicle is still as the admin saw it. @throws AppError EditConflict */
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
  const assertion = assertInBatch(db, rowExists(resources, isSame), CHANGED)
  await assertedWrite(CHANGED, 'EditConflict', runBatch(db, [assertion, ...statements]))
}

function auditOfResource(c: MemberScope, action: AuditAction, subjectId: number | string) {
  return auditStatement(c, { action, subjectType: 'resource', subjectId })
}

function columnsOf({ name, langs, seats, phone, rank }: Fields) {
  return { name, langs: langs.join(' '), seats, phone: phone || null, rank }
}
