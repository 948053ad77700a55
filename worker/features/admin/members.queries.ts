import { bookingMatchesSql } from '../../bookings/data/booking-search'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { foldKey } from '../../contracts/accounts/usernames'
import type { Member, MembersQuery } from '../../contracts/admin/members-desk'
import type { PageCursors } from '../../contracts/list-page'
import type { Db } from '../../db/db'
import { LAST_CHARACTER } from '../../db/fold-text'
import { isSelected, keysetOf, toPage } from '../../db/keyset'
import { pick } from '../../db/pick'
import { users, type UserRow } from '../../db/schema/accounts'
import { AppError } from '../../http/errors'

/** Each role's condition, and its partial index where it has one. */
const ROLES: Record<MembersQuery['role'], { condition: string; index?: string }> = {
  all: { condition: '' },
  verified: { condition: 'AND verified_at IS NOT NULL' },
  super: { condition: 'AND is_super_user = 1', index: 'users_super' },
  staff: { condition: 'AND part_role IS NOT NULL', index: 'users_staff' },
  banned: { condition: 'AND banned_at IS NOT NULL', index: 'users_banned' },
  unverified: { condition: 'AND verified_at IS NULL', index: 'users_unverified' },
}

const SORTS = { name: 'username_key', since: 'created_at', active: 'last_active_at' } as const
/** A search considers at most this many names and as many addresses. */
const MAX_CANDIDATES = 100

type Flag = 'isVerified' | 'isBanned' | 'wantEmail'
/** A member as D1 returns it: flags are numbers. */
type MemberColumns = Omit<Member, Flag> & Record<Flag, number>

const MEMBER_COLUMNS = `
  id AS _id,
  username,
  coalesce(email, '') AS email,
  lang,
  iif(is_super_user, 'admin', part_role) AS role,
  verified_at IS NOT NULL AS isVerified,
  banned_at IS NOT NULL AS isBanned,
  want_email AND consent_at IS NOT NULL AS wantEmail,
  created_at AS createdAt,
  last_active_at AS lastActiveAt`

function readMember({ isVerified, isBanned, wantEmail, ...member }: MemberColumns) {
  return {
    ...member,
    isVerified: isVerified === 1,
    isBanned: isBanned === 1,
    wantEmail: wantEmail === 1,
  }
}

/** Members in the wanted order, newest first unless it says otherwise; with `ids`, only those. */
export async function listMembers(
  db: Db,
  query: MembersQuery,
): Promise<PageCursors & { members: Member[] }> {
  const { role, q, language, sort, ids } = query
  const isDescending = sort.startsWith('-')
  const column = SORTS[sort.replace('-', '') as keyof typeof SORTS]
  const page = keysetOf({ value: sql.raw(column), id: sql`id`, isDescending }, query)
  const found = await db.all<MemberColumns & { place: string | number }>(sql`
    SELECT ${sql.raw(MEMBER_COLUMNS)}, ${sql.raw(column)} AS place
    FROM users ${indexed(query, column)}
    WHERE deleted_at IS NULL AND username IS NOT NULL ${sql.raw(ROLES[role].condition)}
      ${q === '' ? sql`` : sql`AND id IN ${candidates(q)}`}
      ${language ? sql`AND lang = ${language}` : sql``}
      ${ids ? sql`AND ${isSelected(sql`id`, ids)}` : sql``}
      ${page.where ? sql`AND ${page.where}` : sql``}
    ORDER BY ${page.orderBy}
    LIMIT ${page.limit}`)
  const { rows, ...cursors } = toPage(found, query, (row) => ({ id: row._id, value: row.place }))
  return { members: rows.map(({ place: _place, ...row }) => readMember(row)), ...cursors }
}

/** Names the index to use: the role's, else the order's. SQLite would otherwise scan all members in some cases. */
function indexed({ role, q, ids }: MembersQuery, column: string): SQL {
  if (ids) return sql``
  const ofRole = ROLES[role].index
  if (q !== '' || column === 'username_key') return ofRole && q === '' ? hint(ofRole) : sql``
  return hint(ofRole ?? (column === 'created_at' ? 'users_listed' : 'users_by_activity'))
}

function hint(index: string): SQL {
  return sql.raw(`INDEXED BY ${index}`)
}

/**
 * The first members whose name, with or without spaces, or address begins with `q`, and those with a booking that it
 * finds: by a traveller's name or any form of a phone number. A single OR condition would scan all members.
 */
function candidates(q: string): SQL {
  const first = foldKey(q.replace(/\s/g, ''))
  const matches = (key: string) => sql`
    SELECT id FROM (
      SELECT id FROM users
      WHERE ${sql.raw(key)} >= ${first} AND ${sql.raw(key)} < ${first + LAST_CHARACTER}
      ORDER BY ${sql.raw(key)} LIMIT ${MAX_CANDIDATES})`
  const values: string[] = []
  const booked = bookingMatchesSql(q, (value) => `?${values.push(value)}`)
  const bound = booked
    .split(/\?(\d+)/)
    .map((part, at) => (at % 2 === 1 ? sql`${values[Number(part) - 1]}` : sql.raw(part)))
  return sql`(${matches('username_key')} UNION ALL ${matches('email_key')} UNION ALL
    SELECT user_id FROM bookings WHERE user_id IS NOT NULL AND id IN (${sql.join(bound)}))`
}

export async function requireMember(db: Db, userId: number): Promise<UserRow> {
  const isMember = and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.username))
  const [user] = await db.select().from(users).where(isMember)
  if (!user) throw new AppError('NotFound')
  return user
}

/** @throws AppError NotFound */
export async function requireMemberNamed(db: Db, username: string) {
  const [member] = await db
    .select(pick(users, 'id', 'isAdmin', 'partRole'))
    .from(users)
    .where(eq(users.usernameKey, foldKey(username)))
  if (!member) throw new AppError('NotFound')
  return member
}

export function toMember(user: UserRow): Member {
  return {
    _id: user.id,
    username: user.username ?? '',
    email: user.email ?? '',
    role: user.isAdmin ? 'admin' : user.partRole,
    isVerified: user.verifiedAt !== null,
    isBanned: user.bannedAt !== null,
    wantEmail: user.wantEmail && user.consentAt !== null,
    ...pick(user, 'lang', 'createdAt', 'lastActiveAt'),
  }
}
