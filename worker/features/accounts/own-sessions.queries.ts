import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '../../http/context'
import type { Db } from '../../db/db'
import type { OwnSession } from '../../contracts/sessions'
import { sessions } from '../../db/schema/accounts'

/** The live sessions of a member, newest first. */
export async function listOwnSessions(
  db: Db,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  now: number,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
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
