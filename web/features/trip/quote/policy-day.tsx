import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'

interface PolicyDayProps {
  day: string
  className?: string
}

/** The day that refunds count back from, if it is not the first day of the trip. */
export function PolicyDay({ day, className }: PolicyDayProps) {
  const { t } = useTranslation('trip')
  const shown = formatDay(day, useLang())
  return <p className={className}>{t('change.agree.policyDay', { day: shown })}</p>
}
