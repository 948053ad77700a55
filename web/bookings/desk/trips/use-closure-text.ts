import { useTranslation } from 'react-i18next'
import type { Closure } from './trips.api'

/** The tour or tours that a closure closes, and its note. */
export function useClosureText(): (closure: Closure) => string {
  const { t } = useTranslation('desk-bookings')
  return ({ tourId, tour, note }) =>
    [tourId === null ? t('dates.allTours') : (tour ?? `#${tourId}`), note]
      .filter(Boolean)
      .join(' · ')
}
