import { eq } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import type { LimitScope } from '../../http/rate-limits'
import { AppError } from '../../http/errors'
import { users, type UserRow } from '../../db/schema/accounts'
import { countTry, deleteLoginFailures } from './login-throttle'
import { accountKey } from '../../services/members/login-failures'
import { isPasswordRight } from './passwords'

/**
 * Asks for the own password, which came in `field` of the body; failures count as at login.
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

/** Asks for the own password, from the field `password`. @throws AppError as `requireOwnPassword`; SessionExpired */
export async function requirePasswordOfMember({ var: scope }: MemberScope, password: string) {
  const [user] = await scope.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, scope.member.userId))
  if (!user) throw new AppError('SessionExpired')
  await requireOwnPassword(scope, user, { field: 'password', password })
}
