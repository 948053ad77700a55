import type { LimitScope } from '../../http/rate-limits'
import { AppError } from '../../http/errors'
import type { UserRow } from '../../db/schema/accounts'
import { countTry, deleteLoginFailures } from './login-throttle'
import { accountKey } from '../../services/members/login-failures'
import { isPasswordRight } from './passwords'

/**
 * Asks a logged-in member for the password again; failures count as at the login.
 * @param field of the request body that holds it
 * @throws AppError OldPasswordIncorrect, TooManyRequests
 */
export async function requireOwnPassword(
  scope: LimitScope,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  { field, password }: { field: 'oldPassword' | 'password'; password: string },
): Promise<void> {
  const key = accountKey(user.id)
  await countTry(scope, key)
  if (!(await isPasswordRight(scope.settings.pepper, password, user.passwordHash)))
    throw new AppError('OldPasswordIncorrect', { fields: { [field]: 'OldPasswordIncorrect' } })
  await deleteLoginFailures(scope.db, key)
}
