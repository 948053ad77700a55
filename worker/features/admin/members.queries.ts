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
import { foldKey } from '../../contracts/accounts'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { LAST_CHARACTER } from '../../db/fold-text'
import { users, type UserRow } from '../../db/schema/accounts'
import type { Member, MembersQuery } from '../../contracts/admin'

const isMember = and(isNull(users.deletedAt), isNotNull(users.username))
/** Each role's condition and its partial index. */
const ROLES = {
  all: { index: 'users_listed', isOf: isMember },
  super: { index: 'users_super', isOf: and(isMember, sql`${users.isSuperUser} = 1`) },
  banned: { index: 'users_banned', isOf: and(isMember, isNotNull(users.bannedAt)) },
  unverified: { index: 'users_unverified', isOf: and(isMember, isNull(users.verifiedAt)) },
} as const satisfies Record<MembersQuery['role'], unknown>

/** Typed columns for a derived table, which Drizzle does not accept as a table. */
const COLUMNS = Object.fromEntries(
  Object.entries(getTableColumns(users)).map(([name, column]) => [
    name,
    sql`${column}`.mapWith(column),
  ]),
) as unknown as ReturnType<typeof getTableColumns<typeof users>>

/** Members, newest first. A search has one page; among all members it is sorted by name. */
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

export async function requireMember(db: Db, userId: number): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.username)))
  if (!user) throw new AppError('NotFound')
  return user
}

/** @throws AppError NotFound */
export async function requireMemberNamed(db: Db, username: string) {
  const [member] = await db
    .select({ id: users.id, isSuperUser: users.isSuperUser })
    .from(users)
    .where(eq(users.usernameKey, foldKey(username)))
  if (!member) throw new AppError('NotFound')
  return member
}

/** Matches by name, then by address: with one OR condition SQLite would read all members. */
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

export function toMember(user: UserRow): Member {
  const { id, lang, isSuperUser, createdAt, lastActiveAt } = user
  return {
    _id: id,
    username: user.username ?? '',
    email: user.email ?? '',
    lang,
    isSuperUser,
    isVerified: user.verifiedAt !== null,
    isBanned: user.bannedAt !== null,
    wantEmail: user.wantEmail && user.consentAt !== null,
    createdAt,
    lastActiveAt,
  }
}
