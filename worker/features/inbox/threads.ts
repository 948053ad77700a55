import { and, eq } from 'drizzle-orm'
import { rowExists } from '../../db/row-exists'
import { inboxEntries, inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireSameBody, type RequestKey } from '../../http/idempotency'

/** For the audit log. */
export const subject = (id: number) => ({ subjectType: 'inbox', subjectId: id })

/** @throws AppError NotFound */
export async function requireThread({ var: { db } }: MemberScope, id: number) {
  const [thread] = await db
    .select({ source: inboxThreads.source, sourceId: inboxThreads.sourceId })
    .from(inboxThreads)
    .where(eq(inboxThreads.id, id))
  if (!thread) throw new AppError('NotFound')
  return thread
}

/** Condition: the thread has not changed since the reader saw it. */
export function isVersion(id: number, version: number) {
  return rowExists(inboxThreads, and(eq(inboxThreads.id, id), eq(inboxThreads.version, version)))
}

/** Returns true if the request has already written an entry, null if not. @throws AppError KeyReused */
export async function findEntry(
  { var: { db } }: MemberScope,
  requestKey: RequestKey,
): Promise<true | null> {
  const [entry] = await db
    .select({ hash: inboxEntries.requestHash })
    .from(inboxEntries)
    .where(eq(inboxEntries.requestKey, requestKey.key))
  if (!entry) return null
  requireSameBody(requestKey, entry.hash)
  return true
}
