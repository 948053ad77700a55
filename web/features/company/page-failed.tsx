import type { ErrorComponentProps } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import { DEFAULT_LANG, isLang, type Lang } from '../../../worker/contracts/languages'
import { textsOf } from '../../platform/i18n/i18n'
import { FAILURE_PLACE, PageFailure } from './page-failure'

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
  const t = textsOf(lang).getFixedT(null, 'common')
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
