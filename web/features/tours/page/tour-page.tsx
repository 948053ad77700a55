import { Link } from '@tanstack/react-router'
import { type PropsWithChildren, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site'
import { NativeDialog } from '../../../ui/dialog'
import { Prose } from '../../../ui/prose'
import { Departures } from '../departures/departures'
import { TourGallery } from '../gallery/tour-gallery'
import { SimilarTours } from '../list/similar-tours'
import { BookingBar } from '../prices/booking-bar'
import { PRICE_SHEET, PriceBox } from '../prices/price-box'
import type { AskForDate, PartyProps, Region, TourTab, TourView } from '../tours.view'
import { Bulletin, Inclusions, Route } from './tab-texts'
import { TourIntroduction } from './tour-introduction'

interface TourPageProps extends PartyProps {
  /** Undefined when the regions failed to load. */
  region: Region | undefined
  tab: TourTab
  url: string
  /** A promise if the app opens the page before this text has loaded. */
  safetyHtml: string | Promise<string>
  /** The guide and the trust strip. */
  people?: ReactNode
  onAsk: AskForDate
  isFirstScreen: boolean
  children?: ReactNode
}

export function TourPage({ children, isFirstScreen, ...page }: TourPageProps) {
  const { tour, onAsk } = page
  return (
    <>
      <article className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-6">
        <TourGallery images={tour.images} name={tour.name.text} isFirstScreen={isFirstScreen} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px]">
          <TourTexts {...page} isFirstScreen={isFirstScreen} />
          <PriceSheet {...page} isFirstScreen={isFirstScreen} />
        </div>
        <PrintFooter url={page.url} />
        <BoardSection isFirstScreen={isFirstScreen}>{children}</BoardSection>
      </article>
      {isFirstScreen || (
        <>
          <SimilarTours tourId={tour.id} />
          <BookingBar tour={tour} onAsk={onAsk} />
        </>
      )}
    </>
  )
}

/** Very high on the first screen, so that the browser can restore any scroll position. */
function BoardSection({ isFirstScreen, children }: PropsWithChildren<{ isFirstScreen: boolean }>) {
  return (
    <section
      id="board"
      className={`no-print scroll-mt-20 ${isFirstScreen ? 'min-h-[1000vh]' : ''}`}
    >
      {isFirstScreen || children}
    </section>
  )
}

/** On the first screen only the introduction is rendered. */
type ColumnProps = Omit<TourPageProps, 'children'>

function TourTexts({ isFirstScreen, people, ...page }: ColumnProps) {
  const { tour, url } = page
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <TourIntroduction tour={tour} region={page.region} url={url} />
      {isFirstScreen || (
        <>
          {people}
          <TourTabs tour={tour} active={page.tab} safetyHtml={page.safetyHtml} />
          <Departures tour={tour} onAsk={page.onAsk} />
        </>
      )}
    </div>
  )
}

/** The prices: beside the texts, in a sheet on a phone, below the texts on paper. */
function PriceSheet({ isFirstScreen, ...page }: ColumnProps) {
  const { t } = useTranslation('tours')
  const { tour, persons, onPersons, onAsk } = page
  return (
    <aside className="max-lg:contents">
      <NativeDialog id={PRICE_SHEET} title={t('price.title')} look="aside">
        <div className="fades-below overflow-y-auto">
          {isFirstScreen || <PriceBox {...{ tour, persons, onPersons, onAsk }} />}
        </div>
      </NativeDialog>
    </aside>
  )
}

function PrintFooter({ url }: { url: string }) {
  const { name, phone, email } = useSite().company
  return (
    <p className="hidden border-y border-line py-2 text-sm print:block">
      {[name, phone, email, url].join(' · ')}
    </p>
  )
}

type TourTabsProps = { tour: TourView; active: TourTab; safetyHtml: string | Promise<string> }

/** Four tabs, each with its own address. Printing shows all of them. */
function TourTabs({ tour, active, safetyHtml }: TourTabsProps) {
  const { t } = useTranslation('tours')
  const panels = panelsOf(tour, typeof safetyHtml === 'string' ? safetyHtml : use(safetyHtml))
  const shown = panels.some(({ tab }) => tab === active) ? active : 'product'
  return (
    <div className="flex flex-col gap-6">
      <TabLinks tabs={panels.map(({ tab }) => tab)} shown={shown} />
      {panels.map(({ tab, content }) => (
        <section key={tab} className={tab === shown ? '' : 'hidden print-block'}>
          <h2 className="sr-only print:not-sr-only print:mt-6 print:mb-2 print:text-xl">
            {t(`tabs.${tab}`)}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}

/** The tabs that have something to show. */
function panelsOf(tour: TourView, safetyHtml: string): { tab: TourTab; content: ReactNode }[] {
  const { itinerary, included, excluded } = tour
  const all = [
    { tab: 'product', content: <Bulletin tour={tour} /> },
    { tab: 'route', content: itinerary.length > 0 && <Route tour={tour} /> },
    {
      tab: 'inclusions',
      content: included.length + excluded.length > 0 && <Inclusions tour={tour} />,
    },
    { tab: 'safety', content: <Prose html={safetyHtml} /> },
  ] as const
  return all.filter(({ content }) => content !== false)
}

function TabLinks({ tabs, shown }: { tabs: TourTab[]; shown: TourTab }) {
  const { t } = useTranslation('tours')
  return (
    <nav
      aria-label={t('tabs.label')}
      className="no-print -mx-4 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex sm:gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink tab={tab} isShown={tab === shown} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabLink({ tab, isShown }: { tab: TourTab; isShown: boolean }) {
  const { t } = useTranslation('tours')
  return (
    <Link
      to="."
      search={(before) => ({ ...before, tab: tab === 'product' ? undefined : tab })}
      activeOptions={{ exact: true }}
      aria-current={isShown ? 'true' : undefined}
      replace
      resetScroll={false}
      className={`flex min-h-12 items-center border-b-2 px-2.5 font-semibold whitespace-nowrap sm:px-3 ${isShown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink'}`}
    >
      {t(`tabs.${tab}`)}
    </Link>
  )
}
