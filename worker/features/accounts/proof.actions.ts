import { eq } from 'drizzle-orm'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { AppError } from '../../http/errors'
import { runBatchWithMails } from '../../services/mail/outbox'
import { moveOptOutsStatements } from '../../services/mail/opt-outs'
import { isMemberChanged } from '../../services/members/member-guard'
import { users, type UserRow } from '../../db/schema/accounts'
import { changeNotices } from '../../services/members/account-mails'
import { revokePassword } from './reset-links'
import { isNamed, isSuperNow } from './super-user-grants'
import { noCodeError } from './live-code.queries'
import type { Db } from '../../db/db'
import { type Proof, proofStatements } from './proof-statements'

export interface Proven {
  /** Whether a reset link was mailed; login needs a new password. */
  needsNewPassword: boolean
}

/** Stores the verified address and notifies the old one. */
export async function acceptProof(c: RequestScope, proof: Proof): Promise<Proven> {
  const { db, settings } = c.var
  const { userId, email, emailKey } = proof
  const [member] = await db.select().from(users).where(eq(users.id, userId)).limit(1)
  const isMoved = member && isMoving(member, emailKey)
  const renewal =
    member && mustRenewPassword(settings, member, emailKey)
      ? revokePassword(c, { ...member, username: member.username ?? '', email })
      : null
  const moved =
    isMoved && member.email ? moveOptOutsStatements(db, { from: member.email, to: email }) : []
  const notices = isMoved ? changeNotices(c, 'emailChanged', member) : []
  try {
    await runBatchWithMails(
      c,
      [...proofStatements(c, proof, member), ...(renewal?.statements ?? []), ...moved],
      [...notices, ...(renewal ? [renewal.mail] : [])],
    )
  } catch (error) {
    await requireProvenAlready(db, emailKey, error)
  }
  return { needsNewPassword: renewal !== null }
}

function isMoving(member: UserRow, emailKey: string): boolean {
  return member.verifiedAt !== null && member.emailKey !== emailKey
}

/**
 * Called after a failed batch. The same code sent twice at once is no error: the first request verified the address.
 * @throws AppError EmailInUse, INCORRECT_CODE, EMAIL_DOES_NOT_EXIST; rethrows any other failure
 */
async function requireProvenAlready(db: Db, emailKey: string, error: unknown): Promise<void> {
  if (isUniqueViolation(error, 'users.email_key'))
    throw new AppError('EmailInUse', { cause: error })
  if (!isMemberChanged(error)) throw error
  const reason = await noCodeError(db, emailKey)
  if (reason.code !== 'EMAIL_ALREADY_VERIFIED') throw reason
}

/** Until it is reset through a link to this address, the password of a `SUPER_USERS` account may be a stranger's. */
function mustRenewPassword(settings: Settings, member: UserRow, emailKey: string): boolean {
  const isProven = member.passwordProvenAt !== null && member.emailKey === emailKey
  return isNamed(settings, emailKey) && !isProven && !isSuperNow(settings, member)
}
