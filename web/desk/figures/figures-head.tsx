import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'

const PARTS = [
  { to: '/admin/figures', key: 'visits' },
  { to: '/admin/figures/money', key: 'money' },
] as const

/** The title of the figures, their parts, and the choice of a period. */
export function FiguresHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('screen.figures')}</h1>
        <nav aria-label={t('screen.figures')} className="flex flex-wrap gap-2">
          {PARTS.map(({ to, key }) => (
            <Link
              key={key}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className={buttonClass('pill')}
            >
              {t(`figures.part.${key}`)}
            </Link>
          ))}
        </nav>
      </div>
      {children}
    </>
  )
}
