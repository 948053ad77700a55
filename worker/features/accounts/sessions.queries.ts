import { and, eq, gt, isNotNull, isNull, sql, desc } from 'drizzle-orm'
import type { Actor } from '../../http/context'
import { pick } from '../../db/pick'
import type { LimitScope } from '../../http/rate-limits'
import type { AccessClaims } from '../../http/session-tokens'
import { sessions, users } from '../../db/schema/accounts'
import { hasSecondFactor, isSecondFactorRequired } from '../../services/members/second-factor'
import { roleNow } from '../../services/members/admin-grants'
import type { Db } from '../../db/db'
import type { OwnSession } from '../../contracts/accounts/sessions'

/** The member of a live session; null if it is revoked or expired, or the member is banned or deleted. */
export async function findSessionActor(
  { db, now, settings }: LimitScope,
  { userId, sessionId }: AccessClaims,
): Promise<Actor | null> {
  const [row] = await db
    .select({
      ...pick(users, 'username', 'email', 'lang', 'verifiedAt'),
      ...pick(users, 'isAdmin', 'adminBySetting', 'emailKey', 'partRole'),
      hasSecondFactor: sql<number>`${hasSecondFactor}`,
      isSecondFactorRequired,
      // Refreshing does not change it.
      loggedInAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive({ userId, sessionId }, now))
    .limit(1)
  if (!row?.username || !row.email) return null
  const { username, email, lang, verifiedAt, loggedInAt } = row
  const isVerified = verifiedAt !== null
  const given = roleNow(settings, row)
  const hasCode = row.hasSecondFactor === 1
  const lacksSecondFactor = given !== null && !hasCode && row.isSecondFactorRequired === 1
  // Without the second step that the company requires, staff are plain members.
  const role = lacksSecondFactor ? null : given
  const isAdmin = role === 'admin'
  const rights = { isVerified, role, isAdmin, hasSecondFactor: hasCode, lacksSecondFactor }
  return { userId, sessionId, username, email, lang, ...rights, loggedInAt }
}

/** Condition: the session is live and the member still has the rights that were read. */
export function isSameActor({ userId, sessionId, isVerified, role }: Actor, now: number) {
  const isSame = and(
    isLive({ userId, sessionId }, now),
    isVerified ? isNotNull(users.verifiedAt) : undefined,
    role === 'admin' ? eq(users.isAdmin, true) : undefined,
    role && role !== 'admin' ? eq(users.partRole, role) : undefined,
  )
  return sql`exists (select 1 from ${sessions} inner join ${users} on ${eq(users.id, sessions.userId)} where ${isSame})`
}

function isLive({ userId, sessionId }: AccessClaims, now: number) {
  return and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    isNull(users.bannedAt),
    isNull(users.deletedAt),
  )
}

/** The live sessions of a member, newest first. */
export async function listOwnSessions(
  db: Db,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  now: number,
): Promise<OwnSession[]> {
  const isOwnLive = and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
  )
  const rows = await db.select().from(sessions).where(isOwnLive).orderBy(desc(sessions.createdAt))
  return rows.map(({ id, device, createdAt, rotatedAt: lastUsedAt, expiresAt }) => {
    const times = { createdAt, lastUsedAt, expiresAt }
    return { _id: id, device, ...times, current: id === sessionId }
  })
}
