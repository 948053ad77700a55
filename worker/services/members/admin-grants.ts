import type { Settings } from '../../env'
import type { UserRow } from '../../db/schema/accounts'

/** Rights from `SUPER_USERS`: given at login, and held for as long as it lists the address. */

type Rights = Pick<UserRow, 'isAdmin' | 'adminBySetting' | 'emailKey'>

export function isNamed({ admins }: Settings, emailKey: string | null): boolean {
  return emailKey !== null && admins.has(emailKey)
}

/** A right from `SUPER_USERS` ends as soon as the address is no longer listed. */
export function isAdminNow(settings: Settings, { isAdmin, adminBySetting, emailKey }: Rights) {
  return isAdmin && (!adminBySetting || isNamed(settings, emailKey))
}
