import type { RequestScope } from '../../platform/app-env'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { networkKey, networkLimit, requireWithin, takeOne } from '../../platform/limits'
import { logFailure } from '../../platform/log'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How often one network may do what: events and the length of the window. */
export const NETWORK_LIMITS = {
  login: [
    [6, MINUTE_MS],
    [30, HOUR_MS],
  ],
  signUpTry: [[30, HOUR_MS]],
  signUp: [[5, DAY_MS]],
  signUpWithoutSum: [[2, DAY_MS]],
  verify: [[30, HOUR_MS]],
  askForMail: [[20, HOUR_MS]],
  reset: [[30, HOUR_MS]],
  validate: [
    [20, MINUTE_MS],
    [200, DAY_MS],
  ],
} as const satisfies Record<string, Window[]>

/** How often something may happen to one account or address, whoever asks. */
export const OWN_LIMITS = {
  codes: [
    [3, HOUR_MS],
    [6, DAY_MS],
  ],
  resets: [
    [3, HOUR_MS],
    [6, DAY_MS],
  ],
  wrongCodes: [[10, DAY_MS]],
  exports: [[10, HOUR_MS]],
} as const satisfies Record<string, Window[]>

/** Failed logins of one account: the free ones, then a wait that doubles from the first to the last. */
export const LOGIN_FAILURES = { free: 5, firstWaitMs: MINUTE_MS, lastWaitMs: 60 * MINUTE_MS, forgottenAfterMs: DAY_MS }

export const CODE = { tries: 5, lifeMs: 30 * MINUTE_MS, lowest: 10000, highest: 99998 }
export const RESET_LINK_MS = 30 * MINUTE_MS
export const SESSION = { lifeMs: 70 * HOUR_MS, perMember: 10, reuseGraceMs: 20 * SECOND_MS }
/** Activity is noted once in this time, so that reading costs no write. */
export const ACTIVITY_NOTED_MS = DAY_MS

type Window = readonly [events: number, windowMs: number]

/** @throws AppError TooManyRequests when the sender's network used up a limit */
export async function requireNetworkWithin(c: RequestScope, what: keyof typeof NETWORK_LIMITS): Promise<void> {
  const key = networkKey(c)
  for (const [events, windowMs] of NETWORK_LIMITS[what]) {
    const limit = { scope: `accounts.${what}.${windowMs}`, key, limit: networkLimit(c, events), windowMs }
    await requireWithin(c.var.db, limit, c.var.now)
  }
}

/** Counts one event of an account or address (`key`: an id or keyed hash). Returns whether it is within its limits. */
export async function isOwnWithin(db: Db, what: keyof typeof OWN_LIMITS, key: string, now: number): Promise<boolean> {
  for (const [limit, windowMs] of OWN_LIMITS[what]) {
    if (!(await takeOne(db, { scope: `accounts.${what}.${windowMs}`, key, limit, windowMs }, now))) return false
  }
  return true
}

/** The coarse wall before any work. A binding that fails is passed by: the exact limits behind it decide. */
export async function requireNoFlood(c: RequestScope, binding: RateLimit | undefined): Promise<void> {
  const isTrial = networkLimit(c, 1) > 1
  if (!binding || isTrial) return
  try {
    const { success } = await binding.limit({ key: networkKey(c) })
    if (success) return
  } catch (error) {
    return logFailure('accounts.flood', error, {})
  }
  throw new AppError('TooManyRequests', { retryAfterSeconds: 60 })
}
