import { useTranslation } from 'react-i18next'
import { Button } from './button'

interface RetryButtonProps {
  onRetry: () => void
}

/** Shown next to a failure; retries what failed. */
export function RetryButton({ onRetry }: RetryButtonProps) {
  const { t } = useTranslation()
  return <Button onClick={onRetry}>{t('retry')}</Button>
}
