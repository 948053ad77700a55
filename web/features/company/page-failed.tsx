import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

/** A page whose data did not come: what happened and another try. Header, menus and typed texts stay as they are. */
export function PageFailed() {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div role="alert" className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-4 py-24">
      <h1 className="text-2xl">{t('failed.title')}</h1>
      <p className="text-muted">{t('failed.text')}</p>
      <Button look="primary" onClick={() => void router.invalidate()}>
        {t('retry')}
      </Button>
    </div>
  )
}
