import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../bookings.api'
import { useMay } from '../../../platform/session/use-may'
import { useTripsText } from '../guests/use-trips-text'

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 lg:min-h-6'

/** Whether the guest of a booking has been here before, with a link to their record. */
export function ReturningGuest({ guest }: Pick<Booking, 'guest'>) {
  const { t } = useTranslation('desk-guests')
  const tripsText = useTripsText()
  const mayOpen = useMay('bookings:manage')
  if (!guest || !mayOpen) return null
  const { id, trips, isProven, alike } = guest
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <Link to="/admin/guests/$guestId" params={{ guestId: String(id) }} className={LINK}>
        {trips === 0 ? t('record') : tripsText(trips)}
      </Link>
      {trips > 0 && !isProven && <span className="text-muted">{t('unproven')}</span>}
      {alike && trips === 0 && (
        <Link to="/admin/guests/$guestId" params={{ guestId: String(alike.id) }} className={LINK}>
          {t('sameNumber', { name: alike.name, here: tripsText(alike.trips) })}
        </Link>
      )}
    </p>
  )
}
