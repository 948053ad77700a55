import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { BookingSection } from '../booking-section'
import type { Booking } from '../bookings.api'
import { EventList } from './event-list'

/** The booking's history, the latest first. */
export function BookingEvents({ booking: { id, events } }: { booking: Booking }) {
  const { t } = useTranslation(['desk-bookings', 'desk-next'])
  const log = (
    <Link to="/admin/audit" search={{ thing: `booking:${id}` }} className={buttonClass('faint')}>
      {t('desk-next:log')}
    </Link>
  )
  return (
    <BookingSection id="history" title={t('history')} act={log}>
      <EventList events={events.toReversed()} />
    </BookingSection>
  )
}
