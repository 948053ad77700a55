import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/session'
import { LoginButton } from '../ui/login-button'
import { Skeleton } from '../ui/skeleton'
import { moveFocus } from '../ui/focus'
import { ClosedScreen } from './ui/closed-screen'

type DeskReader = 'unknown' | 'visitor' | 'member' | 'staff'

/** The desk's reader; unknown at the edge, which has no session, and during hydration. */
export function useDeskReader(): DeskReader {
  const login = useSession()
  const isKnown = useHydrated()
  if (!isKnown) return 'unknown'
  if (!login) return 'visitor'
  return login.role ? 'staff' : 'member'
}

interface AdminGateProps {
  reader: DeskReader
  children: ReactNode
}

/** For staff only. */
export function AdminGate({ reader, children }: AdminGateProps) {
  const { t } = useTranslation('desk')
  const isStaff = reader === 'staff'
  const heading = useRef<HTMLHeadingElement>(null)
  const wasStaff = useRef(false)
  useEffect(() => {
    // The session ended while the reader was working.
    if (wasStaff.current && !isStaff) moveFocus(heading.current)
    wasStaff.current = isStaff
  }, [isStaff])
  if (import.meta.env.SSR || reader === 'unknown') return <AdminLoading />
  if (isStaff) return children
  return (
    <ClosedScreen
      heading={heading}
      title={t('gate.title')}
      text={t(reader === 'member' ? 'gate.member' : 'gate.login')}
    >
      {reader === 'visitor' && <LoginButton />}
    </ClosedScreen>
  )
}

export function AdminLoading() {
  const { t } = useTranslation()
  return (
    <div
      data-acts
      role="status"
      aria-label={t('loading')}
      className="mx-auto grid w-full max-w-[96rem] gap-4 px-4 py-6"
    >
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
