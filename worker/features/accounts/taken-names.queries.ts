import { and, eq, gt, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import { pick } from '../../db/pick'
import { REQUEST_KEY_MS } from '../../http/idempotency'
import { foldKey } from '../../contracts/accounts/usernames'

/** Whether the username and the address belong to accounts. An omitted one counts as free. */
export async function findTaken(
  db: Db,
  { username = '', email = '' }: { username?: string | undefined; email?: string | undefined },
) {
  const [usernameKey, emailKey] = [foldKey(username), foldKey(email)]
  const rows = await db
    .select(pick(users, 'usernameKey', 'emailKey'))
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey), eq(users.emailKey, emailKey)))
    .limit(2)
  return {
    isUsernameTaken: rows.some((row) => row.usernameKey === usernameKey),
    isEmailTaken: rows.some((row) => row.emailKey === emailKey),
  }
}

export async function findUserByRequestKey(db: Db, key: string, now: number) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.requestKey, key), gt(users.createdAt, now - REQUEST_KEY_MS)))
    .limit(1)
  return user ?? null
}
