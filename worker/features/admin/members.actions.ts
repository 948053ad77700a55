import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { AppError } from '../../http/errors'
import { users, type UserRow } from '../../db/schema/accounts'
import { revokeAccess } from '../../services/members/revoke-access'
import {
  assertMember,
  assertNotLastSuperUser,
  isLastSuperUser,
  isMemberChanged,
} from '../../services/members/member-guard'
import type { Member } from '../../contracts/admin/members-desk'
import { requireMember, toMember } from './members.queries'

const PROMOTABLE = and(isNotNull(users.verifiedAt), isNull(users.bannedAt), isNull(users.deletedAt))

/**
 * Promotes or demotes a verified member and revokes all sessions. The last admin cannot be demoted, even by concurrent
 * requests.
 * @throws AppError NotFound, AccountBanned, EmailNotVerified, LastSuperUser, SuperUserBySetting
 */
export async function setSuperUser(
  c: MemberScope,
  userId: number,
  isSuperUser: boolean,
): Promise<Member> {
  const { db, now, settings } = c.var
  const user = await requireMember(db, userId)
  // Promoting makes a right from `SUPER_USERS` permanent.
  const isDone = user.isSuperUser === isSuperUser && !(isSuperUser && user.superBySetting)
  if (isSuperUser) requirePromotable(user)
  if (isDone) return toMember(user)
  // The next login would grant the right again.
  if (!isSuperUser && settings.superUsers.has(user.emailKey ?? ''))
    throw new AppError('SuperUserBySetting')
  const action = isSuperUser ? 'member.promote' : 'member.demote'
  try {
    await runBatch(db, [
      isSuperUser ? assertMember(db, userId, PROMOTABLE) : assertNotLastSuperUser(db, userId),
      db.update(users).set({ isSuperUser, superBySetting: false }).where(eq(users.id, userId)),
      ...revokeAccess(db, userId, now),
      auditStatement(c, { action, subjectType: 'user', subjectId: userId }),
    ])
  } catch (error) {
    // The member was banned or deleted since the read; the second try reports which.
    if (isMemberChanged(error)) return setSuperUser(c, userId, isSuperUser)
    throw isLastSuperUser(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
  return toMember({ ...user, isSuperUser })
}

function requirePromotable({ bannedAt, verifiedAt }: UserRow): void {
  if (bannedAt !== null) throw new AppError('AccountBanned')
  if (verifiedAt === null) throw new AppError('EmailNotVerified')
}
