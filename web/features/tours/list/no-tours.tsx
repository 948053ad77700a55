import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'

export function NoTours({ isRegion = false }: { isRegion?: boolean }) {
  const { t } = useTranslation('tours')
  return (
    <section className="mx-auto flex max-w-reading flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-16 text-center">
      <h2 className="text-xl">{t('empty.title')}</h2>
      <p className="text-muted">{t('empty.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/contact" className={buttonClass('primary')}>
          {t('empty.action')}
        </Link>
        {isRegion && (
          <Link to="/travel" className={buttonClass('quiet')}>
            {t('all')}
          </Link>
        )}
      </div>
    </section>
  )
}
