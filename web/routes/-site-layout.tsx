import { Outlet, useMatchRoute, useParams } from '@tanstack/react-router'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { AccountMenu } from '../features/accounts/account-menu'
import { SiteFooter } from '../features/company/site-footer'
import { SiteHeader } from '../features/company/site-header'
import { SearchLink } from '../features/search/search-link'
import { RegionMenu } from '../features/tours/region-menu'
import { textsOf } from '../platform/i18n/i18n'
import { useLang } from '../platform/i18n/use-lang'
import { NoConnection } from '../ui/no-connection'
import { PageAnnouncer } from '../ui/page-announcer'
import { HomeHero } from './-home-hero'

export function SiteLayout() {
  return (
    <I18nextProvider i18n={textsOf(useLang())}>
      <Frame />
    </I18nextProvider>
  )
}

function Frame() {
  const { t } = useTranslation()
  const isDesk = Boolean(useMatchRoute()({ to: '/admin', fuzzy: true }))
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {t('skipToContent')}
      </a>
      {isDesk ? <Outlet /> : <Site />}
      <PageAnnouncer />
      <NoConnection />
    </>
  )
}

function Site() {
  const matchRoute = useMatchRoute()
  const isHome = Boolean(matchRoute({ to: '/' }))
  const { region = matchRoute({ to: '/travel' }) ? 'travel' : undefined } = useParams({
    strict: false,
  })
  return (
    <>
      {/* Min height: the footer's position must not depend on what has loaded. */}
      <div className="flex min-h-[calc(100dvh-4rem)] flex-col">
        <SiteHeader
          hero={isHome && <HomeHero />}
          regions={<RegionMenu current={region} isWhole={isHome} />}
          account={<AccountMenu />}
          search={<SearchLink />}
        />
        <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
