import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'
import { FooterBank } from './footer-bank'
import { FOOTER_LINK, FooterContact } from './footer-contact'

export function SiteFooter() {
  const { company, bank } = useSite()
  return (
    <footer className="later bg-spruce text-snow">
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 sm:grid-cols-2 sm:gap-8 sm:py-10 lg:grid-cols-[1fr_1fr_2fr]">
        <Policies />
        <FooterContact />
        {bank && <FooterBank bank={bank} />}
      </div>
      <p className="border-t border-snow/20 py-4 text-center text-sm">
        © {company.foundedYear}–{calgaryDay(useNow()).slice(0, 4)} {company.legalName}
      </p>
    </footer>
  )
}

const PAGES = ['attention', 'contact', 'career', 'tandc', 'privacy'] as const

function Policies() {
  const { t } = useTranslation(['company', 'common'])
  return (
    <nav aria-label={t('footer.policies')}>
      <h2 className="text-base">{t('footer.policies')}</h2>
      <ul className="mt-2 max-sm:grid max-sm:grid-cols-2 max-sm:items-baseline max-sm:gap-x-4">
        {PAGES.map((page) => (
          <li key={page}>
            <Link to={`/${page}`} className={FOOTER_LINK}>
              {t(`common:nav.${page}`)}
            </Link>
          </li>
        ))}
        <li>
          <FeedLink />
        </li>
      </ul>
    </nav>
  )
}

function FeedLink() {
  const { t } = useTranslation('company')
  return (
    <a href={`/feed-${useLang()}.xml`} className={FOOTER_LINK}>
      {t('footer.feed')}
    </a>
  )
}
