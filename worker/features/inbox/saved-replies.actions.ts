import { eq, and, sql, asc } from 'drizzle-orm'
import type {
  NewSavedReply,
  SavedReply,
  SavedReplyChange,
} from '../../contracts/inbox/saved-replies'
import { assertInBatch } from '../../db/batch-assertions'
import { auditOfChange, auditStatement } from '../../db/audit'
import { foldText } from '../../db/fold-text'
import { savedReplies } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import type { Db } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { pick } from '../../db/pick'

/** @throws AppError SavedReplyNameInUse, SavedRepliesFull */
export async function createSavedReply(c: MemberScope, reply: NewSavedReply): Promise<SavedReply> {
  const { db, now } = c.var
  const write = namedOnce(
    db.batch([
      assertInBatch(db, sql`(SELECT count(*) FROM ${savedReplies}) < ${REPLIES_MAX}`, FITS),
      db
        .insert(savedReplies)
        .values({ ...reply, nameKey: foldText(reply.name), updatedAt: now })
        .returning(replyColumns),
      auditStatement(c, { action: 'savedReply.create', subjectType: 'savedReply', subjectId: '' }),
    ]),
  )
  const [, created] = await assertedWrite(FITS, 'SavedRepliesFull', write)
  return requireRow(created)
}

/** @throws AppError NotFound */
export async function deleteSavedReply(c: MemberScope, id: number): Promise<void> {
  const { db } = c.var
  const [deleted] = await db.batch([
    db.delete(savedReplies).where(eq(savedReplies.id, id)).returning(replyColumns),
    auditOfChange(c, { action: 'savedReply.delete', subjectType: 'savedReply', subjectId: id }),
  ])
  requireRow(deleted)
}

/** @throws AppError NotFound, SavedReplyNameInUse, EditConflict when it has changed since `version` */
export async function changeSavedReply(
  c: MemberScope,
  id: number,
  { version, ...reply }: SavedReplyChange,
): Promise<SavedReply> {
  const { db, now } = c.var
  const written = { ...reply, nameKey: foldText(reply.name), updatedAt: now }
  const [changed, , stored] = await namedOnce(
    db.batch([
      db
        .update(savedReplies)
        .set({ ...written, version: sql`${savedReplies.version} + 1` })
        .where(and(eq(savedReplies.id, id), eq(savedReplies.version, version)))
        .returning(replyColumns),
      auditOfChange(c, { action: 'savedReply.update', subjectType: 'savedReply', subjectId: id }),
      db.select(replyColumns).from(savedReplies).where(eq(savedReplies.id, id)),
    ]),
  )
  if (changed.length === 0 && stored.length > 0) throw new AppError('EditConflict')
  return requireRow(changed)
}

/** As many as the list shows. */
const REPLIES_MAX = 200
const FITS = 'SavedReplyFits'

const replyColumns = {
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
async function namedOnce<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const code = 'SavedReplyNameInUse'
    throw new AppError(code, { cause: error, fields: { name: code } })
  }
}

/** The first row of a statement. @throws AppError NotFound */
function requireRow([row]: readonly SavedReply[]): SavedReply {
  if (!row) throw new AppError('NotFound')
  return row
}
