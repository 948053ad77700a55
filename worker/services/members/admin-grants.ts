import type { Settings } from '../../env'
import type { StaffRole } from '../../contracts/accounts/permissions'
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

/** The role of a member; null for a plain one. Rights from `SUPER_USERS` come before another role. */
export function roleNow(
  settings: Settings,
  user: Rights & Pick<UserRow, 'partRole' | 'verifiedAt'>,
): StaffRole | null {
  if (user.verifiedAt === null) return null
  return isAdminNow(settings, user) ? 'admin' : user.partRole
}
