import type { Context } from 'hono'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { invalidateAvatars } from '../../services/media/avatars'
import { runBatchWithMails } from '../../services/mail/outbox'
import type { UserRow } from '../../db/schema/accounts'
import { eraseStatements } from '../../services/members/erasure'
import { assertNotLastAdmin, isLastAdmin } from '../../services/members/member-guard'
import { accountMail } from '../../services/members/account-mails'
import { requireOwnPassword } from './own-password'

/**
 * Deletes personal data and mails a confirmation to a verified address. The last admin cannot leave, even if two try at
 * once. @throws AppError OldPasswordIncorrect, TooManyRequests, LastSuperUser
 */
export async function deleteAccount(c: Context<MemberEnv>, user: UserRow, password: string) {
  const { db, now, member } = c.var
  const { userId, username, email, lang, isVerified } = member
  await requireOwnPassword(c.var, user, { field: 'password', password })
  const confirmation = isVerified
    ? [accountMail(c, { id: userId, lang, email }, { template: 'accountDeleted', username })]
    : []
  try {
    const statements = [assertNotLastAdmin(db, userId), ...eraseStatements(db, userId, now)]
    const results = await runBatchWithMails(c, statements, confirmation)
    // Every post shows the member's name and avatar.
    invalidateAvatars(c, results[1] as { key: string }[])
  } catch (error) {
    throw isLastAdmin(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
}
