import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { foldLogin } from '../../contracts/accounts/sessions'
import { recoveryCodes, secondFactors, users, verificationCodes } from '../../db/schema/accounts'
import { isEmailAddress } from '../../contracts/accounts/email-address'
import { openBookingsOf } from '../../services/members/booking-records'
import { placeColumns, placeOf, type Sender } from './places'

/** The member with this username or e-mail address, and the request's place. */
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

export async function findOwnAccount(db: Db, userId: number, now: number) {
  const isLive = and(eq(verificationCodes.userId, users.id), gt(verificationCodes.expiresAt, now))
  const [row] = await db
    .select({
      user: users,
      pendingEmail: verificationCodes.email,
      openBookings: openBookingsOf(userId),
      secondFactorSince: secondFactors.enabledAt,
      codesLeft: db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    })
    .from(users)
    .leftJoin(verificationCodes, isLive)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1)
  return row ?? null
}
