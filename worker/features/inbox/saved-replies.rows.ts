import { asc } from 'drizzle-orm'
import type { SavedReply } from '../../contracts/inbox/saved-replies'
import type { Db } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { pick } from '../../db/pick'
import { savedReplies } from '../../db/schema/inbox'
import { AppError } from '../../http/errors'

const REPLIES_MAX = 200

export const replyColumns = {
  _id: savedReplies.id,
  ...pick(savedReplies, 'name', 'kr', 'ca', 'cn', 'version'),
}

/** All saved replies by name. */
export function listSavedReplies(db: Db): Promise<SavedReply[]> {
  return db
    .select(replyColumns)
    .from(savedReplies)
    .orderBy(asc(savedReplies.nameKey))
    .limit(REPLIES_MAX)
}

/** @throws AppError SavedReplyNameInUse */
export async function namedOnce<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('SavedReplyNameInUse', {
      cause: error,
      fields: { name: 'SavedReplyNameInUse' },
    })
  }
}

/** The first row of a statement. @throws AppError NotFound */
export function requireRow([row]: readonly SavedReply[]): SavedReply {
  if (!row) throw new AppError('NotFound')
  return row
}
