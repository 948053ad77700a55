import { and, eq, ne, sql, isNull } from 'drizzle-orm'
import type { ThreadChange } from '../../contracts/inbox/inbox-answers'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { inboxThreads, inboxEntries } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { requireThread, subject, findEntry } from './thread.queries'
import { users } from '../../db/schema/accounts'
import { AppError } from '../../http/errors'
import { keyColumns, readRequestKey, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { writeMessage } from '../../bookings/desk/desk.messages'

/** Applies the values that differ. @throws AppError NotFound, Invalid for an owner who is not an admin */
export async function changeThread(c: MemberScope, id: number, { state, owner }: ThreadChange) {
  const statements = [
    ...(state === undefined ? [] : stateStatements(c, id, state)),
    ...(owner === undefined ? [] : await ownStatements(c, id, owner)),
  ]
  await requireThread(c, id)
  await runBatch(c.var.db, statements)
}

function stateStatements(c: MemberScope, id: number, state: NonNullable<ThreadChange['state']>) {
  const { db, now } = c.var
  const columns = {
    state,
    waitingSince: state === 'waiting' ? now : null,
    ...(state === 'answered' && { answeredAt: now }),
    version: sql`${inboxThreads.version} + 1`,
  }
  return [
    db
      .update(inboxThreads)
      .set(columns)
      .where(and(eq(inboxThreads.id, id), ne(inboxThreads.state, state))),
    auditOfChange(c, { action: 'inbox.state', ...subject(id), detail: state }),
  ]
}

/** Assigns the thread to an admin, or to none. @throws AppError Invalid for another member */
async function ownStatements(c: MemberScope, id: number, owner: number | null) {
  const { db } = c.var
  if (owner !== null) {
    const isAdmin = and(eq(users.id, owner), eq(users.isAdmin, true), isNull(users.deletedAt))
    const [admin] = await db.select({ id: users.id }).from(users).where(isAdmin)
    if (!admin) throw new AppError('Invalid', { fields: { owner: 'Invalid' } })
  }
  return [
    db
      .update(inboxThreads)
      .set({ ownerId: owner })
      .where(and(eq(inboxThreads.id, id), sql`${inboxThreads.ownerId} IS NOT ${owner}`)),
    auditOfChange(c, {
      action: 'inbox.owner',
      ...subject(id),
      detail: owner === null ? '' : `user ${owner}`,
    }),
  ]
}

/**
 * Adds a note, which only admins can read, once for each request. A note on a booking is stored with the booking.
 * @throws AppError NotFound, KeyReused, and those of `writeMessage`
 */
export async function addNote(c: MemberScope, id: number, text: string): Promise<void> {
  const key = readRequestKey(c, c.var.member.userId, { text })
  const { source, sourceId } = await requireThread(c, id)
  if (source === 'booking')
    return writeMessage(c, sourceId, { text, kind: 'note', via: 'mail', body: { text } })
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
  const { id: entryId, threadId, kind } = inboxEntries
  const isNote = and(eq(entryId, noteId), eq(threadId, id), eq(kind, 'note'))
  const [deleted] = await db.batch([
    db.delete(inboxEntries).where(isNote).returning({ id: inboxEntries.id }),
    auditOfChange(c, { action: 'inbox.deleteNote', ...subject(id) }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}
