import { eq, sql } from 'drizzle-orm'
import type { NewAnswer } from '../../contracts/inbox/inbox-answers'
import { auditStatement } from '../../db/audit'
import type { Statement } from '../../db/db'
import { inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'

/** Marks the thread as answered or done; without an owner, it goes to the admin who answered. */
export function settleStatements(
  c: MemberScope,
  id: number,
  { via, isDone }: NewAnswer,
): Statement[] {
  const { db, now, member } = c.var
  return [
    db
      .update(inboxThreads)
      .set({
        state: isDone ? 'done' : 'answered',
        waitingSince: null,
        answeredAt: now,
        ownerId: sql`coalesce(${inboxThreads.ownerId}, ${member.userId})`,
        version: sql`${inboxThreads.version} + 1`,
      })
      .where(eq(inboxThreads.id, id)),
    auditStatement(c, { action: 'inbox.answer', subjectType: 'inbox', subjectId: id, detail: via }),
  ]
}
