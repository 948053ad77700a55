import { calgaryText } from '../../../contracts/dates/calgary-text'
import type { Deadline } from '../../../contracts/payments/guest-money'

/** With the text that a clock in Calgary shows, `YYYY-MM-DD HH:MM`. */
export function toDeadline(at: number): Deadline {
  return { at, text: calgaryText(at) }
}
