import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import { PRESENCE_LASTS_MS, type PresenceReport } from '../../contracts/admin/presence'
import { users } from '../../db/schema/accounts'
import { deskPresence } from '../../db/schema/admin'
import type { MemberScope } from '../../http/context'

const MAX_OTHERS = 10

/** Records whether the actor is at an editor; returns the others' names. No audit row, as no content changes. */
export async function reportPresence(
  c: MemberScope,
  { kind, id, isLeaving }: PresenceReport,
): Promise<string[]> {
  const { db, now, member } = c.var
  const { userId } = member
  const place = `${kind}:${id}`
  const expiresAt = now + PRESENCE_LASTS_MS
  const own = and(eq(deskPresence.place, place), eq(deskPresence.userId, userId))
  const [others] = await db.batch([
    othersAt(c, place),
    isLeaving
      ? db.delete(deskPresence).where(own)
      : db
          .insert(deskPresence)
          .values({ place, userId, expiresAt })
          .onConflictDoUpdate({
            target: [deskPresence.place, deskPresence.userId],
            set: { expiresAt },
          }),
  ])
  return others.map(({ username }) => username ?? '')
}

function othersAt({ var: { db, now, member } }: MemberScope, place: string) {
  const { username } = users
  const { place: at, userId, expiresAt } = deskPresence
  return db
    .select({ username })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(at, place), ne(userId, member.userId), gt(expiresAt, now), isNotNull(username)))
    .orderBy(asc(username))
    .limit(MAX_OTHERS)
}
