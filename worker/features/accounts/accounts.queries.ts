import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { REQUEST_KEY_MS } from '../../http/idempotency'
import { foldKey, foldLogin } from '../../contracts/accounts'
import { users, verificationCodes, type UserRow } from '../../db/schema/accounts'
import { isEmailAddress } from '../../contracts/email-address'
import { placeColumns, placeOf, type Sender } from './places'

/** The member with this username or e-mail address, and the place of the request. */
export async function findUserAndPlace(
  db: Db,
  { name, sender, now }: { name: string; sender: Sender; now: number },
) {
  const isName = eq(isEmailAddress(name) ? users.emailKey : users.usernameKey, foldLogin(name))
  const [row] = await db
    .select({ user: users, known: placeColumns(db, sender, now) })
    .from(users)
    .where(and(isName, isNull(users.deletedAt)))
    .limit(1)
  return { user: row?.user ?? null, place: placeOf(sender, row?.known ?? null) }
}

export async function findTaken(db: Db, wanted: { username?: string; email?: string }) {
  const { username, email } = wanted
  const [nameKey, emailKey] = [username, email].map((text) => text !== undefined && foldKey(text))
  const rows = await db
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(
      or(
        nameKey ? eq(users.usernameKey, nameKey) : undefined,
        emailKey ? eq(users.emailKey, emailKey) : undefined,
      ),
    )
    .limit(2)
  return {
    isUsernameTaken: rows.some(
      ({ usernameKey }) => usernameKey !== null && usernameKey === nameKey,
    ),
    isEmailTaken: rows.some((row) => row.emailKey !== null && row.emailKey === emailKey),
  }
}

export async function findUserByRequestKey(
  db: Db,
  key: string,
  now: number,
): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.requestKey, key), gt(users.createdAt, now - REQUEST_KEY_MS)))
    .limit(1)
  return user ?? null
}

/**
 * Who waits for a code at an address: the unverified member who has it, else, of those changing to it, the one known at
 * the sender's place or the latest. A pending e-mail change ends with its code.
 */
export async function findWaitingForCode(
  db: Db,
  { email, sender, now }: { email: string; sender: Sender; now: number },
) {
  const emailKey = foldKey(email)
  const known = placeColumns(db, sender, now)
  const columns = {
    id: users.id,
    username: users.username,
    lang: users.lang,
    wantEmail: users.wantEmail,
    verifiedAt: users.verifiedAt,
    ...known,
  }
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
      .where(
        and(
          eq(verificationCodes.emailKey, emailKey),
          gt(verificationCodes.expiresAt, now),
          mayHave,
        ),
      )
      .orderBy(desc(sql`knows_device or knows_network`), desc(verificationCodes.createdAt))
      .limit(1),
  ])
  const waiting = newcomers[0] ?? movers[0]
  return waiting ? { ...waiting, place: placeOf(sender, waiting) } : null
}

/** The one code that a try is compared with: the new account's, a known member's, or the latest. */
export async function findLiveCode(
  db: Db,
  { emailKey, sender, now }: { emailKey: string; sender: Sender; now: number },
) {
  const isSignUp = sql<number>`${users.emailKey} = ${verificationCodes.emailKey}`
  const [row] = await db
    .select({
      proof: verificationCodes,
      isSignUp: isSignUp.as('is_sign_up'),
      known: placeColumns(db, sender, now),
    })
    .from(verificationCodes)
    .innerJoin(users, eq(users.id, verificationCodes.userId))
    .where(and(eq(verificationCodes.emailKey, emailKey), gt(verificationCodes.expiresAt, now)))
    .orderBy(
      desc(sql`is_sign_up`),
      desc(sql`knows_device or knows_network`),
      desc(verificationCodes.createdAt),
    )
    .limit(1)
  return row
    ? { proof: row.proof, isSignUp: row.isSignUp === 1, place: placeOf(sender, row.known) }
    : null
}

/** A member with the address that is to be verified, if any. */
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
