import { useTranslation } from 'react-i18next'

const FACTS = ['commission', 'pickup', 'video', 'refund'] as const

export function FourFacts() {
  const { t } = useTranslation('company')
  return (
    <section aria-label={t('facts.title')}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
        {FACTS.map((fact) => (
          <li key={fact} className="bg-surface p-3 sm:p-5">
            <h2 className="text-base">{t(`facts.${fact}.title`)}</h2>
            <p className="text-sm text-muted">{t(`facts.${fact}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
