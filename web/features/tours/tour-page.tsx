import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarDays, Car, ChevronLeft, MapPin, Printer, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { company } from '../../content/company'
import { keepTogether } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { BookingBar } from './booking-bar'
import { DeparturesTable } from './departures-table'
import { PriceBox } from './price-box'
import { PriceTable } from './price-table'
import { PriceTag } from './price-tag'
import { ShareButtons } from './share-buttons'
import { ShownIn } from './shown-in'
import { TourGallery } from './tour-gallery'
import { TourTabs } from './tour-tabs'
import { tourQuery } from './tours.api'
import { foreignLangs, type Region, type TourTab, type TourView } from './tours.view'
import { Button } from '../../ui/button'

interface TourPageProps {
  tourId: number
  /** Undefined when the regions failed to load. */
  region: Region | undefined
  tab: TourTab
  url: string
  safetyHtml: string
  children?: ReactNode
}

export function TourPage({ tourId, region, tab, url, safetyHtml, children }: TourPageProps) {
  const { data: tour } = useSuspenseQuery(tourQuery(tourId, useLang()))
  return (
    <>
      <article className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-6">
        <TourGallery images={tour.images} name={tour.name.text} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="flex min-w-0 flex-col gap-8">
            <TourIntroduction tour={tour} region={region} url={url} />
            <PrintSummary tour={tour} url={url} />
            <TourTabs tour={tour} active={tab} safetyHtml={safetyHtml} />
            <DeparturesTable departures={tour.departures} />
          </div>
          {/* A phone has it in the bar's sheet, which needs scripts. */}
          <aside className="hidden lg:block noscript:block">
            <div className="no-print flex flex-col lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] overflow-hidden rounded-card border border-line bg-surface">
              <div className="fades-below overflow-y-auto p-5">
                <PriceBox tour={tour} />
              </div>
            </div>
          </aside>
        </div>
        <section id="board" className="no-print scroll-mt-20">
          {children}
        </section>
      </article>
      <BookingBar tour={tour} />
    </>
  )
}

/** Print only: what the screen shows beside the text. */
function PrintSummary({ tour, url }: { tour: TourView; url: string }) {
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

function TourIntroduction({
  tour,
  region,
  url,
}: {
  tour: TourView
  region: Region | undefined
  url: string
}) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const facts = [
    {
      icon: CalendarDays,
      text: tour.tripDays === 1 ? t('dayTrip') : t('days', { count: tour.tripDays }),
    },
    ...(tour.minPerson > 1
      ? [{ icon: Users, text: t('minPerson', { count: tour.minPerson }) }]
      : []),
    ...(company.pickupRegions.includes(tour.categorySlug)
      ? [{ icon: Car, text: t('pickup') }]
      : []),
  ]
  return (
    <header className="flex flex-col gap-4">
      {region && region.id > 0 && (
        <Link
          to="/$region"
          params={{ region: region.slug }}
          className="no-print -my-3 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-primary hover:underline"
        >
          <ChevronLeft aria-hidden size={16} />
          {t('inRegion', { region: region.name })}
        </Link>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
        <div className="flex min-w-0 flex-col items-start gap-2">
          {tour.status === TOUR_STATUS.hidden && <Chip look="hidden">{t('hidden')}</Chip>}
          {foreignLangs([tour.name, tour.route], lang).map((each) => (
            <ShownIn key={each} lang={each} hasText />
          ))}
          <h1
            className="text-3xl"
            lang={tour.name.lang === lang ? undefined : LANG_TAG[tour.name.lang]}
          >
            {keepTogether(tour.name.text)}
          </h1>
        </div>
        <div className="flex shrink-0 gap-2">
          <ShareButtons url={url} title={tour.name.text} />
          <Button
            look="bare"
            onClick={() => print()}
            aria-label={t('print')}
            className="no-print hidden size-11 place-items-center rounded-full border border-line hover:border-primary sm:grid"
          >
            <Printer aria-hidden size={18} />
          </Button>
        </div>
      </div>
      {tour.route.text && (
        <p className="flex gap-2 wrap-anywhere text-muted">
          <MapPin aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">{t('text.route')}: </span>
            <span lang={tour.route.lang === lang ? undefined : LANG_TAG[tour.route.lang]}>
              {keepTogether(tour.route.text)}
            </span>
          </span>
        </p>
      )}
      <ul className="flex flex-wrap gap-2">
        {facts.map(({ icon: Icon, text }) => (
          <li
            key={text}
            className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-sm"
          >
            <Icon aria-hidden size={16} className="text-primary" />
            {text}
          </li>
        ))}
      </ul>
      <ShownIn lang={tour.description.lang} hasText={tour.description.text !== ''} />
      <p
        className="prose"
        lang={tour.description.lang === lang ? undefined : LANG_TAG[tour.description.lang]}
      >
        {tour.description.text}
      </p>
    </header>
  )
}
