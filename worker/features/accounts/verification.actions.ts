import { sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'
import { runBatchWithMails } from '../../services/mail/outbox'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { hashCode, issueCode } from '../../services/members/verification-code'
import { foldKey } from '../../contracts/accounts/usernames'
import { verificationCodes } from '../../db/schema/accounts'
import { codeMail } from '../../services/members/code-mail'
import { isCompanyAddress, requirePersonalAddress } from './company-address'
import { mayMail } from './mail-throttle'
import { senderOf } from './places'
import { findWaitingForCode, waitsForCode, findLiveCode, noCodeError } from './verification.queries'
import { acceptProof, isCode } from './proof.actions'
import { DAY_MS } from '../../contracts/dates/durations'
import { countWithinLimit } from '../../http/rate-limits'

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
