import { eq } from 'drizzle-orm'
import type { Resource } from '../../contracts/trips/resources'
import type { NewResource, ResourceChange } from '../../contracts/trips/resource-input'
import { runBatch } from '../../db/batch'
import { resources } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { runUnchanged } from './resources.unchanged'
import { getResource } from './resources.queries'
import { auditOfResource, columnsOf, type Fields } from './resources.rows'

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

/** @throws AppError Invalid */
function requireSound(kind: Resource['kind'], { langs, seats }: Fields): void {
  if (kind === 'guide' && langs.length === 0)
    throw new AppError('Invalid', { fields: { langs: 'Invalid' } })
  if (kind === 'vehicle' && seats === null)
    throw new AppError('Invalid', { fields: { seats: 'Invalid' } })
}
