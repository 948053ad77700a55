import { BadgePercent, Car, CalendarCheck, Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const FACTS = [
  { key: 'commission', icon: BadgePercent },
  { key: 'pickup', icon: Car },
  { key: 'video', icon: Clapperboard },
  { key: 'refund', icon: CalendarCheck },
] as const

export function FourFacts() {
  const { t } = useTranslation('company')
  return (
    <section aria-label={t('facts.title')}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line grid-cols-2">
        {FACTS.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-3 bg-surface p-3 sm:p-5">
            <Icon aria-hidden size={24} className="mt-0.5 shrink-0 text-primary max-sm:hidden" />
            <div>
              <h2 className="text-base">{t(`facts.${key}.title`)}</h2>
              <p className="text-sm text-muted">{t(`facts.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
