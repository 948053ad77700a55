import { and, eq, ne, sql, isNull } from 'drizzle-orm'
import type { ThreadChange } from '../../contracts/inbox/inbox-answers'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { requireThread, subject } from './thread.queries'
import { users } from '../../db/schema/accounts'
import { AppError } from '../../http/errors'

/** Sets what differs. @throws AppError NotFound, Invalid for an owner who is not an admin */
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

/** Gives the thread to an admin, or to none. @throws AppError Invalid for another member */
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
