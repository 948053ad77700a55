import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { AlsoHere } from '../ui/also-here'
import { useClock } from '../ui/use-clock'
import type { EditedTour } from './editor.api'
import { STATUSES } from './tour-statuses'

const SCREENS = [
  { screen: 'tour', to: '/admin/$tourId' },
  { screen: 'itinerary', to: '/admin/route/$tourId' },
  { screen: 'images', to: '/admin/img/$tourId' },
  { screen: 'history', to: '/admin/history/$tourId' },
] as const

const VIEW = {
  target: '_blank',
  className: 'flex min-h-11 items-center gap-1 text-sm text-primary underline underline-offset-4',
}

interface TourHeaderProps {
  tour: Pick<EditedTour, 'id' | 'name' | 'status' | 'publishAt'>
  screen: (typeof SCREENS)[number]['screen']
}

export function TourHeader({ tour, screen }: TourHeaderProps) {
  const name = pickText(tour.name, useLang()).text
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl">{name || `#${tour.id}`}</h1>
        <StatusAndLink tour={tour} />
      </div>
      <TourScreens tour={tour} screen={screen} />
      {screen !== 'history' && <AlsoHere kind={screen} id={tour.id} />}
    </header>
  )
}

/** A tour's status, when it goes live, and the visitors' page in a tab of its own. */
function StatusAndLink({ tour }: Pick<TourHeaderProps, 'tour'>) {
  const { t } = useTranslation('desk-tours')
  const time = useClock()
  const status = STATUSES[tour.status]
  return (
    <>
      {status && <Chip look={status === '0' ? 'hidden' : 'plain'}>{t(`status.${status}`)}</Chip>}
      {tour.publishAt !== null && <Chip>{t('schedule.chip', { time: time(tour.publishAt) })}</Chip>}
      <Link to="/tour/$address" params={{ address: `tour-${tour.id}` }} {...VIEW}>
        <ExternalLink aria-hidden size={14} />
        {t('tour.view')}
      </Link>
    </>
  )
}

function TourScreens({ tour, screen }: TourHeaderProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <nav aria-label={t('tour.screens')} className="flex flex-wrap gap-1">
      {SCREENS.map((each) => (
        <Link
          key={each.screen}
          to={each.to}
          params={{ tourId: String(tour.id) }}
          aria-current={each.screen === screen ? 'page' : undefined}
          data-part
          className={`flex min-h-11 items-center rounded-full px-4 text-sm font-semibold whitespace-nowrap ${each.screen === screen ? 'bg-ink text-paper' : 'border border-line bg-surface hover:border-primary'}`}
        >
          {t(`tour.screen.${each.screen}`)}
        </Link>
      ))}
    </nav>
  )
}
