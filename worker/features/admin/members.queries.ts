import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { foldKey } from '../../contracts/accounts'
import type { Member, MembersQuery } from '../../contracts/admin'
import type { Db } from '../../db/db'
import { LAST_CHARACTER } from '../../db/fold-text'
import { users, type UserRow } from '../../db/schema/accounts'
import { readAll, sqlRead } from '../../db/sql-reads'
import { AppError } from '../../http/errors'

/** Each role's partial index and its condition. */
const ROLES: Record<MembersQuery['role'], { index: string; condition: string }> = {
  all: { index: 'users_listed', condition: '' },
  super: { index: 'users_super', condition: 'AND is_super_user = 1' },
  banned: { index: 'users_banned', condition: 'AND banned_at IS NOT NULL' },
  unverified: { index: 'users_unverified', condition: 'AND verified_at IS NULL' },
}

type Flag = 'isSuperUser' | 'isVerified' | 'isBanned' | 'wantEmail'
/** A member as D1 returns it: flags are numbers. */
type MemberColumns = Omit<Member, Flag> & Record<Flag, number>

const MEMBER_COLUMNS = `
  id AS _id,
  username,
  coalesce(email, '') AS email,
  lang,
  is_super_user AS isSuperUser,
  verified_at IS NOT NULL AS isVerified,
  banned_at IS NOT NULL AS isBanned,
  want_email AND consent_at IS NOT NULL AS wantEmail,
  created_at AS createdAt,
  last_active_at AS lastActiveAt`

function readMember({
  isSuperUser,
  isVerified,
  isBanned,
  wantEmail,
  ...member
}: MemberColumns): Member {
  return {
    ...member,
    isSuperUser: isSuperUser === 1,
    isVerified: isVerified === 1,
    isBanned: isBanned === 1,
    wantEmail: wantEmail === 1,
  }
}

const BY_NAME = '(username_key >= ?3 AND username_key < ?4)'
const BY_ADDRESS = '(email_key >= ?3 AND email_key < ?4)'

/** Members, newest first. A search has one page; among all members it is sorted by name. */
export async function listMembers(db: Db, { q, role, page, count }: MembersQuery) {
  const first = q.normalize('NFKC').toLowerCase()
  const values =
    q === '' ? [count + 1, (page - 1) * count] : [count + 1, 0, first, first + LAST_CHARACTER]
  const text = q !== '' && role === 'all' ? foundSql() : listedSql(role, q !== '')
  const [rows] = await readAll(db, [sqlRead(text, values, readMember)])
  return { members: rows.slice(0, count), isMore: rows.length > count }
}

function listedSql(role: MembersQuery['role'], isSearch: boolean): string {
  const { index, condition } = ROLES[role]
  return `
    SELECT ${MEMBER_COLUMNS}
    FROM users INDEXED BY ${index}
    WHERE deleted_at IS NULL AND username IS NOT NULL ${condition}
      ${isSearch ? `AND (${BY_NAME} OR ${BY_ADDRESS})` : ''}
    ORDER BY created_at DESC, id DESC
    LIMIT ?1 OFFSET ?2`
}

/** Matches by name, then by address: with one OR condition SQLite would read all members. */
function foundSql(): string {
  return `
    SELECT ${MEMBER_COLUMNS}
    FROM (
      SELECT * FROM (SELECT * FROM users WHERE ${BY_NAME} ORDER BY username_key LIMIT ?1)
      UNION ALL
      SELECT * FROM (
        SELECT * FROM users WHERE ${BY_ADDRESS} AND NOT ${BY_NAME} ORDER BY email_key LIMIT ?1)
      LIMIT ?1) AS users
    WHERE deleted_at IS NULL AND username IS NOT NULL
    ORDER BY username_key`
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
