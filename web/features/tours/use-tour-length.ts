import { useTranslation } from 'react-i18next'

/** A day trip, or days and nights. */
export function useTourLength(days: number): string {
  const { t } = useTranslation('tours')
  return days === 1 ? t('dayTrip') : t('stay', { days, count: days - 1 })
}
