import { MOST_USED, USED_HERE } from './common-passwords.data'

const COMMON = new Set(`${MOST_USED} ${USED_HERE}`.trim().split(/\s+/))

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
