import { and, eq, isNull, ne } from 'drizzle-orm'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { recoveryCodes, secondFactors, sessions } from '../../db/schema/accounts'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { runBatchWithMails } from '../../services/mail/outbox'
import { changeNotices } from '../../services/members/account-mails'
import { deleteRegistrationKey } from '../../services/members/revoke-access'
import { codeKey, deleteSecondFactor } from '../../services/members/second-factor'
import { countTry, deleteLoginFailures } from './login-throttle'
import { requirePasswordOfMember } from './own-password'
import {
  findSecondFactor,
  findStep,
  isCodeUsed,
  loadCodes,
  spendCode,
  wrongCode,
} from './second-factor.check'
import { hashRecoveryCode, newRecoveryCodes, plainCode, sealSecret } from './second-factor.secrets'

const ISSUER = 'Moraine'
const CHANGED = 'SecondFactorChanged'

/**
 * Makes a secret, which counts once a code of it was entered. An earlier one without a code is replaced.
 * @throws AppError OldPasswordIncorrect, NotPossibleNow while the second step is on, TooManyRequests
 */
export async function beginSecondFactor(c: MemberScope, password: string) {
  const { db, now, settings, member } = c.var
  const { userId, username } = member
  await requirePasswordOfMember(c, password)
  const { newSecret, appAddress } = await loadCodes()
  const secret = newSecret()
  const sealed = await sealSecret(settings.pepper, userId, secret)
  const columns = { secret: sealed, lastStep: 0, createdAt: now }
  const [stored] = await db
    .insert(secondFactors)
    .values({ userId, ...columns })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: columns,
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId })
  if (!stored) throw new AppError('NotPossibleNow')
  return { secret, uri: appAddress(secret, { issuer: ISSUER, label: username }) }
}

/**
 * Switches the second step on with a first code, ends the member's other sessions and returns the recovery codes.
 * @throws AppError CodeWrong, TooManyRequests, NotPossibleNow without a secret that waits for its code
 */
export async function enableSecondFactor(c: MemberScope, typed: string): Promise<string[]> {
  const { db, now, settings, member } = c.var
  const { userId } = member
  const factor = await findSecondFactor(db, userId)
  if (!factor || factor.enabledAt !== null) throw new AppError('NotPossibleNow')
  await countTry(c.var, codeKey(userId))
  const step = await findStep(c.var, factor, plainCode(typed))
  if (step === null) throw wrongCode()
  const codes = newRecoveryCodes()
  const isWaiting = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, factor.secret),
    isNull(secondFactors.enabledAt),
  )
  const hashes = codes.map((code) => ({
    userId,
    codeHash: hashRecoveryCode(settings.pepper, userId, code),
  }))
  await runChange(c, 'secondFactorOn', [
    assertInBatch(db, rowExists(secondFactors, isWaiting), CHANGED),
    db
      .update(secondFactors)
      .set({ enabledAt: now, lastStep: step })
      .where(eq(secondFactors.userId, userId)),
    db.insert(recoveryCodes).values(hashes),
    endOtherSessions(c),
    deleteRegistrationKey(db, userId),
    deleteLoginFailures(db, codeKey(userId)),
  ])
  return codes
}

/**
 * Switches the second step off.
 * @throws AppError OldPasswordIncorrect, CodeWrong, TooManyRequests, NotPossibleNow while it is off
 */
export async function disableSecondFactor(
  c: MemberScope,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { db, member } = c.var
  await requirePasswordOfMember(c, password)
  const factor = await findSecondFactor(db, member.userId)
  if (!factor || factor.enabledAt === null) throw new AppError('NotPossibleNow')
  const used = await spendCode(c.var, factor, code)
  await runChange(c, 'secondFactorOff', [...used, ...deleteSecondFactor(db, member.userId)])
}

/** Runs the batch of a change with its audit row and a mail to the member. */
async function runChange(
  c: MemberScope,
  template: 'secondFactorOn' | 'secondFactorOff',
  statements: Statement[],
): Promise<void> {
  const { userId: id, username, email, lang } = c.var.member
  const action = `member.${template}` as const
  const audit = auditStatement(c, { action, subjectType: 'user', subjectId: id })
  const mails = changeNotices(c, template, { id, username, email, lang, verifiedAt: c.var.now })
  try {
    await runBatchWithMails(c, [...statements, audit], mails)
  } catch (error) {
    if (isCodeUsed(error)) throw wrongCode(error)
    throw isFailedAssertion(error, CHANGED)
      ? new AppError('NotPossibleNow', { cause: error })
      : error
  }
}

/** They began without a code. */
function endOtherSessions({ var: { db, now, member } }: MemberScope): Statement {
  const isOther = and(
    eq(sessions.userId, member.userId),
    ne(sessions.id, member.sessionId),
    isNull(sessions.revokedAt),
  )
  return db.update(sessions).set({ revokedAt: now }).where(isOther)
}
