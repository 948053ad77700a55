import { eq, sql } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import { auditStatement } from '../../db/audit'
import { staffFeeds } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { staffFeedKey } from '../access/crew-link'

/** The address of an admin's own calendar of all trips. */
export async function getStaffFeed({ var: { db, settings, member } }: MemberScope) {
  const { userId } = member
  const [row] = await db.select().from(staffFeeds).where(eq(staffFeeds.userId, userId))
  const key = staffFeedKey(settings.pepper, userId, row?.generation ?? 0)
  return { feed: `/api/staff/${userId}/${key}/trips.ics` }
}

/** Ends the address of the admin's own calendar and gives it another. */
export async function renewStaffFeed(c: MemberScope) {
  const { db, member } = c.var
  const { userId } = member
  await runBatch(db, [
    db
      .insert(staffFeeds)
      .values({ userId, generation: 1 })
      .onConflictDoUpdate({
        target: staffFeeds.userId,
        set: { generation: sql`${staffFeeds.generation} + 1` },
      }),
    auditStatement(c, { action: 'resource.renewFeed', subjectType: 'member', subjectId: userId }),
  ])
  return getStaffFeed(c)
}
