import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { knownDevices, users } from '../../db/schema/accounts'
import type { RequestScope } from '../../http/context'
import { hashDevice, readDeviceToken } from '../../http/device-cookie'
import { AppError } from '../../http/errors'

interface KnownMember {
  userId: number
  /** Proven, in lower case. */
  emailKey: string
}

/**
 * The member whose login or browser a request has, if the address is proven; null for a stranger. It only tells the
 * member's requests from strangers' and grants nothing.
 */
export async function findKnownMember(c: RequestScope): Promise<KnownMember | null> {
  const actor = await findActor(c)
  if (actor)
    return actor.isVerified ? { userId: actor.userId, emailKey: actor.email.toLowerCase() } : null
  const token = readDeviceToken(c)
  return token === null ? null : findOwner(c, hashDevice(c, token))
}

/** Null also if the login has just ended: the form is open to strangers too. */
async function findActor({ var: { actor } }: RequestScope) {
  try {
    return await actor()
  } catch (error) {
    if (error instanceof AppError && error.code === 'SessionExpired') return null
    throw error
  }
}

/** Of a browser in which several members have logged in, the latest. */
async function findOwner(
  { var: { db, now } }: RequestScope,
  deviceHash: string,
): Promise<KnownMember | null> {
  const isKnown = and(eq(knownDevices.deviceHash, deviceHash), gt(knownDevices.expiresAt, now))
  const isActive = and(isNotNull(users.verifiedAt), isNull(users.bannedAt), isNull(users.deletedAt))
  const [owner] = await db
    .select({ userId: users.id, emailKey: users.emailKey })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(isKnown, isActive))
    .orderBy(desc(knownDevices.expiresAt))
    .limit(1)
  return owner ? { ...owner, emailKey: owner.emailKey ?? '' } : null
}
