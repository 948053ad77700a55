import { Link } from '@tanstack/react-router'
import { ChevronLeft, MapPin, CalendarDays, Car, Users, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { ShownIn } from '../shown-in'
import { foreignTag, type Region, type TourView } from '../tours.view'
import { useTourLength } from '../use-tour-length'
import { TourTitle } from './tour-title'

interface TourIntroductionProps {
  tour: TourView
  region: Region | undefined
  url: string
}

/** Name, route, facts and description of a tour. */
export function TourIntroduction({ tour, region, url }: TourIntroductionProps) {
  const lang = useLang()
  const { route, description } = tour
  return (
    <header className="flex flex-col gap-4">
      {region && region.id > 0 && <RegionLink region={region} />}
      <TourTitle tour={tour} url={url} />
      {route.text && <RouteLine route={route} />}
      <TourFacts tour={tour} />
      <ShownIn lang={description.lang} hasText={description.text !== ''} />
      <p className="prose" lang={foreignTag(description, lang)}>
        {description.text}
      </p>
    </header>
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

/** Its length, the smallest party and whether guests are picked up. */
function TourFacts({ tour: { tripDays, minPerson, categorySlug } }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const { pickupRegions } = useSite()
  const length = useTourLength(tripDays)
  return (
    <ul className="flex flex-wrap gap-2">
      <Fact icon={CalendarDays} text={length} />
      {minPerson > 1 && <Fact icon={Users} text={t('minPerson', { count: minPerson })} />}
      {pickupRegions.includes(categorySlug) && <Fact icon={Car} text={t('pickup')} />}
    </ul>
  )
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-sm">
      <Icon aria-hidden size={16} className="text-primary" />
      {text}
    </li>
  )
}
