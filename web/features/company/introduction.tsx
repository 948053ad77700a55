import { useTranslation } from 'react-i18next'

export function Introduction() {
  const { t } = useTranslation('company')
  return (
    <section className="flex max-w-reading flex-col gap-2 max-sm:-mb-3">
      <h2 className="text-2xl">{t('intro.title')}</h2>
      <p className="prose">{t('intro.lead')}</p>
      <details className="group">
        <summary className="inline-flex min-h-11 min-w-11 list-none items-center font-semibold text-primary">
          <span className="group-open:hidden">{t('intro.readMore')}</span>
          <span className="hidden group-open:inline">{t('intro.collapse')}</span>
        </summary>
        <p className="prose">{t('intro.more')}</p>
      </details>
    </section>
  )
}
