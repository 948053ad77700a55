import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../contracts/dates/durations'

/** The wait after too many wrong passwords doubles from `firstMs` up to `lastMs`. */
export const LOGIN_WAIT = { firstMs: MINUTE_MS, lastMs: 60 * MINUTE_MS, forgottenAfterMs: DAY_MS }

export const RESET_LINK_MS = 30 * MINUTE_MS
export const SESSION = { lifeMs: 70 * HOUR_MS, reuseGraceMs: 20 * SECOND_MS }
export const DEVICE_MS = 180 * DAY_MS
/** Minimum interval between records of activity, so that most reads cause no write. */
export const ACTIVITY_NOTED_MS = DAY_MS
