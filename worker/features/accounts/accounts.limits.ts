import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/durations.contract'

export const ACCOUNTS_LIMITS = {
  // Of a network.
  login: { minute: 6, hour: 30 },
  signUpTry: { hour: 30 },
  signUp: { day: 5 },
  signUpWithoutSum: { day: 2 },
  verify: { hour: 30 },
  askForMail: { hour: 20 },
  reset: { hour: 30 },
  validate: { minute: 20, day: 200 },
  // Of an e-mail address, whoever asks.
  codeMail: { hour: 3, day: 6 },
  resetMail: { hour: 3, day: 6 },
  wrongCode: { day: 10 },
  // Of a member.
  export: { hour: 10 },
  emailChange: { hour: 5 },
  session: { member: 10 },
  /** Wrong passwords before the first wait. */
  wrongPassword: { account: 5 },
  /** Tries with one verification code. */
  codeTry: { code: 5 },
}

/** The wait after too many wrong passwords doubles from the first to the last. */
export const LOGIN_WAIT = { firstMs: MINUTE_MS, lastMs: 60 * MINUTE_MS, forgottenAfterMs: DAY_MS }

export const CODE = { lifeMs: 30 * MINUTE_MS, lowest: 10000, highest: 99998 }
export const RESET_LINK_MS = 30 * MINUTE_MS
export const SESSION = { lifeMs: 70 * HOUR_MS, reuseGraceMs: 20 * SECOND_MS }
/** Activity is noted once in this time, so that reading costs no write. */
export const ACTIVITY_NOTED_MS = DAY_MS
