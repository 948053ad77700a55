import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '../../platform/app-env'
import type { Db } from '../../platform/db'
import type { AccessClaims } from '../../platform/session-tokens'
import type { OwnSession } from './accounts.contract'
import { sessions, users } from './accounts.tables'

/** The live member behind a session: null when it is revoked or expired, or the member is banned or deleted. */
export async function findSessionActor(
  db: Db,
  { userId, sessionId }: AccessClaims,
  now: number,
): Promise<Actor | null> {
  const [row] = await db
    .select({
      username: users.username,
      email: users.email,
      lang: users.lang,
      verifiedAt: users.verifiedAt,
      isSuperUser: users.isSuperUser,
      // A session begins with a password and with nothing else; renewing it leaves this as it is.
      loggedInAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(users.bannedAt),
        isNull(users.deletedAt),
      ),
    )
    .limit(1)
  if (!row?.username || !row.email) return null
  const { username, email, lang, verifiedAt, isSuperUser, loggedInAt } = row
  const isVerified = verifiedAt !== null
  return { userId, sessionId, username, email, lang, isVerified, isSuperUser: isSuperUser && isVerified, loggedInAt }
}

/** The live logins of a member, the newest first. */
export async function listOwnSessions(
  db: Db,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  now: number,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
  return rows.map(({ id, device, createdAt, rotatedAt, expiresAt }) => ({
    _id: id,
    device,
    createdAt,
    lastUsedAt: rotatedAt,
    expiresAt,
    current: id === sessionId,
  }))
}
