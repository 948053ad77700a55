import { and, desc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { foldKey } from '../../contracts/accounts/usernames'
import { users, verificationCodes } from '../../db/schema/accounts'
import { placeColumns, placeOf, type Sender } from './places'
import { AppError } from '../../http/errors'

/**
 * The member who is waiting for a code at an address: the unverified member who has it; otherwise, of those changing to
 * it, the one known at the sender's place, or else the latest. A pending e-mail change ends with its code.
 */
export async function findWaitingForCode(
  db: Db,
  { email, sender, now }: { email: string; sender: Sender; now: number },
) {
  const emailKey = foldKey(email)
  const known = placeColumns(db, sender, now)
  const columns = { ...pick(users, 'id', 'username', 'lang', 'wantEmail', 'verifiedAt'), ...known }
  const mayHave = and(isNull(users.bannedAt), isNull(users.deletedAt))
  const isPending = and(
    eq(verificationCodes.emailKey, emailKey),
    gt(verificationCodes.expiresAt, now),
  )
  const [newcomers, movers] = await db.batch([
    db
      .select(columns)
      .from(users)
      .where(and(eq(users.emailKey, emailKey), isNull(users.verifiedAt), mayHave)),
    db
      .select(columns)
      .from(verificationCodes)
      .innerJoin(users, eq(users.id, verificationCodes.userId))
      .where(and(isPending, mayHave))
      .orderBy(desc(sql`knows_device or knows_network`), desc(verificationCodes.createdAt))
      .limit(1),
  ])
  const waiting = newcomers[0] ?? movers[0]
  return waiting ? { ...waiting, place: placeOf(sender, waiting) } : null
}

/** Condition: the member is waiting for a code at the address, as in `findWaitingForCode`. */
export function waitsForCode(db: Db, userId: number, email: string) {
  const emailKey = foldKey(email)
  const pendingCode = db
    .select({ one: sql`1` })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.emailKey, emailKey)))
  return and(
    isNull(users.deletedAt),
    or(and(eq(users.emailKey, emailKey), isNull(users.verifiedAt)), exists(pendingCode)),
  )
}

/** The one code that an attempt is compared with: the new account's, a known member's, or the latest. */
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

/** The error for an address without a live code. */
export async function noCodeError(db: Db, emailKey: string): Promise<AppError> {
  const [members, codes] = await db.batch([
    db.select({ verifiedAt: users.verifiedAt }).from(users).where(eq(users.emailKey, emailKey)),
    db
      .select({ userId: verificationCodes.userId })
      .from(verificationCodes)
      .where(eq(verificationCodes.emailKey, emailKey)),
  ])
  if (codes.length > 0) return new AppError('INCORRECT_CODE')
  const [member] = members
  if (!member) return new AppError('EMAIL_DOES_NOT_EXIST')
  return new AppError(member.verifiedAt === null ? 'INCORRECT_CODE' : 'EMAIL_ALREADY_VERIFIED')
}
