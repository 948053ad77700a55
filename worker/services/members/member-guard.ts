import { and, eq, sql, type SQL } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { users } from '../../db/schema/accounts'

const CHANGED = 'MemberChanged'
const LAST_ADMIN = 'LastSuperUser'

/** Fails its batch when a condition on a member no longer holds: see `isMemberChanged`. */
export function assertMember(db: Db, userId: number, condition: SQL | undefined) {
  return assertInBatch(db, rowExists(users, and(eq(users.id, userId), condition)), CHANGED)
}

export function isMemberChanged(error: unknown): boolean {
  return isFailedAssertion(error, CHANGED)
}

/** Fails the batch that demotes or deletes the last active admin: see `isLastAdmin`. */
export function assertNotLastAdmin(db: Db, userId: number) {
  const isPlain = sql`(SELECT is_super_user FROM users WHERE id = ${userId}) = 0`
  const isAnother = sql`EXISTS (SELECT 1 FROM users WHERE is_super_user = 1 AND id <> ${userId}
    AND deleted_at IS NULL AND banned_at IS NULL AND verified_at IS NOT NULL)`
  return assertInBatch(db, sql`${isPlain} OR ${isAnother}`, LAST_ADMIN)
}

export function isLastAdmin(error: unknown): boolean {
  return isFailedAssertion(error, LAST_ADMIN)
}
