import { eq, and, exists, isNull, sql } from 'drizzle-orm'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { AppError } from '../../http/errors'
import { runBatchWithMails } from '../../services/mail/outbox'
import { moveOptOutsStatements } from '../../services/mail/opt-outs'
import { isMemberChanged, assertMember } from '../../services/members/member-guard'
import { users, type UserRow, passwordResets, verificationCodes } from '../../db/schema/accounts'
import { changeNotices } from '../../services/members/account-mails'
import { revokePassword } from './password-reset.actions'
import { isNamed, isAdminNow } from './admin-grants'
import { noCodeError } from './verification.queries'
import type { Db } from '../../db/db'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { CONSENT_VERSION } from '../../contracts/accounts/registration'

/** Stores the verified address and notifies the old one. With `needsNewPassword`, a reset link was mailed. */
export async function acceptProof(c: RequestScope, proof: Proof) {
  const { db, settings } = c.var
  const { userId, email, emailKey } = proof
  const [member] = await db.select().from(users).where(eq(users.id, userId)).limit(1)
  const isMoved = member && member.verifiedAt !== null && member.emailKey !== emailKey
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
  return isNamed(settings, emailKey) && !isProven && !isAdminNow(settings, member)
}

type Proof = typeof verificationCodes.$inferSelect

/** Stores a proven address and consumes the code. */
function proofStatements(c: RequestScope, proof: Proof, member: UserRow | undefined) {
  const { db, now } = c.var
  const { userId, email, emailKey } = proof
  const code = db
    .select({ userId: verificationCodes.userId })
    .from(verificationCodes)
    .where(isCode(proof))
  const isOtherAddress = member?.emailKey !== emailKey
  const verified = { email, emailKey, verifiedAt: now, ...consentAtProof(now) }
  return [
    // In the meantime the member may have left, or the code may have been used or cancelled.
    assertMember(db, userId, and(isNull(users.deletedAt), exists(code))),
    db
      .update(users)
      .set({ ...verified, ...(isOtherAddress && { passwordProvenAt: null }) })
      .where(eq(users.id, userId)),
    db.delete(verificationCodes).where(isCode(proof)),
    // Links mailed to the old address.
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    deleteRegistrationKey(db, userId),
  ]
}

/** Condition: the row is the code that was entered. */
export function isCode({ userId, codeHash }: Proof) {
  return and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash))
}

/** Consent counts from the verification; a later choice by the member is kept. */
function consentAtProof(now: number) {
  const isFirst = sql`${users.wantEmail} = 1 and ${users.verifiedAt} is null`
  return {
    consentAt: sql`iif(${isFirst}, ${now}, ${users.consentAt})`,
    consentVersion: sql`iif(${isFirst}, ${CONSENT_VERSION}, ${users.consentVersion})`,
  }
}
