import { useTranslation } from 'react-i18next'
import { formatCad } from '../../../platform/i18n/format'

/** The crossed-out price of an offer; nothing without one. */
export function StruckPrice({ cents, className }: { cents: number | null; className: string }) {
  const { t } = useTranslation('tours')
  if (cents === null) return null
  return (
    <s className={className}>
      <span className="sr-only">{t('oldPrice')} </span>
      {formatCad(cents)}
    </s>
  )
}
