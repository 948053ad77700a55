import type { Db } from '../../db/db'
import { knownDevices } from '../../db/schema/accounts'
import { eq } from 'drizzle-orm'

/** On a password change: a device is known for the password that was typed there. */
export function deleteKnownDevices(db: Db, userId: number) {
  return db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
