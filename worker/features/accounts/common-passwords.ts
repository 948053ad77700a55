import { AppError } from '../../http/errors'
import { isPersonal } from '../../contracts/accounts/registration'
import { isCommonPassword } from '../../load-own-data'

/** @throws AppError PasswordTooCommon when it is easy to guess for this member */
export function requireUncommonPassword(
  password: string,
  { username, email }: { username: string | null; email: string | null },
): void {
  if (!isCommonPassword(password) && !isPersonal(password, username ?? '', email ?? '')) return
  throw new AppError('PasswordTooCommon', { fields: { password: 'PasswordTooCommon' } })
}
