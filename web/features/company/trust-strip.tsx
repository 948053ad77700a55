import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { phoneUrl } from '../../platform/site/phone-url'
import { useSite } from '../../platform/site/site'

const TICK = <Check aria-hidden size={16} className="shrink-0 text-primary" />

/** Reasons to trust the company: founding year, licence, insurance, answer time, phone. */
export function TrustStrip({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('trust.title')}
      className={`flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-muted ${className}`}
    >
      {useFacts().map((fact) => (
        <li key={fact} className="flex items-center gap-1.5">
          {TICK}
          {fact}
        </li>
      ))}
      <li>
        <PhoneFact />
      </li>
    </ul>
  )
}

function useFacts(): string[] {
  const { t } = useTranslation()
  const { foundedYear: year, answerHours: count, licence, insurance } = useSite().company
  return [t('trust.since', { year }), t('trust.answer', { count }), licence, insurance]
}

function PhoneFact() {
  const { t } = useTranslation()
  const { phone } = useSite().company
  return (
    <a
      href={phoneUrl(phone)}
      className="-my-2.5 flex min-h-11 items-center gap-1.5 hover:underline"
    >
      {TICK}
      {t('trust.call', { phone })}
    </a>
  )
}
