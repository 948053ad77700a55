import {
  Outlet,
  useMatch,
  useParams,
  useRouteContext,
  useSearch,
  Link,
} from '@tanstack/react-router'
import { useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { AccountMenu } from '../features/accounts/account-menu'
import { StoryLine } from '../features/board/home/story-line'
import { SiteFooter, SlimFooter } from '../features/company/site-footer'
import { SiteHeader, SlimHeader } from '../features/company/site-header'
import { SearchLink } from '../features/search/search-link'
import { RegionMenu } from '../features/tours/list/region-menu'
import { LowestPrice } from '../features/tours/prices/lowest-price'
import { textsOf } from '../platform/i18n/i18n'
import { PageFactsContext } from '../platform/i18n/page-facts'
import { SiteProvider } from '../platform/site/site-provider'
import { buttonClass } from '../ui/button'
import { HiddenMessages } from '../ui/hidden-messages'
import { PageAnnouncer } from '../ui/page-announcer'

const ONLY_WHETHER = { shouldThrow: false, select: () => true } as const

// Constant elements, so that they do not rerender when the page changes.
const ACCOUNT = <AccountMenu />

const SEARCH = <SearchLink />

const FOOTER = <SiteFooter />

const SLIM_FOOTER = <SlimFooter />

export function SiteLayout() {
  const lang = useSearch({ from: '__root__', select: (search) => search.lang })
  const renderedAt = useRouteContext({ from: '__root__', select: ({ now }) => now })
  const showSameUntil = useRouteContext({
    from: '__root__',
    select: (context) => context.showSameUntil,
  })
  const facts = useMemo(
    () => ({ lang, renderedAt, ...(showSameUntil && { showSameUntil }) }),
    [lang, renderedAt, showSameUntil],
  )
  return (
    <PageFactsContext value={facts}>
      <I18nextProvider i18n={textsOf(lang)}>
        <SiteProvider>
          <Frame />
        </SiteProvider>
      </I18nextProvider>
    </PageFactsContext>
  )
}

function Frame() {
  const { t } = useTranslation()
  const isDesk = useMatch({ from: '/admin', ...ONLY_WHETHER }) === true
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
      <HiddenMessages />
    </>
  )
}

function Site() {
  // Select one value, so that the header does not rerender at each step of a navigation.
  const isHome = useMatch({ from: '/', ...ONLY_WHETHER }) === true
  const isTrip = useMatch({ from: '/trip/$pid', ...ONLY_WHETHER }) === true
  return (
    <>
      {/* Min height: the footer's position must not depend on what has loaded. */}
      <div className="flex min-h-[calc(100dvh-4rem)] flex-col">
        {isTrip ? (
          <SlimHeader account={ACCOUNT} />
        ) : (
          <SiteHeader
            hero={isHome && <HomeHero />}
            regions={<Regions isHome={isHome} />}
            account={ACCOUNT}
            search={SEARCH}
          />
        )}
        <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
          <Outlet />
        </main>
      </div>
      {isTrip ? SLIM_FOOTER : FOOTER}
    </>
  )
}

function Regions({ isHome }: { isHome: boolean }) {
  const isTravel = useMatch({ from: '/travel/', ...ONLY_WHETHER }) === true
  const region = useParams({ strict: false, select: (params) => params.region })
  return <RegionMenu current={region ?? (isTravel ? 'travel' : undefined)} isWhole={isHome} />
}

/** The offer, its audience, the lowest price, a guest's words, and one call to action. */
function HomeHero() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/' })
  return (
    <div className="flex max-w-md flex-col gap-3 md:min-h-[22rem] md:max-w-84 md:justify-center lg:max-w-md">
      <h1 className="text-4xl lg:text-[3.5rem]">{t('header.title')}</h1>
      <p className="text-lg">{t('header.subtitle')}</p>
      <LowestPrice className="text-lg font-bold text-larch" />
      <HeroLinks />
      <StoryLine search={search} />
    </div>
  )
}

function HeroLinks() {
  const { t } = useTranslation(['tours', 'site'])
  return (
    <div className="mt-1 flex flex-wrap gap-3">
      <Link to="/travel" className={buttonClass('main')}>
        {t('see')}
      </Link>
      <Link
        to="/contact"
        className={`${buttonClass('bare')} inline-flex min-h-11 items-center rounded-field border border-snow/50 px-4 font-semibold hover:bg-snow/15`}
      >
        {t('site:hero.ask')}
      </Link>
    </div>
  )
}
