import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { AppError } from '../../http/errors'
import { equalInConstantTime } from '../../http/keyed-hash'
import { runBatchWithMails } from '../../services/mail/outbox'
import { moveOptOutsStatements } from '../../services/mail/member-mails'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { hashCode, issueCode } from '../../services/members/verification-code'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { CONSENT_VERSION } from '../../contracts/accounts'
import { foldKey } from '../../contracts/usernames'
import { passwordResets, users, verificationCodes, type UserRow } from '../../db/schema/accounts'
import { changeNotices, codeMail } from '../../services/members/account-mails'
import { mayTryCode } from './code-throttle'
import { isCompanyAddress, requirePersonalAddress } from './company-address'
import { mayMail } from './mail-throttle'
import { senderOf } from './places'
import { revokePassword } from './reset-links'
import { isNamed, isSuperNow } from './super-user-grants'
import { findLiveCode, findWaitingForCode, noCodeError, waitsForCode } from './verification.queries'
import type { Db } from '../../db/db'

/** Mails a new code to the account that waits for one. An unknown address or a reached limit is not reported. */
export async function mailNewCode(c: RequestScope, email: string): Promise<void> {
  const { db, now, settings } = c.var
  if (isCompanyAddress(settings, email)) return
  const member = await findWaitingForCode(db, { email, sender: senderOf(c), now })
  if (!member) return
  const isFromOwnBrowser = member.verifiedAt === null && member.place.isKnownDevice
  if (!(await mayMail(c, 'codeMail', { email, isFromOwnBrowser }))) return
  const { code, statement } = issueCode(db, settings.pepper, { userId: member.id, email }, now)
  // A change that was cancelled in the meantime must not get a new code.
  const still = assertMember(db, member.id, waitsForCode(db, member.id, email))
  try {
    await runBatchWithMails(c, [still, statement], [codeMail(c, { ...member, email }, code)])
  } catch (error) {
    if (!isMemberChanged(error)) throw error
  }
}

interface Proven {
  /** Whether a reset link was mailed; login needs a new password. */
  needsNewPassword: boolean
}

/**
 * Accepts a code. The try is counted before the comparison, so that parallel guesses cannot exceed the limit, and
 * compared with one code only, even if several members want the address.
 * @throws AppError EmailReserved, INCORRECT_CODE, EMAIL_DOES_NOT_EXIST, EMAIL_ALREADY_VERIFIED, EmailInUse
 */
export async function consumeCode(
  c: RequestScope,
  { email, code }: { email: string; code: string },
): Promise<Proven> {
  const { db, now, settings } = c.var
  requirePersonalAddress(settings, email)
  const emailKey = foldKey(email)
  const live = await findLiveCode(db, { emailKey, sender: senderOf(c), now })
  if (!live) throw await noCodeError(db, emailKey)
  if (!(await mayTryCode(c, live))) throw new AppError('INCORRECT_CODE')
  const [proof] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(isCode(live.proof))
    .returning()
  if (!proof) throw await noCodeError(db, emailKey)
  // Hashed as a number on both sides: readers may drop leading zeros.
  const given = hashCode(settings.pepper, emailKey, String(Number(code)))
  if (!equalInConstantTime(proof.codeHash, given)) throw new AppError('INCORRECT_CODE')
  return acceptProof(c, proof)
}

type Proof = typeof verificationCodes.$inferSelect

/** Stores the verified address and notifies the old one. */
async function acceptProof(c: RequestScope, proof: Proof): Promise<Proven> {
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
 * After a batch that failed: the same code sent twice at once is no error, as the first request verified the address.
 * @throws AppError EmailInUse, INCORRECT_CODE, EMAIL_DOES_NOT_EXIST; any other failure as it is
 */
async function requireProvenAlready(db: Db, emailKey: string, error: unknown): Promise<void> {
  if (isUniqueViolation(error, 'users.email_key'))
    throw new AppError('EmailInUse', { cause: error })
  if (!isMemberChanged(error)) throw error
  const reason = await noCodeError(db, emailKey)
  if (reason.code !== 'EMAIL_ALREADY_VERIFIED') throw reason
}

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
    // The member may have left, or the code been used or cancelled, in the meantime.
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

function isCode({ userId, codeHash }: Proof) {
  return and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash))
}

/** Without a reset by a link to this address, the password of a `SUPER_USERS` account may be a stranger's. */
function mustRenewPassword(settings: Settings, member: UserRow, emailKey: string): boolean {
  const isProven = member.passwordProvenAt !== null && member.emailKey === emailKey
  return isNamed(settings, emailKey) && !isProven && !isSuperNow(settings, member)
}

/** Consent counts from the verification; what a member chose later is not changed. */
function consentAtProof(now: number) {
  const isFirst = sql`${users.wantEmail} = 1 and ${users.verifiedAt} is null`
  return {
    consentAt: sql`iif(${isFirst}, ${now}, ${users.consentAt})`,
    consentVersion: sql`iif(${isFirst}, ${CONSENT_VERSION}, ${users.consentVersion})`,
  }
}
