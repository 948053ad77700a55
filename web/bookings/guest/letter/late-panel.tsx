import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { canClaim, hasOpenClaim } from '../claim/claim.view'
import { Claims } from '../claim/claims'
import { Panel } from '../panel'

/** The claims of a booking whose date expired before the deposit came. */
export function LatePanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const isOnItsWay = hasOpenClaim(booking)
  if (!isOnItsWay && !canClaim(booking)) return null
  return (
    <Panel
      id="trip-late"
      title={t(isOnItsWay ? 'late.waiting' : 'late.title')}
      isUrgent={!isOnItsWay}
    >
      {!isOnItsWay && <p>{t('late.text')}</p>}
      <Claims booking={booking} />
    </Panel>
  )
}
