import { and, eq } from 'drizzle-orm'
import { auditStatement, auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { inboxEntries } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { keyColumns, readRequestKey, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import type { WriteToGuest } from './writers'
import { findEntry, requireThread, subject } from './thread.queries'
import { AppError } from '../../http/errors'

/**
 * Adds a note, which only admins can read, once for each request. A note on a booking is stored with the booking.
 * @throws AppError NotFound, KeyReused, and those of `writeToGuest`
 */
export async function addNote(
  c: MemberScope,
  id: number,
  text: string,
  writeToGuest: WriteToGuest,
): Promise<void> {
  const key = readRequestKey(c, c.var.member.userId, { text })
  const { source, sourceId } = await requireThread(c, id)
  if (source === 'booking')
    return writeToGuest(c, sourceId, { text, kind: 'note', via: 'mail', body: { text } })
  await runOnce({
    find: key && (() => findEntry(c, key)),
    run: async () => {
      await insertNote(c, { threadId: id, body: text }, key)
      return true
    },
    duplicateErrors: new Set(),
  })
}

async function insertNote(
  c: MemberScope,
  note: { threadId: number; body: string },
  key: RequestKey | null,
): Promise<void> {
  const { db, now, member } = c.var
  const entry = {
    ...note,
    kind: 'note',
    authorId: member.userId,
    createdAt: now,
    ...keyColumns(key),
  } as const
  await runBatch(db, [
    db.insert(inboxEntries).values(entry),
    auditStatement(c, { action: 'inbox.note', ...subject(note.threadId) }),
  ])
}

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
