import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Settings } from '../../env'
import type { RequestScope } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'
import { randomInteger } from '../../http/random'
import { moveOptOutsStatements } from '../../services/mail/outbox'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { CONSENT_VERSION, foldKey } from '../../contracts/accounts'
import { CODE } from './lifetimes'
import { findLiveCode } from './accounts.queries'
import { passwordResets, users, verificationCodes, type UserRow } from '../../db/schema/accounts'
import { mayTryCode } from './code-throttle'
import { requirePersonalAddress } from './company-address'
import { isNamed, isSuperNow } from './super-user-grants'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { announceLast, changeNotice } from './account-notices'
import { senderOf } from './places'
import { revokePassword } from './reset-links'

interface IssuedFor {
  /** A subquery for a member inserted in the same batch. */
  userId: number | SQL<number>
  email: string
}

interface SentCode {
  email: string
  code: string
}

interface Proven {
  /** Whether a reset link was mailed; login needs a new password. */
  needsNewPassword: boolean
}

/** A new code, and the statement that replaces the member's old one with its hash. */
export function issueCode(db: Db, pepper: string, { userId, email }: IssuedFor, now: number) {
  const code = String(randomInteger(CODE.lowest, CODE.highest))
  const emailKey = foldKey(email)
  const columns = {
    email,
    emailKey,
    codeHash: hashCode(pepper, emailKey, code),
    tries: 0,
    createdAt: now,
    expiresAt: now + CODE.lifeMs,
  }
  const statement = db
    .insert(verificationCodes)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: verificationCodes.userId, set: columns })
  return { code, statement }
}

/** Condition: the member waits for a code at the address, as in `findWaitingForCode`. */
export function waitsForCode(db: Db, userId: number, email: string) {
  const emailKey = foldKey(email)
  const pendingCode = db
    .select({ one: sql`1` })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.emailKey, emailKey)))
  return and(
    isNull(users.deletedAt),
    or(and(eq(users.emailKey, emailKey), isNull(users.verifiedAt)), exists(pendingCode)),
  )
}

/**
 * Accepts a code. The try is counted before the comparison, so that parallel guesses cannot exceed the limit, and
 * compared with one code only, even if several members want the address.
 * @throws AppError EmailReserved, INCORRECT_CODE, EMAIL_DOES_NOT_EXIST, EMAIL_ALREADY_VERIFIED, EmailInUse
 */
export async function consumeCode(c: RequestScope, { email, code }: SentCode): Promise<Proven> {
  const { db, now, settings } = c.var
  requirePersonalAddress(settings, email)
  const emailKey = foldKey(email)
  const live = await findLiveCode(db, { emailKey, sender: senderOf(c), now })
  if (!live) throw await reasonForNoCode(db, emailKey)
  if (!(await mayTryCode(c, live))) throw new AppError('INCORRECT_CODE')
  const { userId, codeHash } = live.proof
  const [proof] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash)))
    .returning()
  if (!proof) throw await reasonForNoCode(db, emailKey)
  // Hashed as a number on both sides: readers may drop leading zeros.
  const given = hashCode(settings.pepper, emailKey, String(Number(code)))
  if (!equalInConstantTime(proof.codeHash, given)) throw new AppError('INCORRECT_CODE')
  return acceptProof(c, proof)
}

/** Stores the verified address and notifies the old one. */
async function acceptProof(
  c: RequestScope,
  { userId, email, emailKey, codeHash }: typeof verificationCodes.$inferSelect,
): Promise<Proven> {
  const { db, now, settings } = c.var
  const [member] = await db.select().from(users).where(eq(users.id, userId)).limit(1)
  const isMoved = member && member.verifiedAt !== null && member.emailKey !== emailKey
  const notice = isMoved ? changeNotice(c, 'emailChanged', member) : []
  const isRenewed = member !== undefined && mustRenewPassword(settings, member, emailKey)
  const renewal = isRenewed
    ? revokePassword(c, { ...member, username: member.username ?? '', email })
    : null
  const mails = [...notice, ...(renewal ? [renewal.mail] : [])]
  const isProof = and(
    eq(verificationCodes.userId, userId),
    eq(verificationCodes.codeHash, codeHash),
  )
  const proof = db
    .select({ userId: verificationCodes.userId })
    .from(verificationCodes)
    .where(isProof)
  const statements: Statement[] = [
    // The member may have left, or the code been used or cancelled, in the meantime.
    assertMember(db, userId, and(isNull(users.deletedAt), exists(proof))),
    db
      .update(users)
      .set({
        email,
        emailKey,
        verifiedAt: now,
        ...consentAtProof(now),
        ...(member?.emailKey !== emailKey && { passwordProvenAt: null }),
      })
      .where(eq(users.id, userId)),
    db.delete(verificationCodes).where(isProof),
    // Links mailed to the old address.
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    deleteRegistrationKey(db, userId),
    ...(renewal?.statements ?? []),
    ...(isMoved && member.email
      ? moveOptOutsStatements(db, { from: member.email, to: email })
      : []),
    ...mails,
  ]
  try {
    announceLast(c, await runBatch(db, statements), mails.length)
  } catch (error) {
    if (isUniqueViolation(error, 'users.email_key'))
      throw new AppError('EmailInUse', { cause: error })
    if (!isMemberChanged(error)) throw error
    const reason = await reasonForNoCode(db, emailKey)
    // The same code twice at once: the first request verified the address.
    if (reason.code !== 'EMAIL_ALREADY_VERIFIED') throw reason
  }
  return { needsNewPassword: renewal !== null }
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

async function reasonForNoCode(db: Db, emailKey: string): Promise<AppError> {
  const [members, codes] = await db.batch([
    db.select({ verifiedAt: users.verifiedAt }).from(users).where(eq(users.emailKey, emailKey)),
    db
      .select({ userId: verificationCodes.userId })
      .from(verificationCodes)
      .where(eq(verificationCodes.emailKey, emailKey)),
  ])
  if (codes.length > 0) return new AppError('INCORRECT_CODE')
  const [member] = members
  if (!member) return new AppError('EMAIL_DOES_NOT_EXIST')
  return new AppError(member.verifiedAt === null ? 'INCORRECT_CODE' : 'EMAIL_ALREADY_VERIFIED')
}

function hashCode(pepper: string, emailKey: string, code: string): string {
  return keyedHash(pepper, 'verification', emailKey, code)
}
