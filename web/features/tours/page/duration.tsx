import { useTranslation } from 'react-i18next'
import { splitMinutes } from '../tours.view'

/** Minutes as hours and minutes; nothing for 0. */
export function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('tours')
  const parts = splitMinutes(minutes)
  if (!parts) return null
  if (parts.minutes === 0)
    return <span className="text-sm text-muted">{t('duration.hours', { hours: parts.hours })}</span>
  if (parts.hours === 0)
    return (
      <span className="text-sm text-muted">
        {t('duration.minutes', { minutes: parts.minutes })}
      </span>
    )
  return <span className="text-sm text-muted">{t('duration.both', parts)}</span>
}
