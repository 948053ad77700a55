import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useClock } from '../ui/use-clock'
import type { Booking } from './bookings.api'
import { FACT_LINK, BookingContact } from './booking-contact'

/** What was asked for and by whom. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['desk-bookings', 'common'])
  const time = useClock()
  const { party, children, lang, source, agreesToJoin, reference, firstOpenedAt } = booking
  const adults = t('adults', { count: party - children })
  const rows: [label: string, value: ReactNode][] = [
    [t('tour'), <TourOf key="tour" booking={booking} />],
    [t('day'), <WantedDay key="day" booking={booking} />],
    [t('party'), children === 0 ? adults : `${adults}, ${t('children', { count: children })}`],
    [t('pickup'), <Pickup key="pickup" booking={booking} />],
    [t('common:language.label'), t(`common:language.${lang}`)],
    [t('joins'), agreesToJoin && t('yes')],
    [t('reference'), reference !== null && `M${reference}`],
    [t('sourceTitle'), t(`source.${source}`)],
    [t('created'), time(booking.createdAt)],
    [t('opened'), firstOpenedAt === null ? t('notOpened') : time(firstOpenedAt)],
  ]
  return (
    <section aria-label={t('facts')} className="flex flex-col gap-4">
      <BookingContact booking={booking} />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function TourOf({ booking: { tour } }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  if (tour === null) return <>{t('anyTour')}</>
  return (
    <Link to="/tour/$address" params={{ address: String(tour.id) }} className={FACT_LINK}>
      {tour.name || `#${tour.id}`}
    </Link>
  )
}

function WantedDay({ booking: { day, flexDays } }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const now = useNow()
  if (day === null) return <>{t('anyDay')}</>
  const text = formatDay(day, lang, now)
  return <>{flexDays === 0 ? text : t('flexible', { day: text, count: flexDays })}</>
}

function Pickup({ booking: { pickup } }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const kind = t(`pickups.${pickup.kind}`)
  return <>{pickup.text ? `${kind} · ${pickup.text}` : kind}</>
}
