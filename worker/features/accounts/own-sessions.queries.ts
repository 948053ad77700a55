import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '../../http/context'
import type { Db } from '../../db/db'
import type { OwnSession } from '../../contracts/accounts/sessions'
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
    .where(isLiveOf(userId, now))
    .orderBy(desc(sessions.createdAt))
  return rows.map((row) => toOwnSession(row, sessionId))
}

function toOwnSession(row: typeof sessions.$inferSelect, currentId: number): OwnSession {
  const { id, device, createdAt, rotatedAt, expiresAt } = row
  return { _id: id, device, createdAt, lastUsedAt: rotatedAt, expiresAt, current: id === currentId }
}

function isLiveOf(userId: number, now: number) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
}
