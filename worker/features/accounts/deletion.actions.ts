import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { MemberEnv } from '../../platform/app-env'
import type { Db, Statement } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { publishAvatars, retireAvatars } from '../images/avatars.contract'
import { announceMail, forgetMailStatements, mailContext, outboxStatement } from '../mail/mail.contract'
import { loginFailures, passwordResets, sessions, users, verificationCodes, type UserRow } from './accounts.tables'
import { endedSuperUser, isLastSuperUser } from './last-super-user.contract'
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
 * Empties a member's row and removes everything that belongs to the person; the last mail says so. The last super user
 * stays, also when two leave at once.
 * @throws AppError LastSuperUser
 */
export async function deleteAccount(c: Context<MemberEnv>): Promise<void> {
  const { db, now, member } = c.var
  const { userId, username, email, lang } = member
  const mail = outboxStatement(
    db,
    { template: 'accountDeleted', username, to: email, lang, cause: { type: 'user', id: userId } },
    mailContext(c),
  )
  const stepDown = db
    .update(users)
    .set({ isSuperUser: endedSuperUser(userId) })
    .where(eq(users.id, userId))
  try {
    const [queued, , retired] = await db.batch([mail, stepDown, ...eraseStatements(db, { userId, email }, now)])
    // The name and the picture stood above every post.
    publishAvatars(c, retired)
    announceMail(
      c,
      queued.map(({ id }) => id),
    )
  } catch (error) {
    throw isLastSuperUser(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
}

/**
 * Empties a member's row and removes what belongs to the person, older mails included, in one batch with its cause. The
 * first statement returns the pictures that go, for `publishAvatars`.
 */
export function eraseStatements(
  db: Db,
  { userId, email }: { userId: number; email: string },
  now: number,
): [ReturnType<typeof retireAvatars>, ...Statement[]] {
  return [
    retireAvatars(db, { userId, now }),
    ...forgetMailStatements(db, { userId, email }, now),
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
