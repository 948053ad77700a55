import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['board', 'common'])
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-4 py-8">
      <p>{t('failed')}</p>
      <Button onClick={onRetry}>{t('common:retry')}</Button>
    </div>
  )
}
