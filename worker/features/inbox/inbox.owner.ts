import { and, eq, isNull, sql } from 'drizzle-orm'
import { auditOfChange } from '../../db/audit'
import { users } from '../../db/schema/accounts'
import { inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { subject } from './threads'

/** Gives the thread to an admin, or to none. @throws AppError Invalid for another member */
export async function ownStatements(c: MemberScope, id: number, owner: number | null) {
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
