import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { DatabaseBackup, History, Inbox, LayoutDashboard, Mail, Trash2, Users } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Toasts } from './ui/toasts'
import './desk.css'

const SCREENS = [
  { to: '/admin', key: 'desk', icon: LayoutDashboard },
  { to: '/admin/reports', key: 'reports', icon: Inbox },
  { to: '/admin/outbox', key: 'outbox', icon: Mail },
  { to: '/admin/members', key: 'members', icon: Users },
  { to: '/admin/bin', key: 'bin', icon: Trash2 },
  { to: '/admin/backups', key: 'backups', icon: DatabaseBackup },
  { to: '/admin/audit', key: 'audit', icon: History },
] as const satisfies { to: LinkProps['to']; key: string; icon: unknown }[]

export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const present = SCREENS.findIndex(({ to }) => to === pathname)
  // On a phone, scroll the menu to the current screen.
  useEffect(() => {
    const entry = list.current?.children[present]
    if (!(entry instanceof HTMLElement) || !list.current) return
    list.current.scrollTo({
      left: entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2,
    })
  }, [present])
  return (
    <Toasts>
      <nav aria-label={t('nav.label')} className="border-b border-line bg-surface">
        <ul
          ref={list}
          className="relative mx-auto flex w-full max-w-[96rem] gap-1 overflow-x-auto px-4"
        >
          {SCREENS.map(({ to, key, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                activeProps={{ className: 'border-primary text-ink', 'aria-current': 'page' }}
                inactiveProps={{ className: 'border-transparent text-muted hover:text-ink' }}
                className="flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-semibold whitespace-nowrap"
              >
                <Icon aria-hidden size={16} />
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-desk className="mx-auto flex w-full max-w-[96rem] grow flex-col gap-6 px-4 py-6">
        {children}
      </div>
    </Toasts>
  )
}
