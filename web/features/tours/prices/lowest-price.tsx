import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCad } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { homeToursQuery } from '../tours.api'

/** The lowest price of all tours, with its party size; nothing without prices. */
export function LowestPrice({ className = '' }: { className?: string }) {
  const { t } = useTranslation('tours')
  const lowest = useQuery(homeToursQuery(useLang())).data?.lowest
  if (!lowest) return null
  const price = formatCad(lowest.cents)
  return (
    <p className={className}>
      {lowest.kind === 'perPerson'
        ? t('lowest', { price, count: lowest.persons })
        : t('lowestSingle', { price })}
    </p>
  )
}
