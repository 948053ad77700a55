import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsFirstScreen } from '../../../platform/hydration/use-first-screen'
import { useSite } from '../../../platform/site/site'
import { NativeDialog } from '../../../ui/dialog'
import { BookingBar } from '../prices/booking-bar'
import { DeparturesTable } from '../departures/departures-table'
import { PRICE_SHEET, PriceBox } from '../prices/price-box'
import { PriceTable } from '../prices/price-table'
import { PriceTag } from '../prices/price-tag'
import { SimilarTours } from '../list/similar-tours'
import { TourGallery } from '../gallery/tour-gallery'
import { TourIntroduction } from './tour-introduction'
import { TourTabs } from './tour-tabs'
import type { AskForDate, PartyProps, Region, TourTab, TourView } from '../tours.view'

interface TourPageProps extends PartyProps {
  /** Undefined when the regions failed to load. */
  region: Region | undefined
  tab: TourTab
  url: string
  safetyHtml: string
  /** Who guides, and why the company can be relied on. */
  people?: ReactNode
  onAsk: AskForDate
  children?: ReactNode
}

export function TourPage({
  region,
  tab,
  url,
  safetyHtml,
  people,
  onAsk,
  children,
  ...party
}: TourPageProps) {
  const { tour } = party
  const { t } = useTranslation('tours')
  const isFirstScreen = useIsFirstScreen()
  return (
    <>
      <article className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-6">
        <TourGallery images={tour.images} name={tour.name.text} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="flex min-w-0 flex-col gap-8">
            <TourIntroduction tour={tour} region={region} url={url} />
            {isFirstScreen || (
              <>
                <PrintSummary tour={tour} url={url} />
                {people}
                <TourTabs tour={tour} active={tab} safetyHtml={safetyHtml} />
                <DeparturesTable tour={tour} onAsk={onAsk} />
              </>
            )}
          </div>
          <aside className="no-print max-lg:contents">
            <NativeDialog id={PRICE_SHEET} title={t('price.title')} look="aside">
              <div className="fades-below overflow-y-auto">
                {isFirstScreen || <PriceBox {...party} onAsk={onAsk} />}
              </div>
            </NativeDialog>
          </aside>
        </div>
        {/* As high as a page, to which the browser scrolls back. */}
        <section
          id="board"
          className={`no-print scroll-mt-20 ${isFirstScreen ? 'min-h-[1000vh]' : ''}`}
        >
          {isFirstScreen || children}
        </section>
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

/** Print only: what the screen shows beside the text. */
function PrintSummary({ tour, url }: { tour: TourView; url: string }) {
  const { company } = useSite()
  return (
    <div className="hidden flex-col gap-4 print:flex">
      <PriceTag tour={tour} />
      <PriceTable tour={tour} />
      <p className="border-y border-line py-2 text-sm">
        {[company.name, company.phone, company.email, url].join(' · ')}
      </p>
    </div>
  )
}
