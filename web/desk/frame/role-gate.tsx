import { useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { useMay } from '../../platform/session/use-may'
import { permissionAt } from './screens'

/** A screen for staff whose role covers it; others read why it is closed. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk')
  const role = useSession()?.role
  const mayOpen = useMay(permissionAt(useLocation().pathname))
  if (mayOpen || !role) return children
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <Lock aria-hidden size={32} className="text-muted" />
      <h1 className="text-2xl">{t('gate.closed')}</h1>
      <p className="text-balance text-muted">{t('gate.role', { role: t(`role.name.${role}`) })}</p>
    </div>
  )
}
