import { sql, eq, and, exists, isNull } from 'drizzle-orm'
import { CONSENT_VERSION } from '../../contracts/accounts/registration'
import { foldKey } from '../../contracts/accounts/usernames'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Db } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { verificationCodes, users, type UserRow, passwordResets } from '../../db/schema/accounts'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'
import { countWithinLimit } from '../../http/rate-limits'
import { moveOptOutsStatements } from '../../services/mail/opt-outs'
import { runBatchWithMails } from '../../services/mail/outbox'
import { changeNotices } from '../../services/members/account-mails'
import { codeMail } from '../../services/members/code-mail'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { hashCode, issueCode } from '../../services/members/verification-code'
import { isNamed, isAdminNow } from '../../services/members/admin-grants'
import { isCompanyAddress, requirePersonalAddress } from './company-address'
import { mayMail } from './mail-throttle'
import { revokePassword } from './password-reset.actions'
import { senderOf } from './places'
import { findWaitingForCode, waitsForCode, findLiveCode, noCodeError } from './verification.queries'

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

/**
 * Accepts a code. The attempt is counted before the comparison, so that parallel guesses cannot exceed the limit, and
 * is compared with one code only, even if several members want the address.
 * @throws AppError EmailReserved, INCORRECT_CODE, EMAIL_DOES_NOT_EXIST, EMAIL_ALREADY_VERIFIED, EmailInUse
 */
export async function consumeCode(
  c: RequestScope,
  { email, code }: { email: string; code: string },
) {
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

type Tried = NonNullable<Awaited<ReturnType<typeof findLiveCode>>>

/**
 * Counts one comparison of a code and returns whether it is allowed. An address gets ten a day, the last reserved for
 * known places: strangers cannot use up the owner's attempts, nor members those of a new account.
 */
async function mayTryCode(c: RequestScope, tried: Tried): Promise<boolean> {
  const { db, now, settings } = c.var
  const { pepper, limits } = settings
  const { emailKey, codeHash } = tried.proof
  const who = tried.place.isKnown ? codeHash : emailKey
  const ofPlace = {
    scope: 'codeTry',
    key: keyedHash(pepper, 'code try', who, tried.place.key),
    limit: limits.codeTry.place,
    windowMs: DAY_MS,
  }
  const ofAddress = {
    scope: 'wrongCode.day',
    key: keyedHash(pepper, 'address', emailKey),
    limit: limits.wrongCode[kindOf(tried)],
    windowMs: DAY_MS,
  }
  return (await countWithinLimit(db, ofPlace, now)) && countWithinLimit(db, ofAddress, now)
}

function kindOf({ isSignUp, place }: Tried): 'elsewhere' | 'change' | 'signUp' {
  if (!place.isKnown) return 'elsewhere'
  return isSignUp ? 'signUp' : 'change'
}

/** Stores the verified address and notifies the old one. With `needsNewPassword`, a reset link was mailed. */
async function acceptProof(c: RequestScope, proof: Proof) {
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
function isCode({ userId, codeHash }: Proof) {
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
