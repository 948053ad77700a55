import { and, asc, eq, sql } from 'drizzle-orm'
import type { NewSavedReply, SavedReply, SavedReplyChange } from '../../contracts/saved-replies'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { foldText } from '../../db/fold-text'
import { pick } from '../../db/pick'
import { savedReplies } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'

const REPLIES_MAX = 200
const columns = {
  _id: savedReplies.id,
  ...pick(savedReplies, 'name', 'kr', 'ca', 'cn', 'version'),
}

/** All saved replies by name. */
export function listSavedReplies(db: Db): Promise<SavedReply[]> {
  return db.select(columns).from(savedReplies).orderBy(asc(savedReplies.nameKey)).limit(REPLIES_MAX)
}

/** @throws AppError SavedReplyNameInUse */
export async function createSavedReply(c: MemberScope, reply: NewSavedReply): Promise<SavedReply> {
  const { db, now } = c.var
  const [created] = await namedOnce(
    runBatch(db, [
      db
        .insert(savedReplies)
        .values({ ...reply, nameKey: foldText(reply.name), updatedAt: now })
        .returning(columns),
      auditStatement(c, {
        action: 'savedReply.create',
        subjectType: 'savedReply',
        subjectId: '',
      }),
    ]),
  )
  return requireRow(created)
}

/** @throws AppError NotFound, SavedReplyNameInUse, EditConflict when it changed since `version` */
export async function changeSavedReply(
  c: MemberScope,
  id: number,
  { version, ...reply }: SavedReplyChange,
): Promise<SavedReply> {
  const { db, now } = c.var
  const written = { ...reply, nameKey: foldText(reply.name), updatedAt: now }
  const [changed, stored] = await namedOnce(
    runBatch(db, [
      db
        .update(savedReplies)
        .set({ ...written, version: sql`${savedReplies.version} + 1` })
        .where(and(eq(savedReplies.id, id), eq(savedReplies.version, version)))
        .returning(columns),
      auditOfChange(c, { action: 'savedReply.update', subjectType: 'savedReply', subjectId: id }),
      db.select(columns).from(savedReplies).where(eq(savedReplies.id, id)),
    ]).then(([first, , last]) => [first, last]),
  )
  if ((changed as unknown[]).length === 0 && (stored as unknown[]).length > 0)
    throw new AppError('EditConflict')
  return requireRow(changed)
}

/** @throws AppError NotFound */
export async function deleteSavedReply(c: MemberScope, id: number): Promise<void> {
  const { db } = c.var
  const [deleted] = await runBatch(db, [
    db.delete(savedReplies).where(eq(savedReplies.id, id)).returning(columns),
    auditOfChange(c, { action: 'savedReply.delete', subjectType: 'savedReply', subjectId: id }),
  ])
  requireRow(deleted)
}

async function namedOnce<Result>(write: Promise<Result>): Promise<Result> {
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

function requireRow(rows: unknown): SavedReply {
  const [row] = rows as SavedReply[]
  if (!row) throw new AppError('NotFound')
  return row
}
