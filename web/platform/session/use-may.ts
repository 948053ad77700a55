import { mayRole, type Permission } from '../../../worker/contracts/accounts/permissions'
import { useSession } from './session'

/** Whether the reader's role has a permission of staff. The API checks it again. */
export function useMay(permission: Permission): boolean {
  return mayRole(useSession()?.role ?? null, permission)
}
