import { and, eq, ne, sql } from 'drizzle-orm'
import type { ThreadChange } from '../../contracts/inbox/inbox-answers'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { requireThread, subject } from './threads'
import { ownStatements } from './inbox.owner'

/**
 * Changes the state or the owner of a thread; a value that it already has changes nothing.
 * @throws AppError NotFound, Invalid for an owner who is not an admin
 */
export async function changeThread(
  c: MemberScope,
  id: number,
  { state, owner }: ThreadChange,
): Promise<void> {
  const statements = [
    ...(state === undefined ? [] : stateStatements(c, id, state)),
    ...(owner === undefined ? [] : await ownStatements(c, id, owner)),
  ]
  await requireThread(c, id)
  await runBatch(c.var.db, statements)
}

function stateStatements(
  c: MemberScope,
  id: number,
  state: NonNullable<ThreadChange['state']>,
): Statement[] {
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
