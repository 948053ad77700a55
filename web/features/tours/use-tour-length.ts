import { useTranslation } from 'react-i18next'
import { splitMinutes } from './tours.view'

/** A day trip, or days and nights. */
export function useTourLength(days: number): string {
  const { t } = useTranslation('tours')
  return days === 1 ? t('dayTrip') : t('stay', { days, count: days - 1 })
}

/** Writes minutes as hours and minutes; null for none. */
export function useDurationText(): (minutes: number) => string | null {
  const { t } = useTranslation('tours')
  return (minutes) => {
    const parts = splitMinutes(minutes)
    if (!parts) return null
    if (parts.minutes === 0) return t('duration.hours', parts)
    return parts.hours === 0 ? t('duration.minutes', parts) : t('duration.both', parts)
  }
}
