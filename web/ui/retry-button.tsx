import { useTranslation } from 'react-i18next'
import { Button } from './button'

/** Shown next to a failure; retries what failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return <Button onClick={onRetry}>{t('retry')}</Button>
}
