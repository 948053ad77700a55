import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 py-24">
      <h1 className="text-3xl text-balance">{t('notFound.title')}</h1>
      <p className="text-muted">{t('notFound.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass('primary')}>
          {t('notFound.action')}
        </Link>
        <Link to="/search" className={buttonClass('quiet')}>
          {t('nav.search')}
        </Link>
      </div>
    </div>
  )
}
