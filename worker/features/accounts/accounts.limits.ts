import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../contracts/durations'

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
  // Mails to a mailbox: of each network that asks for them, and of the account's known browsers together.
  codeMail: { hour: 3, day: 6 },
  resetMail: { hour: 3, day: 6 },
  // The same of all networks together, known browsers apart.
  codeMailElsewhere: { hour: 6, day: 12 },
  resetMailElsewhere: { hour: 6, day: 12 },
  /** Codes compared for an address in a day: how many there may have been before a try from each kind of place. */
  wrongCode: { elsewhere: 7, change: 8, signUp: 10 },
  // Of a login name, from all places that are not known for the account.
  wrongPasswordElsewhere: { day: 50 },
  // Of a member.
  export: { hour: 10 },
  emailChange: { hour: 5 },
  session: { member: 10 },
  device: { member: 10 },
  /** Wrong passwords of one place before its first wait. */
  wrongPassword: { place: 5 },
  /** Tries of a known place with one verification code, of another network with all codes of an address in a day. */
  codeTry: { place: 5 },
}

/** The wait after too many wrong passwords doubles from the first to the last. */
export const LOGIN_WAIT = { firstMs: MINUTE_MS, lastMs: 60 * MINUTE_MS, forgottenAfterMs: DAY_MS }

export const CODE = { lifeMs: 30 * MINUTE_MS, lowest: 10000, highest: 99998 }
export const RESET_LINK_MS = 30 * MINUTE_MS
export const SESSION = { lifeMs: 70 * HOUR_MS, reuseGraceMs: 20 * SECOND_MS }
/** How long a browser stays known for an account after a login. */
export const DEVICE_MS = 180 * DAY_MS
/** Activity is noted once in this time, so that reading costs no write. */
export const ACTIVITY_NOTED_MS = DAY_MS
