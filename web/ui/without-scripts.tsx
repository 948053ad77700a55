import { useTranslation } from 'react-i18next'
import { company, phoneUrl } from '../content/company'
import { useLang } from '../platform/i18n/use-lang'

const LINK = 'font-semibold text-primary underline'

/** In place of a form's button where scripts are off: the ways that need none. */
export function WithoutScripts() {
  const { t } = useTranslation()
  const chat = company.chat[useLang()].url
  return (
    <noscript>
      <p className="flex flex-wrap gap-x-3">
        {t('withoutScripts')}{' '}
        <a className={LINK} href={`mailto:${company.email}`}>
          {company.email}
        </a>{' '}
        <a className={LINK} href={phoneUrl}>
          {company.phone}
        </a>{' '}
        <a className={LINK} href={chat} target="_blank" rel="noopener noreferrer">
          {t('nav.chat')}
        </a>
      </p>
    </noscript>
  )
}
