import { useTranslation } from 'react-i18next'

/** How often a guest has been here, in words: once, twice, or a number of times. */
export function useTripsText(): (trips: number) => string {
  const { t } = useTranslation('desk-guests')
  return (count) =>
    count === 1 ? t('here.once') : count === 2 ? t('here.twice') : t('here.often', { times: count })
}
