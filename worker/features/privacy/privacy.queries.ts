import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import type { Cutoffs } from './privacy.rules'

/** Members per run: D1 allows 1000 queries, and erasing a member takes about thirty. */
const MEMBERS = 30

export type InactiveMember = Awaited<ReturnType<typeof listMembers>>[number]

/** Staff keep their accounts: the site cannot run without them. */
const mayGo = and(isNull(users.deletedAt), eq(users.isAdmin, false), isNull(users.partRole))

/** Verified members who were inactive for eleven months and have no notice yet. */
export function isDueForNotice({ notice }: Cutoffs) {
  const hasNoNotice = or(
    isNull(users.inactivityNoticeAt),
    lt(users.inactivityNoticeAt, users.lastActiveAt),
  )
  return and(mayGo, lt(users.lastActiveAt, notice), isNotNull(users.verifiedAt), hasNoNotice)
}

/** Inactive for a year, and notified at least 30 days ago; an unverified address may be a stranger's: no notice. */
export function isDueForDeletion({ deletion, noticedBefore }: Cutoffs) {
  const hadNotice = and(
    gt(users.inactivityNoticeAt, users.lastActiveAt),
    lt(users.inactivityNoticeAt, noticedBefore),
  )
  return and(mayGo, lt(users.lastActiveAt, deletion), or(isNull(users.verifiedAt), hadNotice))
}

export function listMembers(db: Db, isDue: SQL | undefined) {
  return db
    .select({
      userId: users.id,
      username: users.username,
      email: users.email,
      lang: users.lang,
      isVerified: isNotNull(users.verifiedAt),
      lastActiveAt: users.lastActiveAt,
    })
    .from(users)
    .where(isDue)
    .orderBy(asc(users.lastActiveAt))
    .limit(MEMBERS)
}
