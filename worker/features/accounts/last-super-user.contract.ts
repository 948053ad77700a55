import { sql, type SQL } from 'drizzle-orm'
import { isNullViolation } from '../../platform/db'
import { users } from './accounts.tables'

/**
 * The flag of somebody who is to be no super user any more, for the batch that makes it so. Where no other one could act,
 * it is NULL, which the table refuses, so that the whole batch is taken back: see `isLastSuperUser`.
 */
export function endedSuperUser(userId: number): SQL<boolean> {
  const others = sql`(SELECT count(*) FROM users AS other WHERE other.is_super_user = 1 AND other.id <> ${userId}
    AND other.deleted_at IS NULL AND other.banned_at IS NULL AND other.verified_at IS NOT NULL)`
  return sql`iif(${users.isSuperUser} = 0 OR ${others} > 0, 0, NULL)`
}

/** Whether a batch failed because of `endedSuperUser`. */
export function isLastSuperUser(error: unknown): boolean {
  return isNullViolation(error, 'users.is_super_user')
}
