import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { keyedHash } from '../../http/keyed-hash'
import { randomInteger } from '../../http/random'
import { foldKey } from '../../contracts/accounts/usernames'
import { MINUTE_MS } from '../../contracts/dates/durations'
import { verificationCodes } from '../../db/schema/accounts'

export const CODE = { lifeMs: 30 * MINUTE_MS, lowest: 10000, highest: 99998 }

interface CodeOwner {
  /** A subquery for a member inserted in the same batch. */
  userId: number | SQL<number>
  email: string
}

/** A new code, and the statement that replaces the member's old one with its hash. */
export function issueCode(db: Db, pepper: string, { userId, email }: CodeOwner, now: number) {
  const code = String(randomInteger(CODE.lowest, CODE.highest))
  const emailKey = foldKey(email)
  const columns = {
    email,
    emailKey,
    codeHash: hashCode(pepper, emailKey, code),
    tries: 0,
    createdAt: now,
    expiresAt: now + CODE.lifeMs,
  }
  const statement = db
    .insert(verificationCodes)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: verificationCodes.userId, set: columns })
  return { code, statement }
}

export function hashCode(pepper: string, emailKey: string, code: string): string {
  return keyedHash(pepper, 'verification', emailKey, code)
}
