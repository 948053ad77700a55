import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { MemberEnv } from '../../platform/app-env'
import { AppError } from '../../platform/errors'
import { publishAvatars } from '../images/avatars.contract'
import { announceMail, mailContext, outboxStatement } from '../mail/mail.contract'
import { users } from './accounts.tables'
import { eraseStatements } from './erasure.contract'
import { endedSuperUser, isLastSuperUser } from './last-super-user.contract'

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
