import { calgaryText } from '../../../contracts/dates/calgary-text'
import type { Deadline } from '../../../contracts/payments/guest-money'

/** Adds the time in Calgary as text, `YYYY-MM-DD HH:MM`. `at` in UTC ms. */
export function toDeadline(at: number): Deadline {
  return { at, text: calgaryText(at) }
}
