import type { Settings } from '../../env'
import type { UserRow } from '../../db/schema/accounts'

/** Rights from `SUPER_USERS`: given at login, and held for as long as it lists the address. */

type Rights = Pick<UserRow, 'isSuperUser' | 'superBySetting' | 'emailKey'>

export function isNamed({ superUsers }: Settings, emailKey: string | null): boolean {
  return emailKey !== null && superUsers.has(emailKey)
}

/** A right from `SUPER_USERS` ends as soon as the address is no longer listed. */
export function isSuperNow(settings: Settings, { isSuperUser, superBySetting, emailKey }: Rights) {
  return isSuperUser && (!superBySetting || isNamed(settings, emailKey))
}
