import { Link } from '@tanstack/react-router'
import { CalendarDays, Car, ChevronLeft, MapPin, Printer, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tour-status'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { ShareButtons } from '../share/share-buttons'
import { ShownIn } from '../shown-in'
import { foreignLangs, foreignTag, type Region, type TourView } from '../tours.view'

/** Name, route, facts and description of a tour. */
export function TourIntroduction({
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
      <TourTitle tour={tour} url={url} />
      {tour.route.text && (
        <p className="flex gap-2 wrap-anywhere text-muted">
          <MapPin aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">{t('text.route')}: </span>
            <span lang={foreignTag(tour.route, lang)}>{keepTogether(tour.route.text)}</span>
          </span>
        </p>
      )}
      <TourFacts tour={tour} />
      <ShownIn lang={tour.description.lang} hasText={tour.description.text !== ''} />
      <p className="prose" lang={foreignTag(tour.description, lang)}>
        {tour.description.text}
      </p>
    </header>
  )
}

function TourFacts({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const { pickupRegions } = useSite()
  const facts = [
    {
      icon: CalendarDays,
      text:
        tour.tripDays === 1
          ? t('dayTrip')
          : t('stay', { days: tour.tripDays, count: tour.tripDays - 1 }),
    },
    ...(tour.minPerson > 1
      ? [{ icon: Users, text: t('minPerson', { count: tour.minPerson }) }]
      : []),
    ...(pickupRegions.includes(tour.categorySlug) ? [{ icon: Car, text: t('pickup') }] : []),
  ]
  return (
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
  )
}

function TourTitle({ tour, url }: { tour: TourView; url: string }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <div className="flex min-w-0 flex-col items-start gap-2">
        {tour.status === TOUR_STATUS.hidden && <Chip look="hidden">{t('hidden')}</Chip>}
        {foreignLangs([tour.name, tour.route], lang).map((each) => (
          <ShownIn key={each} lang={each} hasText />
        ))}
        <h1 className="text-3xl" lang={foreignTag(tour.name, lang)}>
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
  )
}
