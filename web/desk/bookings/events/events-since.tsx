import { useTranslation } from 'react-i18next'
import type { Booking } from '../bookings.api'
import { EventList } from './event-list'

interface EventsSinceProps {
  booking: Booking
  version: number
}

/** What changed since a version was read; nothing if nothing did. */
export function EventsSince({ booking: { events }, version }: EventsSinceProps) {
  const { t } = useTranslation('desk-bookings')
  const news = events.filter(({ seq }) => seq > version)
  if (news.length === 0) return null
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="font-semibold">{t('changed')}</p>
      <EventList events={news} />
    </div>
  )
}
