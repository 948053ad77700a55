import { eq } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { users, type UserRow } from '../../db/schema/accounts'

/** A deleted member's posts stay, so the row stays, without personal data. */
const EMPTIED = {
  username: null,
  usernameKey: null,
  email: null,
  emailKey: null,
  passwordHash: null,
  passwordProvenAt: null,
  avatarUrl: null,
  isAdmin: false,
  adminBySetting: false,
  partRole: null,
  verifiedAt: null,
  wantEmail: false,
  consentAt: null,
  consentVersion: null,
  inactivityNoticeAt: null,
  banNote: null,
  requestKey: null,
  requestHash: null,
} as const satisfies Partial<UserRow>

export function emptyAccount(db: Db, userId: number, now: number): Statement {
  return db
    .update(users)
    .set({ ...EMPTIED, deletedAt: now })
    .where(eq(users.id, userId))
}
