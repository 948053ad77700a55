import { and, eq, isNull } from 'drizzle-orm'
import { mailboxOf } from '../../contracts/accounts/email-address'
import { auditStatement } from '../../db/audit'
import { users } from '../../db/schema/accounts'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { keyedHash } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'
import { runBatchWithMails } from '../../services/mail/outbox'
import { codeMail } from '../../services/members/account-mails'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { issueCode } from '../../services/members/verification-code'
import { requireMember } from './members.queries'

/**
 * Mails a new code to a member whose address is not verified; the previous code becomes invalid.
 * @throws AppError NotFound, AccountBanned, EMAIL_ALREADY_VERIFIED, TooManyRequests
 */
export async function mailVerification(c: MemberScope, userId: number): Promise<void> {
  const { db, now, settings } = c.var
  const { email, ...member } = await requireMember(db, userId)
  if (member.bannedAt !== null) throw new AppError('AccountBanned')
  if (member.verifiedAt !== null || email === null) throw new AppError('EMAIL_ALREADY_VERIFIED')
  const mailbox = keyedHash(settings.pepper, 'mailbox', mailboxOf(email))
  await requireWithinLimit(c.var, 'codeMailElsewhere', mailbox)
  const { code, statement } = issueCode(db, settings.pepper, { userId, email }, now)
  const isWaiting = and(eq(users.email, email), isNull(users.verifiedAt), isNull(users.bannedAt))
  const audited = { action: 'member.verifyMail', subjectType: 'user', subjectId: userId }
  try {
    await runBatchWithMails(
      c,
      [
        assertMember(db, userId, and(isWaiting, isNull(users.deletedAt))),
        statement,
        auditStatement(c, audited),
      ],
      [codeMail(c, { ...member, email }, code)],
    )
  } catch (error) {
    // The member was verified, banned or deleted since the read; the second try reports which.
    if (isMemberChanged(error)) return mailVerification(c, userId)
    throw error
  }
}
