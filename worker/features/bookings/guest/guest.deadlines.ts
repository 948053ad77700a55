import { calgaryText } from '../../../contracts/calgary-text'
import type { Deadline } from '../../../contracts/guest-money'

/** With the text that a clock in Calgary shows, `YYYY-MM-DD HH:MM`. */
export function toDeadline(at: number): Deadline {
  return { at, text: calgaryText(at) }
}
