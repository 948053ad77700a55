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
  counting: LimitScope,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  given: { field: 'oldPassword' | 'password'; password: string },
): Promise<void> {
  const { db, settings } = counting
  await countTry(counting, accountKey(user.id))
  if (!(await isPasswordRight(settings.pepper, given.password, user.passwordHash)))
    throw new AppError('OldPasswordIncorrect', {
      fields: { [given.field]: 'OldPasswordIncorrect' },
    })
  await deleteLoginFailures(db, accountKey(user.id))
}
