import { and, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { users, verificationCodes } from './accounts.tables'

/**
 * Takes back a member's wish for another address, for the batch in which the account is secured: whoever else was in it
 * may have left the wish behind. The code that proves the address of a new account stays.
 */
export function withdrawAddress(db: Db, userId: number | SQL<number>) {
  const isOfNewAccount = db
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(
        eq(users.id, verificationCodes.userId),
        eq(users.emailKey, verificationCodes.emailKey),
        isNull(users.verifiedAt),
      ),
    )
  return db.delete(verificationCodes).where(and(eq(verificationCodes.userId, userId), notExists(isOfNewAccount)))
}
