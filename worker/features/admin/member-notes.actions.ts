import { eq } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { AppError } from '../../http/errors'
import { memberNotes } from '../../db/schema/member-notes'
import { requireMember } from './members.queries'

/** @throws AppError NotFound */
export async function addNote(c: MemberScope, userId: number, text: string): Promise<void> {
  const { db, now, member } = c.var
  await requireMember(db, userId)
  await runBatch(db, [
    db.insert(memberNotes).values({ userId, authorId: member.userId, body: text, createdAt: now }),
    auditStatement(c, { action: 'member.note', subjectType: 'user', subjectId: userId }),
  ])
}

/** @throws AppError NotFound */
export async function deleteNote(c: MemberScope, noteId: number): Promise<void> {
  const { db } = c.var
  const [note] = await db
    .select({ userId: memberNotes.userId })
    .from(memberNotes)
    .where(eq(memberNotes.id, noteId))
  if (!note) throw new AppError('NotFound')
  const [deleted] = await db.batch([
    db.delete(memberNotes).where(eq(memberNotes.id, noteId)).returning({ id: memberNotes.id }),
    auditOfChange(c, {
      action: 'member.deleteNote',
      subjectType: 'user',
      subjectId: note.userId,
    }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}
