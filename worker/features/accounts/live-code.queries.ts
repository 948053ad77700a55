import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { users, verificationCodes } from '../../db/schema/accounts'
import { placeColumns, placeOf, type Sender } from './places'

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
