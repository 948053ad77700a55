import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { REQUEST_KEY_MS } from '../../platform/idempotency'
import { foldKey } from './accounts.contract'
import { users, verificationCodes, type UserRow } from './accounts.tables'
import { isEmailAddress, normaliseEmail } from './email-address.contract'

/** The member that somebody means at login: by username, or by e-mail address. */
export async function findUserByLogin(db: Db, name: string): Promise<UserRow | null> {
  const isName = isEmailAddress(name)
    ? eq(users.emailKey, foldKey(normaliseEmail(name)))
    : eq(users.usernameKey, foldKey(name))
  const [user] = await db
    .select()
    .from(users)
    .where(and(isName, isNull(users.deletedAt)))
    .limit(1)
  return user ?? null
}

/** Which of the two are taken. */
export async function findTaken(db: Db, wanted: { username?: string; email?: string }) {
  const { username, email } = wanted
  const [nameKey, emailKey] = [username, email].map((text) => text !== undefined && foldKey(text))
  const rows = await db
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(
      or(nameKey ? eq(users.usernameKey, nameKey) : undefined, emailKey ? eq(users.emailKey, emailKey) : undefined),
    )
    .limit(2)
  return {
    isUsernameTaken: rows.some(({ usernameKey }) => usernameKey !== null && usernameKey === nameKey),
    isEmailTaken: rows.some((row) => row.emailKey !== null && row.emailKey === emailKey),
  }
}

/** The member that an earlier request with this key registered. */
export async function findUserByRequestKey(db: Db, key: string, now: number): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.requestKey, key), gt(users.createdAt, now - REQUEST_KEY_MS)))
    .limit(1)
  return user ?? null
}

/**
 * Who waits for a code at an address: the unverified member who has it, else the last one who wants to change to it. A
 * wish for another address ends with its code.
 */
export async function findWaitingForCode(db: Db, email: string, now: number) {
  const emailKey = foldKey(email)
  const columns = { id: users.id, lang: users.lang, verifiedAt: users.verifiedAt }
  const mayHave = and(isNull(users.bannedAt), isNull(users.deletedAt))
  const [newcomers, movers] = await db.batch([
    db
      .select(columns)
      .from(users)
      .where(and(eq(users.emailKey, emailKey), isNull(users.verifiedAt), mayHave)),
    db
      .select(columns)
      .from(verificationCodes)
      .innerJoin(users, eq(users.id, verificationCodes.userId))
      .where(and(eq(verificationCodes.emailKey, emailKey), gt(verificationCodes.expiresAt, now), mayHave))
      .orderBy(desc(verificationCodes.createdAt))
      .limit(1),
  ])
  return newcomers[0] ?? movers[0] ?? null
}

/** A member with the address that waits to be verified, if any. */
export async function findOwnAccount(db: Db, userId: number, now: number) {
  const isLive = and(eq(verificationCodes.userId, users.id), gt(verificationCodes.expiresAt, now))
  const [row] = await db
    .select({ user: users, pendingEmail: verificationCodes.email })
    .from(users)
    .leftJoin(verificationCodes, isLive)
    .where(eq(users.id, userId))
    .limit(1)
  return row ?? null
}
