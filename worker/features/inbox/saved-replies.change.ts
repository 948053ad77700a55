import { and, eq, sql } from 'drizzle-orm'
import type { SavedReply, SavedReplyChange } from '../../contracts/inbox/saved-replies'
import { auditOfChange } from '../../db/audit'
import { foldText } from '../../db/fold-text'
import { savedReplies } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { replyColumns, namedOnce, requireRow } from './saved-replies.rows'

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
