import { Link } from '@tanstack/react-router'
import {
  ChevronLeft,
  MapPin,
  CalendarDays,
  CalendarRange,
  Car,
  Clock,
  Users,
  Printer,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { keepTogether } from '../../../platform/i18n/format'
import { useSeason } from '../../../platform/i18n/use-season'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { ShareButtons } from '../share/share-buttons'
import { ShownIn } from '../shown-in'
import { foreignTag, foreignLangs, totalMinutes, type Region, type TourView } from '../tours.view'
import { useDurationText, useTourLength } from '../use-tour-length'
import { useTourPickup } from './tour-places'

type TourIntroductionProps = { tour: TourView; region: Region | undefined; url: string }

/** Name, route, facts and description of a tour. */
export function TourIntroduction({ tour, region, url }: TourIntroductionProps) {
  const lang = useLang()
  const { route, description } = tour
  return (
    <header className="flex flex-col gap-4">
      {region && region.id > 0 && <RegionLink region={region} />}
      <TourTitle tour={tour} url={url} />
      <TourFacts tour={tour} />
      {route.text && <RouteLine route={route} />}
      <ShownIn lang={description.lang} hasText={description.text !== ''} />
      <p className="prose" lang={foreignTag(description, lang)}>
        {description.text}
      </p>
      {tour.clothing.text && <Clothing clothing={tour.clothing} />}
    </header>
  )
}

/** Clothes and things to bring, of which the guests are told again on the eve of their trip. */
function Clothing({ clothing }: Pick<TourView, 'clothing'>) {
  const { t } = useTranslation('tours')
  return (
    <p className="text-sm whitespace-pre-line">
      <strong>{t('text.clothing')}</strong>
      {'\n'}
      <span lang={foreignTag(clothing, useLang())}>{clothing.text}</span>
    </p>
  )
}

function RegionLink({ region: { slug, name } }: { region: Region }) {
  const { t } = useTranslation('tours')
  return (
    <Link
      to="/$region"
      params={{ region: slug }}
      className="no-print -my-3 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-primary hover:underline"
    >
      <ChevronLeft aria-hidden size={16} />
      {t('inRegion', { region: name })}
    </Link>
  )
}

function RouteLine({ route }: { route: TourView['route'] }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  return (
    <p className="flex gap-2 wrap-anywhere text-muted">
      <MapPin aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">{t('text.route')}: </span>
        <span lang={foreignTag(route, lang)}>{keepTogether(route.text)}</span>
      </span>
    </p>
  )
}

/** Its length, the party, and when and where it begins. */
function TourFacts({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const { tripDays, minPerson, months, startMinute, meetingPoint } = tour
  const season = useSeason(months)
  const pickup = useTourPickup(tour)
  const length = useTourLength(tripDays)
  const hours = useDurationText()(tripDays === 1 ? totalMinutes(tour.itinerary) : 0)
  return (
    <ul className="tour-facts">
      <Fact icon={CalendarDays} text={hours ? `${length} · ${hours}` : length} />
      <Fact
        icon={Users}
        text={minPerson > 1 ? t('minPerson', { count: minPerson }) : t('ownParty')}
      />
      {season && <Fact icon={CalendarRange} text={season} />}
      {startMinute !== null && (
        <Fact icon={Clock} text={t('startsAt', { time: minuteText(startMinute) })} />
      )}
      {meetingPoint.text && <Fact icon={MapPin} text={t('meetAt', { place: meetingPoint.text })} />}
      {pickup && <Fact icon={Car} text={pickup} />}
    </ul>
  )
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li>
      <Icon aria-hidden size={20} />
      {text}
    </li>
  )
}

/** The name, with buttons to share and to print. */
function TourTitle({ tour, url }: { tour: TourView; url: string }) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <TourName tour={tour} />
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

function TourName({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {tour.status === TOUR_STATUS.hidden && <Chip look="hidden">{t('hidden')}</Chip>}
      {foreignLangs([tour.name, tour.route], lang).map((each) => (
        <ShownIn key={each} lang={each} hasText />
      ))}
      <h1 className="text-3xl sm:text-4xl" lang={foreignTag(tour.name, lang)}>
        {keepTogether(tour.name.text)}
      </h1>
    </div>
  )
}
