import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { AppError } from '../../http/errors'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { postReports } from '../../db/schema/moderation'
import type { Db } from '../../db/db'
import { revokeAccess } from '../../services/members/revoke-access'
import type { MemberBan } from '../../contracts/admin/members'
import { requireMemberNamed } from './members.queries'

/**
 * Bans a member, revokes all sessions and hides all posts if wanted. Staff cannot be banned.
 * @throws AppError NotFound, Invalid
 */
export async function banMember(c: MemberScope, username: string, ban: MemberBan): Promise<void> {
  const { db, now } = c.var
  const { reason, note, hidePosts } = ban
  const { id, isAdmin, partRole } = await requireMemberNamed(db, username)
  if (isAdmin || partRole) throw new AppError('Invalid', { fields: { username: 'superUser' } })
  const banned = db.select({ id: users.id }).from(users).where(mayBeBanned(id))
  const detail = hidePosts ? `${reason} posts` : reason
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ bannedAt: now, banReason: reason, banNote: note })
      .where(and(mayBeBanned(id), isNull(users.deletedAt)))
      .returning({ id: users.id }),
    auditOfChange(c, { action: 'member.ban', subjectType: 'user', subjectId: id, detail }),
    ...revokeAccess(db, sql<number>`(${banned})`, now),
    ...(hidePosts ? hideStatements(c, sql<number>`(${banned})`) : []),
  ])
  if (changed.length === 0) throw new AppError('NotFound')
}

function mayBeBanned(userId: number) {
  return and(eq(users.id, userId), eq(users.isAdmin, false), isNull(users.partRole))
}

/** @throws AppError NotFound */
export async function unbanMember(
  c: MemberScope,
  username: string,
  showPosts: boolean,
): Promise<void> {
  const { db } = c.var
  const { id } = await requireMemberNamed(db, username)
  const audited = { action: 'member.unban', subjectType: 'user', subjectId: id } as const
  const results = await runBatch(db, [
    // Must run before the time of the ban is cleared.
    ...(showPosts ? showStatements(db, id) : []),
    db
      .update(users)
      .set({ bannedAt: null, banReason: null, banNote: null })
      .where(and(eq(users.id, id), isNotNull(users.bannedAt)))
      .returning({ id: users.id }),
    auditOfChange(c, { ...audited, ...(showPosts && { detail: 'posts' }) }),
  ])
  if ((results.at(-2) as unknown[]).length === 0) throw new AppError('NotFound')
}

/** Hides a member's visible posts at the time of the ban, by which `showStatements` finds them; resolves reports. */
function hideStatements({ var: { db, now, member } }: MemberScope, userId: SQL<number>) {
  const hidden = { hiddenAt: now, hiddenBy: member.userId }
  const isVisible = (table: typeof topics | typeof replies) =>
    and(eq(table.userId, userId), isNull(table.hiddenAt), isNull(table.deletedAt))
  // An opening post is hidden with its topic.
  const isVisibleReply = and(isVisible(replies), eq(replies.isOpening, false))
  const isOpenReport = and(isNull(postReports.resolvedAt), isReportOf(db, userId))
  return [
    db.update(topics).set(hidden).where(isVisible(topics)),
    db.update(replies).set(hidden).where(isVisibleReply),
    db.update(postReports).set({ resolvedAt: now, resolvedBy: member.userId }).where(isOpenReport),
  ]
}

function isReportOf(db: Db, userId: SQL<number> | number) {
  return inArray(
    postReports.replyId,
    db.select({ id: replies.id }).from(replies).where(eq(replies.userId, userId)),
  )
}

function showStatements(db: Db, userId: number) {
  const bannedAt = db.select({ at: users.bannedAt }).from(users).where(eq(users.id, userId))
  const isResolved = and(sql`${postReports.resolvedAt} = (${bannedAt})`, isReportOf(db, userId))
  return [
    ...[topics, replies].map((table) =>
      db
        .update(table)
        .set({ hiddenAt: null, hiddenBy: null })
        .where(and(eq(table.userId, userId), sql`${table.hiddenAt} = (${bannedAt})`)),
    ),
    db.update(postReports).set({ resolvedAt: null, resolvedBy: null }).where(isResolved),
  ]
}
