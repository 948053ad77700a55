import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiOf, readJson } from '../../platform/api/api'
import { screenOf, type Screen } from './screens'

const MOST_SHOWN = 99

interface ScreenLinkProps {
  screen: Screen
  className: string
  onClick?: () => void
}

/** A link to a screen, in the side list, a phone's bar or its sheet. */
export function ScreenLink({ screen, className, onClick }: ScreenLinkProps) {
  const { t } = useTranslation('desk')
  const { pathname } = useLocation()
  const { to, key, icon: Icon } = screen
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={screenOf(pathname) === key ? 'true' : undefined}
      onClick={onClick}
      className={className}
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <span className="min-w-0 truncate">{t(`screen.${key}`)}</span>
      <Count screen={screen} />
    </Link>
  )
}

function Count({ screen: { count } }: Pick<ScreenLinkProps, 'screen'>): ReactNode {
  const { t } = useTranslation('desk')
  const counts = useCounts()
  const waiting = counts && count ? count(counts) : 0
  if (waiting === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="tabular ms-auto min-w-6 rounded-full bg-larch px-1.5 text-center text-sm font-bold text-spruce"
      >
        {waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}
      </span>
      <span className="sr-only">{t('waiting', { count: waiting })}</span>
    </>
  )
}

const LIVE = { staleTime: 0, refetchInterval: 60_000, refetchOnWindowFocus: true }

/** Counts of open work at the desk; refetched every minute while the tab is visible, and when it becomes visible. */
function useCounts() {
  return useQuery({
    ...LIVE,
    queryKey: ['admin', 'counts'],
    queryFn: ({ client }) => readJson(apiOf(client).admin.counts.$get()),
  }).data
}
