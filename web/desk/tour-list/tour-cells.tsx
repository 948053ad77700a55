import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { pricedOn, shownPrice } from '../../../worker/contracts/tours/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { useNow } from '../../platform/forms/use-now'
import { formatCad, formatDay, formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { ResponsiveImage } from '../../ui/responsive-image'
import { STATUSES } from '../editor/tour-statuses'
import type { TourSummary } from '../tours/tours.api'
import { useClock } from '../ui/use-clock'
import { useTourName } from './use-tour-name'

const IMAGE = 'h-10 w-[3.75rem] shrink-0 rounded-field object-cover'
const NAME = 'flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline'

export function NameLink({ tour, region }: { tour: TourSummary; region: string }) {
  const nameOf = useTourName()
  return (
    <Link to="/admin/$tourId" params={{ tourId: String(tour.id) }} data-open className={NAME}>
      <SmallImage url={tour.mainImageUrl} />
      <span className="min-w-0 wrap-anywhere">
        {nameOf(tour)}
        <span className="block text-xs font-normal text-muted">{region}</span>
      </span>
    </Link>
  )
}

function SmallImage({ url }: { url: TourSummary['mainImageUrl'] }) {
  if (!url) return <span aria-hidden className="h-10 w-[3.75rem] shrink-0 rounded-field bg-line" />
  return <ResponsiveImage url={url} alt="" sizes="60px" widest={320} className={IMAGE} />
}

/** The status, and the publishing time of a hidden tour. */
export function Status({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation('desk-tours')
  const time = useClock()
  return (
    <>
      <StatusChip tour={tour} />
      {tour.publishAt !== null && (
        <span className="tabular block text-xs text-muted">
          {t('schedule.chip', { time: time(tour.publishAt) })}
        </span>
      )}
    </>
  )
}

export function NextDeparture({ tour: { nextDeparture } }: { tour: TourSummary }) {
  const lang = useLang()
  const now = useNow()
  return <span>{nextDeparture === null ? '–' : formatDay(nextDeparture, lang, now)}</span>
}

export function LastChange({ tour }: { tour: TourSummary }) {
  const time = useClock()
  return <time>{time(tour.updatedAt)}</time>
}

export function MissingTexts({ tour: { missing } }: { tour: TourSummary }) {
  const { t } = useTranslation(['desk', 'desk-tours'])
  const lang = useLang()
  if (missing.length === 0)
    return <span className="text-muted">{t('desk-tours:list.texts.none')}</span>
  const counts = missing.map((each) => `${t(`desk.code.${each.lang}`)} ${each.n}`)
  return (
    <span className="text-danger">
      {t('desk.missingLanguages', { languages: formatList(counts, lang) })}
    </span>
  )
}

export function Price({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation('tours')
  const price = shownPrice(pricedOn(tour, calgaryDay(useNow())))
  return <span>{price.kind === 'inquire' ? t('inquire') : formatCad(price.cents)}</span>
}

export function StatusChip({ tour: { status } }: { tour: Pick<TourSummary, 'status'> }) {
  const { t } = useTranslation('desk-tours')
  const look =
    status === TOUR_STATUS.hidden ? 'hidden' : status === TOUR_STATUS.offer ? 'offer' : 'plain'
  return <Chip look={look}>{t(`status.${STATUSES[status] ?? '0'}`)}</Chip>
}
