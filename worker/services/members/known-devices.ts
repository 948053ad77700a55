import type { Db } from '../../db/db'
import { knownDevices } from '../../db/schema/accounts'
import { eq } from 'drizzle-orm'

/** For a new password: a browser is known for the password that was typed there. */
export function forgetDevices(db: Db, userId: number) {
  return db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
