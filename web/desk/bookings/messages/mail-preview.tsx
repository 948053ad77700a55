import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'

/** The mail as the guest gets it. */
export function MailPreview({ lang, text }: { lang: Lang; text: string }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <details className="rounded-card border border-line bg-surface text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold">
        {t('compose.preview')}
      </summary>
      <div lang={LANG_TAG[lang]} className="flex flex-col items-start gap-3 px-3 pb-4">
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        <span className="rounded-field bg-primary px-3 py-2 font-semibold text-on-primary">
          {t(`compose.button.${lang}`)}
        </span>
      </div>
    </details>
  )
}
