import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import { useLang } from '../../platform/i18n/use-lang'
import { canClaim, hasOpenClaim } from './claim.view'
import { Claims } from './claims'
import { formatMoney } from './quote.view'

/** A date that ran out before the deposit came: what has come since, and what the guest says is on its way. */
export function LatePanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const late = booking.ending?.late
  if (!late && !canClaim(booking) && booking.claims.length === 0) return null
  const isAsked = !late && !hasOpenClaim(booking) && canClaim(booking)
  return (
    <section
      aria-labelledby="trip-late"
      className="flex flex-col gap-4 rounded-card border-2 border-larch bg-surface p-5"
    >
      <h2 id="trip-late" className="text-lg">
        {t(late ? 'late.arrived' : isAsked ? 'late.title' : 'late.waiting')}
      </h2>
      {late && (
        <>
          <p className="tabular text-2xl font-bold">{formatMoney(late.received, lang)}</p>
          {late.isInTime && <p className="font-semibold">{t('late.inTime')}</p>}
          <p>{t('late.next')}</p>
        </>
      )}
      {isAsked && <p>{t('late.text')}</p>}
      <Claims booking={booking} />
    </section>
  )
}
