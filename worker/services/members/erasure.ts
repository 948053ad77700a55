import { eq } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { deleteAvatars } from '../media/avatars'
import { deleteMailStatements } from '../mail/member-mails'
import {
  loginFailures,
  passwordResets,
  sessions,
  users,
  verificationCodes,
  type UserRow,
} from '../../db/schema/accounts'
import { memberNotes } from '../../db/schema/member-notes'
import { deleteBookingStatements } from './booking-records'
import { deleteInboxStatements } from './inbox-records'
import { deleteKnownDevices } from './known-devices'
import { accountKey } from './login-failures'

/** A deleted member's posts stay, so the row stays without personal data. */
const EMPTIED = {
  username: null,
  usernameKey: null,
  email: null,
  emailKey: null,
  passwordHash: null,
  passwordProvenAt: null,
  avatarUrl: null,
  isSuperUser: false,
  superBySetting: false,
  verifiedAt: null,
  wantEmail: false,
  consentAt: null,
  consentVersion: null,
  inactivityNoticeAt: null,
  banNote: null,
  requestKey: null,
  requestHash: null,
} as const satisfies Partial<UserRow>

/** Deletes a member's personal data. The first statement returns the deleted avatars for `invalidateAvatars`. */
export function eraseStatements(
  db: Db,
  userId: number,
  now: number,
): [ReturnType<typeof deleteAvatars>, ...Statement[]] {
  return [
    deleteAvatars(db, { userId, now }),
    ...deleteMailStatements(db, userId, now),
    ...deleteInboxStatements(db, userId),
    ...deleteBookingStatements(db, userId, now),
    db.delete(memberNotes).where(eq(memberNotes.userId, userId)),
    deleteKnownDevices(db, userId),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(verificationCodes).where(eq(verificationCodes.userId, userId)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    db.delete(loginFailures).where(eq(loginFailures.accountKey, accountKey(userId))),
    emptyAccount(db, userId, now),
  ]
}

function emptyAccount(db: Db, userId: number, now: number): Statement {
  return db
    .update(users)
    .set({ ...EMPTIED, deletedAt: now })
    .where(eq(users.id, userId))
}
