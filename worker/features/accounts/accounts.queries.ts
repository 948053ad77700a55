import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { foldLogin } from '../../contracts/accounts/sessions'
import { users, verificationCodes } from '../../db/schema/accounts'
import { isEmailAddress } from '../../contracts/accounts/email-address'
import { openBookingsOf } from '../../services/members/booking-records'
import { placeColumns, placeOf, type Sender } from './places'
import { pick } from '../../db/pick'
import { REQUEST_KEY_MS } from '../../http/idempotency'
import { foldKey } from '../../contracts/accounts/usernames'

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
    })
    .from(users)
    .leftJoin(verificationCodes, isLive)
    .where(eq(users.id, userId))
    .limit(1)
  return row ?? null
}

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
