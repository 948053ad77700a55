import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'

/** The admins who can be reached by mail, at most `limit`. */
export function listMailedAdmins(db: Db, limit: number) {
  const { id, email, lang, isAdmin, verifiedAt, bannedAt } = users
  return db
    .select({ id, email, lang })
    .from(users)
    .where(and(eq(isAdmin, true), isNotNull(email), isNotNull(verifiedAt), isNull(bannedAt)))
    .limit(limit)
}
