import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lead } from '../platform/i18n/lead'
import { buttonClass } from './button'
import { CompanyLinks } from './without-scripts'

/** Messages of the page's script, for an app that cannot be loaded or started (`platform/hydration/messages.ts`). */
export function HiddenMessages() {
  const { t } = useTranslation()
  return (
    <>
      <Message id="no-connection" action={t('retry')}>
        {t('partFailed')}
      </Message>
      <Message id="too-old" action={t('close')}>
        <p className="flex flex-wrap gap-x-3">
          {lead(t('tooOld'))}
          <CompanyLinks />
        </p>
      </Message>
    </>
  )
}

function Message({ id, action, children }: { id: string; action: string; children: ReactNode }) {
  return (
    <div
      id={id}
      hidden
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 text-ink shadow-float [&[hidden]]:hidden"
    >
      {children}
      <button type="button" data-retry className={`${buttonClass('primary')} shrink-0`}>
        {action}
      </button>
    </div>
  )
}
