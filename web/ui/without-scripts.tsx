import { useTranslation } from 'react-i18next'
import { phoneUrl } from '../platform/site/phone-url'
import { useSite } from '../platform/site/site'
import { lead } from '../platform/i18n/lead'

const LINK = 'font-semibold text-primary underline'

/** Shown instead of a form's button if scripts are off: ways to reach the company without them. */
export function WithoutScripts() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="flex flex-wrap gap-x-3">
        {lead(t('withoutScripts'))}
        <CompanyLinks />
      </p>
    </noscript>
  )
}

/** Mail, phone and chat of the company. */
export function CompanyLinks() {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <>
      <a className={LINK} href={`mailto:${company.email}`}>
        {company.email}
      </a>{' '}
      <a className={LINK} href={phoneUrl(company.phone)}>
        {company.phone}
      </a>{' '}
      <a className={LINK} href={company.chat.url} target="_blank" rel="noopener noreferrer">
        {t('nav.chat')}
      </a>
    </>
  )
}
