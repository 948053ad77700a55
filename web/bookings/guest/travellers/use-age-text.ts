import { useTranslation } from 'react-i18next'

/** An age in years, in words. */
export function useAgeText(): (age: number) => string {
  const { t } = useTranslation('travellers')
  return (age) => (age === 0 ? t('under1') : t('years', { count: age }))
}
