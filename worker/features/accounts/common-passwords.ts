import { AppError } from '../../http/errors'
import { isPersonal } from '../../contracts/accounts/registration'
import { MOST_USED, USED_HERE } from './common-passwords.data'

const COMMON = new Set(`${MOST_USED} ${USED_HERE}`.trim().split(/\s+/))

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}

/** @throws AppError PasswordTooCommon when it is easy to guess for this member */
export function requireUncommonPassword(
  password: string,
  { username, email }: { username: string | null; email: string | null },
): void {
  if (!isCommonPassword(password) && !isPersonal(password, username ?? '', email ?? '')) return
  throw new AppError('PasswordTooCommon', { fields: { password: 'PasswordTooCommon' } })
}
