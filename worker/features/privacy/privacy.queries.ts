import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import type { Cutoffs } from './privacy.rules'

/**
 * Members of one run; the others come with the next. D1 takes 1000 queries a run, each statement of a batch may count as
 * one, and a member who is erased costs ten.
 */
const MEMBERS = 40

export type InactiveMember = Awaited<ReturnType<typeof listMembers>>[number]

/** Super users keep their accounts: without them nobody could run the site. */
const mayGo = and(isNull(users.deletedAt), eq(users.isSuperUser, false))

/** Of verified members who were not seen for eleven months and have not been told yet. */
export function isDueForNotice({ notice }: Cutoffs) {
  const isUntold = or(
    isNull(users.inactivityNoticeAt),
    lt(users.inactivityNoticeAt, users.lastActiveAt),
  )
  return and(mayGo, lt(users.lastActiveAt, notice), isNotNull(users.verifiedAt), isUntold)
}

/**
 * Of members who were not seen for a year and were told 30 days ago. An address that was never verified may be a
 * stranger's, so it gets no notice.
 */
export function isDueForDeletion({ deletion, toldBefore }: Cutoffs) {
  const wasTold = and(
    gt(users.inactivityNoticeAt, users.lastActiveAt),
    lt(users.inactivityNoticeAt, toldBefore),
  )
  return and(mayGo, lt(users.lastActiveAt, deletion), or(isNull(users.verifiedAt), wasTold))
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
