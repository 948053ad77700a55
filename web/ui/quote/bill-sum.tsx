import { useTranslation } from 'react-i18next'
import { formatCad } from '../../platform/i18n/format'

interface SumProps {
  label: string
  cents: number
  /** Null if only dollars matter. */
  won: string | null
  isTotal?: boolean
}

export function Sum({ label, cents, won, isTotal }: SumProps) {
  const { t } = useTranslation('trip')
  const look = isTotal ? 'border-t border-line pt-3 text-lg font-bold' : ''
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="tabular text-end whitespace-nowrap">
        {formatCad(cents, 2)}
        {won !== null && (
          <span className="block text-sm font-normal text-muted">{t('bill.won', { won })}</span>
        )}
      </dd>
    </div>
  )
}
