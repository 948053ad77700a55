import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { AskedAct, useAskedAct } from '../asked-act'
import { withdraw } from './ending.api'

/** The action that ends the request or the held date; null if not allowed. */
function leaveOf({ actions }: GuestBooking): 'withdraw' | 'release' | null {
  if (actions.includes('hold.release')) return 'release'
  return actions.includes('request.withdraw') ? 'withdraw' : null
}

/** Withdraws a request or releases a held date, after a confirmation. */
export function Withdraw({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { dialog, confirm } = useAskedAct(booking.pid, withdraw)
  const kind = leaveOf(booking)
  if (kind === null) return null
  const say = (key: 'open' | 'title' | 'text' | 'confirm' | 'busy') =>
    kind === 'release' ? t(`leave.release.${key}`) : t(`leave.withdraw.${key}`)
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
