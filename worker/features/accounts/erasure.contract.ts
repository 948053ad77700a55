import { eq } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db'
import { retireAvatars } from '../images/avatars.contract'
import { forgetMailStatements } from '../mail/mail.contract'
import { loginFailures, passwordResets, sessions, users, verificationCodes, type UserRow } from './accounts.tables'
import { forgetDevices } from './known-devices'
import { accountKey } from './login-throttle'

/** What stays of a member who leaves: a row without a person, under which the posts stand. */
const EMPTIED = {
  username: null,
  usernameKey: null,
  email: null,
  emailKey: null,
  passwordHash: null,
  avatarUrl: null,
  isSuperUser: false,
  verifiedAt: null,
  wantEmail: false,
  consentAt: null,
  consentVersion: null,
  inactivityNoticeAt: null,
  requestKey: null,
  requestHash: null,
} as const satisfies Partial<UserRow>

/**
 * Empties a member's row and removes what belongs to the person, older mails included, in one batch with its cause. The
 * first statement returns the pictures that go, for `publishAvatars`.
 */
export function eraseStatements(
  db: Db,
  userId: number,
  now: number,
): [ReturnType<typeof retireAvatars>, ...Statement[]] {
  return [
    retireAvatars(db, { userId, now }),
    ...forgetMailStatements(db, userId, now),
    forgetDevices(db, userId),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(verificationCodes).where(eq(verificationCodes.userId, userId)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    db.delete(loginFailures).where(eq(loginFailures.accountKey, accountKey(userId))),
    db
      .update(users)
      .set({ ...EMPTIED, deletedAt: now })
      .where(eq(users.id, userId)),
  ]
}
