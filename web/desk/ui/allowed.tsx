import type { ReactNode } from 'react'
import type { Permission } from '../../../worker/contracts/accounts/permissions'
import { useMay } from '../../platform/session/use-may'

interface AllowedProps {
  needs: Permission
  children: ReactNode
  /** For staff without the permission; nothing by default. */
  otherwise?: ReactNode
}

/** Parts that only staff with a permission may use. */
export function Allowed({ needs, children, otherwise = null }: AllowedProps) {
  return useMay(needs) ? children : otherwise
}
