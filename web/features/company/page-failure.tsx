import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingChunk, reloadIfReachable, reloadOnce } from '../../platform/hydration/reload'
import { Button } from '../../ui/button'

export const FAILURE_PLACE =
  'mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-4 py-24'

/** The failure with a retry; a missing file of the build reloads the page once. */
export function PageFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  const router = useRouter()
  const isCode = isMissingChunk(error)
  useEffect(() => {
    if (isCode) void reloadOnce()
  }, [isCode])
  return (
    <div role="alert" className={FAILURE_PLACE}>
      <h1 className="text-2xl">{t('failed.title')}</h1>
      <p className="text-muted">{t('failed.text')}</p>
      <Button
        look="primary"
        onClick={() => void (isCode ? reloadIfReachable() : router.invalidate())}
      >
        {t('retry')}
      </Button>
    </div>
  )
}
