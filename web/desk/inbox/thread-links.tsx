import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const LINK =
  'inline-flex min-h-11 items-center text-primary underline underline-offset-4 lg:min-h-6'

export function MemberLink({ name }: { name: string }) {
  return (
    <Link to="/admin/members" search={{ q: name }} className={LINK}>
      {name}
    </Link>
  )
}

export function TourLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/tour/$address" params={{ address: String(id) }} className={LINK}>
      {name}
    </Link>
  )
}

export function TopicLink({ tourId, topicId }: { tourId: number; topicId: number }) {
  const { t } = useTranslation('inbox')
  const params = { forumId: String(tourId), topicId: String(topicId) }
  return (
    <Link to="/tour/$forumId/$topicId" params={params} className={LINK}>
      {t('openTopic')}
    </Link>
  )
}

export function BookingLink({ id }: { id: number }) {
  const { t } = useTranslation('inbox')
  return (
    <Link to="/admin/bookings/$bookingId" params={{ bookingId: String(id) }} className={LINK}>
      {t('openBooking')}
    </Link>
  )
}
