import { and, eq, isNotNull, lt, not } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { recoveryCodes, secondFactors } from '../../db/schema/accounts'
import { AppError } from '../../http/errors'
import type { LimitScope } from '../../http/rate-limits'
import { codeKey } from '../../services/members/second-factor'
import { countTry, deleteLoginFailures } from './login-throttle'
import { hashRecoveryCode, openSecret, plainCode } from './second-factor.secrets'

/** The codes are loaded at the first one: most logins have none. */
export const loadCodes = () => import('./second-factor.codes')

const CODE_USED = 'CodeUsed'

export async function findSecondFactor(db: Db, userId: number) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return found ?? null
}

/**
 * The statements for the batch of what the code allows: they use the code up, and fail the batch if that has happened
 * already (`isCodeUsed`) or if the second step was switched on or off in between.
 * @throws AppError CodeNeeded without a code, CodeWrong, TooManyRequests after too many wrong ones
 */
export async function checkCode(
  scope: LimitScope,
  userId: number,
  typed: string | undefined,
): Promise<Statement[]> {
  const { db } = scope
  const factor = await findSecondFactor(db, userId)
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt))
  if (!factor || factor.enabledAt === null)
    return [assertInBatch(db, not(rowExists(secondFactors, isOn)), CODE_USED)]
  if (!typed) throw new AppError('CodeNeeded')
  return spendCode(scope, factor, typed)
}

/** The same for a second step that is on. @throws AppError CodeWrong, TooManyRequests after too many wrong ones */
export async function spendCode(
  scope: LimitScope,
  factor: SecondFactorRow,
  typed: string,
): Promise<Statement[]> {
  const { db } = scope
  const { userId } = factor
  await countTry(scope, codeKey(userId))
  const code = plainCode(typed)
  const used = /^\d{6}$/.test(code)
    ? await useStep(scope, factor, code)
    : useRecoveryCode(scope, userId, code)
  if (!used) throw wrongCode()
  return [...used, deleteLoginFailures(db, codeKey(userId))]
}

export function isCodeUsed(error: unknown): boolean {
  return isFailedAssertion(error, CODE_USED)
}

export function wrongCode(cause?: unknown): AppError {
  return new AppError('CodeWrong', { fields: { code: 'CodeWrong' }, cause })
}

type SecondFactorRow = typeof secondFactors.$inferSelect

/** The period of a right code of the app; null for a wrong or used one. */
export async function findStep(
  { settings, now }: LimitScope,
  { userId, secret, lastStep }: SecondFactorRow,
  code: string,
): Promise<number | null> {
  const opened = await openSecret(settings.pepper, userId, secret)
  const step = opened && (await loadCodes()).stepOf(opened, code, now)
  return typeof step === 'number' && step > lastStep ? step : null
}

async function useStep(scope: LimitScope, factor: SecondFactorRow, code: string) {
  const { db } = scope
  const step = await findStep(scope, factor, code)
  if (step === null) return null
  const isUnused = and(
    eq(secondFactors.userId, factor.userId),
    eq(secondFactors.secret, factor.secret),
    isNotNull(secondFactors.enabledAt),
    lt(secondFactors.lastStep, step),
  )
  return [
    assertInBatch(db, rowExists(secondFactors, isUnused), CODE_USED),
    db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, factor.userId)),
  ]
}

function useRecoveryCode({ db, settings }: LimitScope, userId: number, code: string) {
  const codeHash = hashRecoveryCode(settings.pepper, userId, code)
  const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))
  return [
    assertInBatch(db, rowExists(recoveryCodes, isCode), CODE_USED),
    db.delete(recoveryCodes).where(isCode),
  ]
}
