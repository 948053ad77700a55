import { and, eq } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { resources } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'

const CHANGED = 'ResourceChanged'

/** Runs a batch if the guide or vehicle is as the admin saw it. @throws AppError EditConflict */
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
  try {
    await runBatch(db, [assertInBatch(db, rowExists(resources, isSame), CHANGED), ...statements])
  } catch (error) {
    throw isFailedAssertion(error, CHANGED) ? new AppError('EditConflict', { cause: error }) : error
  }
}
