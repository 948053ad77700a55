import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { loginFailures, recoveryCodes, secondFactors, users } from '../../db/schema/accounts'

/** Condition on a row of `users`: the second step of the login is on. */
export const hasSecondFactor = rowExists(
  secondFactors,
  and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.enabledAt)),
)

/** Whether the company's settings require the second step of its staff; off until they say so. */
export const isSecondFactorRequired = sql<number>`coalesce(
  (SELECT json_extract(value, '$.secondFactor') FROM site_settings WHERE name = 'access'), 0)`

/** Whether a member of the staff has no second step although it is required. */
export async function lacksSecondFactor(db: Db, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ lacks: sql<number>`${isSecondFactorRequired} and not ${hasSecondFactor}` })
    .from(users)
    .where(eq(users.id, userId))
  return found?.lacks === 1
}

/** Counts wrong codes of a member. */
export function codeKey(userId: number): string {
  return `f${userId}`
}

/** Deletes the secret, the recovery codes and the count of wrong codes. */
export function deleteSecondFactor(db: Db, userId: number): Statement[] {
  return [
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.delete(loginFailures).where(eq(loginFailures.accountKey, codeKey(userId))),
  ]
}
