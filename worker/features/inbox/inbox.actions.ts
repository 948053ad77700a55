import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ThreadChange } from '../../contracts/inbox-thread'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { users } from '../../db/schema/accounts'
import { inboxEntries, inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import type { WriteToGuest } from './writers'
import { AppError } from '../../http/errors'
import { readRequestKey, requireSameBody, runOnce } from '../../http/idempotency'

const subject = (id: number) => ({ subjectType: 'inbox', subjectId: id })

/**
 * Changes the state or the owner of a thread; a value that it has already changes nothing.
 * @throws AppError NotFound, Invalid for an owner who is no admin
 */
export async function changeThread(
  c: MemberScope,
  id: number,
  { state, owner }: ThreadChange,
): Promise<void> {
  const { db, now } = c.var
  const statements: Statement[] = []
  if (state !== undefined)
    statements.push(
      db
        .update(inboxThreads)
        .set({
          state,
          waitingSince: state === 'waiting' ? now : null,
          ...(state === 'answered' && { answeredAt: now }),
          version: sql`${inboxThreads.version} + 1`,
        })
        .where(and(eq(inboxThreads.id, id), ne(inboxThreads.state, state))),
      auditOfChange(c, { action: 'inbox.state', ...subject(id), detail: state }),
    )
  if (owner !== undefined) statements.push(...(await ownStatements(c, id, owner)))
  await requireThread(c, id)
  await runBatch(db, statements)
}

async function ownStatements(c: MemberScope, id: number, owner: number | null) {
  const { db } = c.var
  if (owner !== null) {
    const isAdmin = and(eq(users.id, owner), eq(users.isSuperUser, true), isNull(users.deletedAt))
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
 * Adds a note, which only admins read; a repeated request adds none. Notes of a booking are part of it.
 * @throws AppError NotFound, KeyReused, and those of `writeToGuest`
 */
export async function addNote(
  c: MemberScope,
  id: number,
  text: string,
  writeToGuest: WriteToGuest,
): Promise<void> {
  const { db, now, member } = c.var
  const key = readRequestKey(c, member.userId, { text })
  const { source, sourceId } = await requireThread(c, id)
  if (source === 'booking')
    return writeToGuest(c, sourceId, { text, kind: 'note', via: 'mail', body: { text } })
  await runOnce({
    find: key && (() => findEntry(c, key)),
    run: async () => {
      const note = {
        threadId: id,
        kind: 'note',
        authorId: member.userId,
        body: text,
        createdAt: now,
      } as const
      await runBatch(db, [
        db.insert(inboxEntries).values({
          ...note,
          requestKey: key?.key ?? null,
          requestHash: key?.bodyHash ?? null,
        }),
        auditStatement(c, { action: 'inbox.note', ...subject(id) }),
      ])
      return true
    },
    duplicateErrors: new Set(),
  })
}

/** @throws AppError NotFound */
export async function deleteNote(c: MemberScope, id: number, noteId: number): Promise<void> {
  const { db } = c.var
  const isNote = and(
    eq(inboxEntries.id, noteId),
    eq(inboxEntries.threadId, id),
    eq(inboxEntries.kind, 'note'),
  )
  const [deleted] = await runBatch(db, [
    db.delete(inboxEntries).where(isNote).returning({ id: inboxEntries.id }),
    auditOfChange(c, { action: 'inbox.deleteNote', ...subject(id) }),
  ])
  if ((deleted as unknown[]).length === 0) throw new AppError('NotFound')
}

/** Whether the request has written an entry before; null if not. @throws AppError KeyReused */
export async function findEntry(
  { var: { db } }: MemberScope,
  requestKey: NonNullable<ReturnType<typeof readRequestKey>>,
): Promise<true | null> {
  const [entry] = await db
    .select({ hash: inboxEntries.requestHash })
    .from(inboxEntries)
    .where(eq(inboxEntries.requestKey, requestKey.key))
  if (!entry) return null
  requireSameBody(requestKey, entry.hash)
  return true
}

/** @throws AppError NotFound */
async function requireThread({ var: { db } }: MemberScope, id: number) {
  const [thread] = await db
    .select({ source: inboxThreads.source, sourceId: inboxThreads.sourceId })
    .from(inboxThreads)
    .where(eq(inboxThreads.id, id))
  if (!thread) throw new AppError('NotFound')
  return thread
}

/** True while a thread is as its reader saw it. */
export function isVersion(id: number, version: number) {
  return rowExists(inboxThreads, and(eq(inboxThreads.id, id), eq(inboxThreads.version, version)))
}
