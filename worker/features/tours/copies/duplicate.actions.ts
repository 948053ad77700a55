import type { Statement } from '../../../db/db'
import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../db/audit'
import { assertInBatch } from '../../../db/batch-assertions'
import { runBatch } from '../../../db/batch'
import { isUniqueViolation } from '../../../db/failures'
import type { MemberScope } from '../../../http/context'
import { copyImages } from '../../../services/media/copies'
import { invalidateTours, tourAudit } from '../tours.changes'
import { toRefusal } from '../tours.refusals'
import { bumpTourList } from '../tours.queries'
import { readSource, type TourCopy } from './copy-source'
import {
  tourStatements,
  imageStatements,
  textStatements,
  itineraryStatements,
} from './copy-statements'

/** Another tour may get the number that was planned for the copy. */
const TRIES = 3

/**
 * Copies a tour to a hidden one at the end of the list, without departures, board and versions. Returns its id.
 * @throws AppError NotFound, TourNameInUse, Unavailable when R2 fails
 */
export async function duplicateTour(c: MemberScope, sourceId: number): Promise<number> {
  for (let tries = 1; ; tries += 1)
    try {
      return await tryDuplicate(c, sourceId)
    } catch (error) {
      if (tries === TRIES || !isUniqueViolation(error, 'tours.id')) throw toRefusal(error)
    }
}

async function tryDuplicate(c: MemberScope, sourceId: number): Promise<number> {
  const { db, now } = c.var
  const source = await readSource(db, sourceId)
  const id = source.nextId
  const copy = { id, source, keys: await copyImages(c.env.MEDIA, source.images, id) }
  const isLive = sql`EXISTS (SELECT 1 FROM tours WHERE id = ${sourceId} AND deleted_at IS NULL)`
  await runBatch(db, [
    assertInBatch(db, isLive, 'NotFound'),
    ...copyStatements(c, copy),
    bumpTourList(db, now),
    auditStatement(c, tourAudit('tour.duplicate', id, String(sourceId))),
  ])
  invalidateTours(c, [id])
  return id
}

function copyStatements(c: MemberScope, copy: TourCopy): Statement[] {
  const { db, now, member } = c.var
  return [
    ...tourStatements(db, copy, now),
    ...textStatements(db, copy, now),
    ...itineraryStatements(db, copy),
    ...imageStatements(db, copy, { now, uploadedBy: member.userId }),
  ]
}
