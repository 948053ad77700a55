import { eq } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { deleteAvatars } from '../media/avatars'
import { deleteMailStatements } from '../mail/member-mails'
import {
  loginFailures,
  passwordResets,
  sessions,
  verificationCodes,
} from '../../db/schema/accounts'
import { memberNotes } from '../../db/schema/member-notes'
import { deleteBookingStatements } from './booking-records'
import { deleteInboxStatements } from './inbox-records'
import { deleteKnownDevices } from './known-devices'
import { accountKey } from './login-failures'
import { deleteSecondFactor } from './second-factor'
import { emptyAccount } from './emptied-account'

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
    ...deleteSecondFactor(db, userId),
    emptyAccount(db, userId, now),
  ]
}
