import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { canClaim, hasOpenClaim } from '../claim/claim.view'
import { Claims } from '../claim/claims'

/** Of a date that ran out before the deposit came: what the guest says is on its way. */
export function LatePanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const isOnItsWay = hasOpenClaim(booking)
  if (!isOnItsWay && !canClaim(booking)) return null
  return (
    <section
      aria-labelledby="trip-late"
      className={`flex flex-col gap-4 rounded-card bg-surface p-5 ${isOnItsWay ? 'border border-line' : 'border-2 border-larch'}`}
    >
      <h2 id="trip-late" className="text-lg">
        {t(isOnItsWay ? 'late.waiting' : 'late.title')}
      </h2>
      {!isOnItsWay && <p>{t('late.text')}</p>}
      <Claims booking={booking} />
    </section>
  )
}
