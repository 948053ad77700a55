import { useTranslation } from 'react-i18next'
import { buttonClass } from './button'

/** The hidden message that the page's script shows while the app cannot be loaded. */
export function NoConnection() {
  const { t } = useTranslation()
  return (
    <div
      id="no-connection"
      hidden
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 text-ink shadow-float [&[hidden]]:hidden"
    >
      {t('partFailed')}
      <button type="button" data-retry className={`${buttonClass('primary')} shrink-0`}>
        {t('retry')}
      </button>
    </div>
  )
}
