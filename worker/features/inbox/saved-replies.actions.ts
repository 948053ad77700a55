import { eq } from 'drizzle-orm'
import type { NewSavedReply, SavedReply } from '../../contracts/inbox/saved-replies'
import { auditOfChange, auditStatement } from '../../db/audit'
import { foldText } from '../../db/fold-text'
import { savedReplies } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { replyColumns, namedOnce, requireRow } from './saved-replies.rows'

/** @throws AppError SavedReplyNameInUse */
export async function createSavedReply(c: MemberScope, reply: NewSavedReply): Promise<SavedReply> {
  const { db, now } = c.var
  const [created] = await namedOnce(
    db.batch([
      db
        .insert(savedReplies)
        .values({ ...reply, nameKey: foldText(reply.name), updatedAt: now })
        .returning(replyColumns),
      auditStatement(c, { action: 'savedReply.create', subjectType: 'savedReply', subjectId: '' }),
    ]),
  )
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
