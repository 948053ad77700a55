import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Booking } from './bookings.api'

export const FACT_LINK =
  'inline-flex min-h-11 items-center text-primary underline underline-offset-4 wrap-anywhere lg:min-h-6'

export function BookingContact({
  booking: { email, phone, userId, username, thread },
}: {
  booking: Booking
}) {
  const { t } = useTranslation('desk-bookings')
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {email && (
        <a href={`mailto:${email}`} className={FACT_LINK}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={FACT_LINK}>
          {phone}
        </a>
      )}
      {userId !== null && (
        <Link
          to="/admin/members/$memberId"
          params={{ memberId: String(userId) }}
          className={FACT_LINK}
        >
          {t('member', { name: username ?? '' })}
        </Link>
      )}
      {thread !== null && (
        <Link
          to="/admin/inbox"
          search={{ view: 'all', thread: String(thread) }}
          className={FACT_LINK}
        >
          {t('inInbox')}
        </Link>
      )}
    </p>
  )
}
