import { Link } from '@tanstack/react-router'
import { ChevronLeft, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { ShownIn } from '../shown-in'
import { foreignTag, type Region, type TourView } from '../tours.view'
import { TourFacts } from './tour-facts'
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
