import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { useMay } from '../../platform/session/use-may'
import { buttonClass } from '../../ui/button'
import { ClosedScreen } from '../ui/closed-screen'
import { permissionAt } from './screens'

/** A screen for staff whose role covers it; others read why it is closed. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk')
  const login = useSession()
  const mayOpen = useMay(permissionAt(useLocation().pathname))
  if (login?.lacksSecondFactor) return <SecondFactorFirst username={login.username} />
  if (mayOpen || !login?.role) return children
  const role = t(`role.name.${login.role}`)
  return <ClosedScreen title={t('gate.closed')} text={t('gate.role', { role })} />
}

/** Leads to the setting without which the whole desk is closed. */
function SecondFactorFirst({ username }: { username: string }) {
  const { t } = useTranslation('desk')
  return (
    <ClosedScreen title={t('gate.unproven')} text={t('gate.unprovenWhy')}>
      <Link to="/user/$username" params={{ username }} className={buttonClass('primary')}>
        {t('gate.prove')}
      </Link>
    </ClosedScreen>
  )
}
