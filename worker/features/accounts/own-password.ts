import type { Counting } from '../../platform/limits'
import { AppError } from '../../platform/errors'
import type { UserRow } from './accounts.tables'
import { accountKey, countTry, forgetFailures } from './login-throttle'
import { isPasswordRight } from './passwords'

/**
 * Asks a member who is logged in for the password once more. A wrong one counts as it does at the login.
 * @param field of the request body that holds it
 * @throws AppError OldPasswordIncorrect, TooManyRequests
 */
export async function requireOwnPassword(
  counting: Counting,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  given: { field: 'oldPassword' | 'password'; password: string },
): Promise<void> {
  const { db, settings } = counting
  await countTry(counting, accountKey(user.id))
  if (!(await isPasswordRight(settings.pepper, given.password, user.passwordHash)))
    throw new AppError('OldPasswordIncorrect', { fields: { [given.field]: 'OldPasswordIncorrect' } })
  await forgetFailures(db, accountKey(user.id))
}
