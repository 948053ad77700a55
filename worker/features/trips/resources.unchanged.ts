import { and, eq } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import { assertInBatch } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { resources } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { assertedWrite } from '../../http/asserted-write'

const CHANGED = 'ResourceChanged'

/** Runs a batch only if the guide or vehicle is still as the admin saw it. @throws AppError EditConflict */
export async function runUnchanged(
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
