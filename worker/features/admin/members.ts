import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  not,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditStatement } from '../../db/audit'
import { auditLog } from '../../db/schema/audit'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { LAST_CHARACTER } from '../../db/fold-text'
import { users, type UserRow } from '../../db/schema/accounts'
import { revokeAccess } from '../../services/members/revoke-access'
import { assertNotLastSuperUser, isLastSuperUser } from '../../services/members/member-guard'
import type { AuditEntries, AuditQuery, Member, MembersQuery } from '../../contracts/admin'

const isMember = and(isNull(users.deletedAt), isNotNull(users.username))
/** Each role's condition, with the index that holds its members and no others. */
const ROLES = {
  all: { index: 'users_listed', isOf: isMember },
  super: { index: 'users_super', isOf: and(isMember, sql`${users.isSuperUser} = 1`) },
  banned: { index: 'users_banned', isOf: and(isMember, isNotNull(users.bannedAt)) },
  unverified: { index: 'users_unverified', isOf: and(isMember, isNull(users.verifiedAt)) },
} as const satisfies Record<MembersQuery['role'], unknown>

/** Columns of a derived table, which Drizzle takes for no table of its own. */
const COLUMNS = Object.fromEntries(
  Object.entries(getTableColumns(users)).map(([name, column]) => [
    name,
    sql`${column}`.mapWith(column),
  ]),
) as unknown as ReturnType<typeof getTableColumns<typeof users>>

/** Members, the newest first. A search answers one page: of all members by name. */
export async function listMembers(db: Db, { q, role, page, count }: MembersQuery) {
  const isByName = q !== '' && role === 'all'
  const { index, isOf } = ROLES[role]
  const listed = db
    .select(COLUMNS)
    .from(isByName ? firstMatches(q, count + 1) : sql`${users} indexed by ${sql.raw(index)}`)
  const rows = isByName
    ? await listed.where(isOf).orderBy(asc(users.usernameKey))
    : await listed
        .where(
          and(
            isOf,
            q === ''
              ? undefined
              : or(beginsWith(users.usernameKey, q), beginsWith(users.emailKey, q)),
          ),
        )
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(count + 1)
        .offset(q === '' ? (page - 1) * count : 0)
  return { members: rows.slice(0, count).map(toMember), isMore: rows.length > count }
}

/**
 * Makes a verified member a super user, or a plain one. The change ends the member's sessions, and a wish for another
 * address, so that nothing of a login of the other role goes on. The last super user stays one, also when two are made
 * plain at once.
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
  // A right of the setting becomes one of the desk's, which stays when the address leaves the setting.
  if (user.isSuperUser === isSuperUser && !(isSuperUser && user.superBySetting))
    return toMember(user)
  // The next login would give the rights back.
  if (!isSuperUser && settings.superUsers.has(user.emailKey ?? ''))
    throw new AppError('SuperUserBySetting')
  try {
    await runBatch(db, [
      ...(isSuperUser ? [] : [assertNotLastSuperUser(db, userId)]),
      db.update(users).set({ isSuperUser, superBySetting: false }).where(eq(users.id, userId)),
      ...revokeAccess(db, userId, now),
      auditStatement(c, {
        action: isSuperUser ? 'member.promote' : 'member.demote',
        subjectType: 'user',
        subjectId: userId,
      }),
    ])
  } catch (error) {
    throw isLastSuperUser(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
  return toMember({ ...user, isSuperUser })
}

/** The record of changes, the latest first. */
export async function listAudit(
  db: Db,
  { subjectType, subjectId, page, count }: AuditQuery,
): Promise<AuditEntries> {
  const wanted = and(
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
  )
  const rows = await db
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
    .limit(count + 1)
    .offset((page - 1) * count)
  return {
    entries: rows
      .slice(0, count)
      .map(({ id, detail, ...entry }) => ({ _id: id, detail: detail ?? '', ...entry })),
    isMore: rows.length > count,
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

/** The first by name, then by address, as a source: with one condition for both, all members would be read. */
function firstMatches(text: string, count: number): SQL {
  const byName = beginsWith(users.usernameKey, text)
  const byAddress = sql`${beginsWith(users.emailKey, text)} and ${not(byName)}`
  const first = (matches: SQL, key: Column) =>
    sql`select * from (select * from ${users} where ${matches} order by ${key} limit ${count})`
  return sql`(${first(byName, users.usernameKey)} union all ${first(byAddress, users.emailKey)} limit ${count}) as users`
}

function beginsWith(key: Column, text: string): SQL {
  const folded = text.normalize('NFKC').toLowerCase()
  return sql`(${key} >= ${folded} and ${key} < ${folded + LAST_CHARACTER})`
}

function toMember(user: UserRow): Member {
  const {
    id,
    username,
    email,
    lang,
    isSuperUser,
    verifiedAt,
    bannedAt,
    wantEmail,
    consentAt,
    createdAt,
    lastActiveAt,
  } = user
  return {
    _id: id,
    username: username ?? '',
    email: email ?? '',
    lang,
    isSuperUser,
    isVerified: verifiedAt !== null,
    isBanned: bannedAt !== null,
    wantEmail: wantEmail && consentAt !== null,
    createdAt,
    lastActiveAt,
  }
}
