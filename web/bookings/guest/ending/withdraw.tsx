import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { AskedAct, useAskedAct } from '../asked-act'
import { withdraw } from './ending.api'

/** Withdraws a request, leaves the waiting list or releases a held date, after a confirmation. */
export function Withdraw({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { dialog, confirm } = useAskedAct(booking.pid, withdraw)
  const kind = leaveOf(booking)
  if (kind === null) return null
  const say = (key: 'open' | 'title' | 'text' | 'confirm' | 'busy') => {
    if (kind === 'release') return t(`leave.release.${key}`)
    return kind === 'waitlist' ? t(`leave.waitlist.${key}`) : t(`leave.withdraw.${key}`)
  }
  return (
    <AskedAct
      dialog={dialog}
      say={say}
      onConfirm={() => confirm(booking)}
      className="no-print self-start"
    >
      <p>{say('text')}</p>
    </AskedAct>
  )
}

/** The action that ends the request or the held date; null if not allowed. */
function leaveOf({ actions, status }: GuestBooking): 'withdraw' | 'waitlist' | 'release' | null {
  if (actions.includes('hold.release')) return 'release'
  if (!actions.includes('request.withdraw')) return null
  return status === 'waitlisted' ? 'waitlist' : 'withdraw'
}
