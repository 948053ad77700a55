import { and, eq } from 'drizzle-orm'
import { auditOfChange } from '../../db/audit'
import { inboxEntries } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { subject } from './threads'

/** @throws AppError NotFound */
export async function deleteNote(c: MemberScope, id: number, noteId: number): Promise<void> {
  const { db } = c.var
  const isNote = and(
    eq(inboxEntries.id, noteId),
    eq(inboxEntries.threadId, id),
    eq(inboxEntries.kind, 'note'),
  )
  const [deleted] = await db.batch([
    db.delete(inboxEntries).where(isNote).returning({ id: inboxEntries.id }),
    auditOfChange(c, { action: 'inbox.deleteNote', ...subject(id) }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}
