import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { DEFAULT_LANG, isLang, type Lang } from '../../../worker/contracts/languages'
import { isMissingChunk, reloadIfReachable, reloadOnce } from '../../platform/hydration/reload'
import { textsOf } from '../../platform/i18n/i18n'
import { Button } from '../../ui/button'

const FAILURE_PLACE = 'mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-4 py-24'

/** Uses the previous page's language: the requested one's texts may have failed to load. */
export function PageFailed({ error }: ErrorComponentProps) {
  return (
    <I18nextProvider i18n={textsOf(shownLang())}>
      <PageFailure error={error} />
    </I18nextProvider>
  )
}

function shownLang(): Lang {
  if (typeof document === 'undefined') return DEFAULT_LANG
  const lang = document.documentElement.dataset['lang']
  return isLang(lang) ? lang : DEFAULT_LANG
}

/** For a failed edge render: shown without scripts, or when the app fails to load as well. */
export function PageFailedWithoutApp({ lang, address }: { lang: Lang; address: string }) {
  const t = textsOf(lang).getFixedT(null, 'site')
  return (
    <noscript id="without-app">
      <div className={FAILURE_PLACE}>
        <h1 className="text-2xl">{t('failed.title')}</h1>
        <p className="text-muted">{t('failed.text')}</p>
        <a href={address} className="font-semibold underline">
          {t('retry')}
        </a>
      </div>
    </noscript>
  )
}

/** The failure with a retry; a missing file of the build reloads the page once. */
function PageFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
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
