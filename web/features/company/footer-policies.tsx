import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { FOOTER_LINK } from './footer-contact'

const PAGES = ['attention', 'contact', 'career', 'tandc', 'privacy'] as const

/** The pages with the company's rules, and the feed. */
export function FooterPolicies() {
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
          <FeedLink text={t('footer.feed')} />
        </li>
      </ul>
    </nav>
  )
}

function FeedLink({ text }: { text: string }) {
  return (
    <a href={`/feed-${useLang()}.xml`} className={FOOTER_LINK}>
      {text}
    </a>
  )
}
