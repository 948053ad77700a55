import { and, asc, eq, isNull } from 'drizzle-orm'
import type { InboxOverview } from '../../contracts/inbox/inbox-overview'
import type { Db } from '../../db/db'
import { inboxCountsStatement } from '../../db/inbox-counts'
import { users } from '../../db/schema/accounts'

/** Counts of the inbox at `now` (UTC ms), and who may own a thread. */
export async function readOverview(db: Db, now: number): Promise<InboxOverview> {
  const [[counts], owners] = await db.batch([
    inboxCountsStatement(db, now),
    db
      .select({ _id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.isSuperUser, true), isNull(users.deletedAt)))
      .orderBy(asc(users.usernameKey)),
  ])
  return {
    open: counts?.open ?? 0,
    late: counts?.late ?? 0,
    owners: owners.map(({ _id, username }) => ({ _id, username: username ?? '' })),
  }
}
