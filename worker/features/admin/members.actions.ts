import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { AppError } from '../../http/errors'
import { users } from '../../db/schema/accounts'
import { revokeAccess } from '../../services/members/revoke-access'
import {
  assertMember,
  assertNotLastSuperUser,
  isLastSuperUser,
  isMemberChanged,
} from '../../services/members/member-guard'
import type { Member } from '../../contracts/admin'
import { requireMember, requireMemberNamed, toMember } from './members.queries'

const PROMOTABLE = and(isNotNull(users.verifiedAt), isNull(users.bannedAt), isNull(users.deletedAt))

/**
 * Promotes or demotes a verified member and revokes all sessions. The last admin cannot be demoted, even when two are at once.
 * @throws AppError NotFound, AccountBanned, EmailNotVerified, LastSuperUser, SuperUserBySetting
 */
export async function setSuperUser(
  c: MemberScope,
  userId: number,
  isSuperUser: boolean,
): Promise<Member> {
  const { db, now, settings } = c.var
  const user = await requireMember(db, userId)
  if (isSuperUser && user.bannedAt !== null) throw new AppError('AccountBanned')
  if (isSuperUser && user.verifiedAt === null) throw new AppError('EmailNotVerified')
  // A right given by the setting becomes permanent.
  if (user.isSuperUser === isSuperUser && !(isSuperUser && user.superBySetting))
    return toMember(user)
  // The next login would grant the right again.
  if (!isSuperUser && settings.superUsers.has(user.emailKey ?? ''))
    throw new AppError('SuperUserBySetting')
  try {
    await runBatch(db, [
      isSuperUser ? assertMember(db, userId, PROMOTABLE) : assertNotLastSuperUser(db, userId),
      db.update(users).set({ isSuperUser, superBySetting: false }).where(eq(users.id, userId)),
      ...revokeAccess(db, userId, now),
      auditStatement(c, {
        action: isSuperUser ? 'member.promote' : 'member.demote',
        subjectType: 'user',
        subjectId: userId,
      }),
    ])
  } catch (error) {
    // Banned or deleted since the read: reading again gives the reason.
    if (isMemberChanged(error)) return setSuperUser(c, userId, isSuperUser)
    throw isLastSuperUser(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
  return toMember({ ...user, isSuperUser })
}

/**
 * Bans a member and revokes all sessions. Admins cannot be banned.
 * @throws AppError NotFound, Invalid
 */
export async function banMember(c: MemberScope, username: string): Promise<void> {
  const { db, now } = c.var
  const { id, isSuperUser } = await requireMemberNamed(db, username)
  if (isSuperUser) throw new AppError('Invalid', { fields: { username: 'superUser' } })
  const mayBeBanned = and(eq(users.id, id), eq(users.isSuperUser, false))
  const banned = db.select({ id: users.id }).from(users).where(mayBeBanned)
  const [changed] = await runBatch(db, [
    db
      .update(users)
      .set({ bannedAt: now })
      .where(and(mayBeBanned, isNull(users.deletedAt)))
      .returning({ id: users.id }),
    auditOfChange(c, { action: 'member.ban', subjectType: 'user', subjectId: id }),
    ...revokeAccess(db, sql<number>`(${banned})`, now),
  ])
  if ((changed as unknown[]).length === 0) throw new AppError('NotFound')
}

/** @throws AppError NotFound */
export async function unbanMember(c: MemberScope, username: string): Promise<void> {
  const { db } = c.var
  const { id } = await requireMemberNamed(db, username)
  const [changed] = await runBatch(db, [
    db
      .update(users)
      .set({ bannedAt: null })
      .where(and(eq(users.id, id), isNotNull(users.bannedAt)))
      .returning({ id: users.id }),
    auditOfChange(c, { action: 'member.unban', subjectType: 'user', subjectId: id }),
  ])
  if ((changed as unknown[]).length === 0) throw new AppError('NotFound')
}
