import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TourTab } from '../tours.view'

export function TabLinks({ tabs, shown }: { tabs: TourTab[]; shown: TourTab }) {
  const { t } = useTranslation('tours')
  return (
    <nav
      aria-label={t('tabs.label')}
      className="no-print -mx-4 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex sm:gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink tab={tab} isShown={tab === shown} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabLink({ tab, isShown }: { tab: TourTab; isShown: boolean }) {
  const { t } = useTranslation('tours')
  return (
    <Link
      to="."
      search={(before) => ({ ...before, tab: tab === 'product' ? undefined : tab })}
      activeOptions={{ exact: true }}
      aria-current={isShown ? 'true' : undefined}
      replace
      resetScroll={false}
      className={`flex min-h-12 items-center border-b-2 px-2.5 font-semibold whitespace-nowrap sm:px-3 ${isShown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink'}`}
    >
      {t(`tabs.${tab}`)}
    </Link>
  )
}
