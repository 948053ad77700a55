import { and, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { MemberScope } from '../../platform/app-env'
import { auditStatement } from '../../platform/audit'
import { auditLog } from '../../platform/audit.tables'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { sessions, users } from '../accounts/accounts.tables'
import type { AuditEntries, AuditQuery, Member, MembersQuery } from './desk.contract'

type UserRow = typeof users.$inferSelect
/** Behind every other character, so that a prefix is a range that an index serves. */
const LAST = '\u{10FFFF}'

/** Members, the newest first. */
export async function listMembers(db: Db, { q, role, page, count }: MembersQuery) {
  const wanted = and(isNull(users.deletedAt), isNotNull(users.username), startsWith(q), hasRole(role))
  const [rows, [total]] = await db.batch([
    db
      .select()
      .from(users)
      .where(wanted)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(count)
      .offset((page - 1) * count),
    db
      .select({ n: sql<number>`count(*)` })
      .from(users)
      .where(wanted),
  ])
  return { members: rows.map(toMember), totalCount: total?.n ?? 0 }
}

/**
 * Makes a verified member a super user, or a plain one. The change ends the member's sessions, so that no login of the
 * other role goes on. The database itself keeps the last super user.
 * @throws AppError NotFound, AccountBanned, EmailNotVerified, LastSuperUser
 */
export async function setSuperUser(c: MemberScope, userId: number, isSuperUser: boolean): Promise<Member> {
  const { db, now } = c.var
  const user = await requireMember(db, userId)
  if (isSuperUser && user.bannedAt !== null) throw new AppError('AccountBanned')
  if (isSuperUser && user.verifiedAt === null) throw new AppError('EmailNotVerified')
  if (user.isSuperUser === isSuperUser) return toMember(user)
  const others = sql`(SELECT count(*) FROM users AS other WHERE other.is_super_user = 1 AND other.id <> ${userId}
    AND other.deleted_at IS NULL AND other.banned_at IS NULL AND other.verified_at IS NOT NULL)`
  // NULL, which the table refuses, takes the whole batch back.
  const flag = isSuperUser ? true : sql`iif(${others} > 0, 0, NULL)`
  try {
    await db.batch([
      db.update(users).set({ isSuperUser: flag }).where(eq(users.id, userId)),
      db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt))),
      auditStatement(c, {
        action: isSuperUser ? 'member.promote' : 'member.demote',
        subjectType: 'user',
        subjectId: userId,
      }),
    ])
  } catch (error) {
    throw isFlagRefused(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
  return toMember({ ...user, isSuperUser })
}

function isFlagRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes('NOT NULL constraint failed: users.is_super_user') || isFlagRefused(error.cause)
}

/** The record of changes, the latest first. */
export async function listAudit(db: Db, { subjectType, subjectId, page, count }: AuditQuery): Promise<AuditEntries> {
  const wanted = and(
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
  )
  const [rows, [total]] = await db.batch([
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actor: users.username,
        action: auditLog.action,
        subjectType: auditLog.subjectType,
        subjectId: auditLog.subjectId,
        detail: auditLog.detail,
        requestId: auditLog.requestId,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(wanted)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(count)
      .offset((page - 1) * count),
    db
      .select({ n: sql<number>`count(*)` })
      .from(auditLog)
      .where(wanted),
  ])
  return {
    entries: rows.map(({ id, detail, ...entry }) => ({ _id: id, detail: detail ?? '', ...entry })),
    totalCount: total?.n ?? 0,
  }
}

async function requireMember(db: Db, userId: number): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.username)))
  if (!user) throw new AppError('NotFound')
  return user
}

function startsWith(text: string) {
  if (text === '') return undefined
  const folded = text.normalize('NFKC').toLowerCase()
  return or(
    and(gte(users.usernameKey, folded), lt(users.usernameKey, folded + LAST)),
    and(gte(users.emailKey, folded), lt(users.emailKey, folded + LAST)),
  )
}

function hasRole(role: MembersQuery['role']) {
  switch (role) {
    case 'super':
      return eq(users.isSuperUser, true)
    case 'banned':
      return isNotNull(users.bannedAt)
    case 'unverified':
      return isNull(users.verifiedAt)
    case 'all':
      return undefined
    default:
      return role satisfies never
  }
}

function toMember(user: UserRow): Member {
  const { id, username, email, lang, isSuperUser, verifiedAt, bannedAt, wantEmail, createdAt, lastActiveAt } = user
  return {
    _id: id,
    username: username ?? '',
    email: email ?? '',
    lang,
    isSuperUser,
    isVerified: verifiedAt !== null,
    isBanned: bannedAt !== null,
    wantEmail,
    createdAt,
    lastActiveAt,
  }
}
