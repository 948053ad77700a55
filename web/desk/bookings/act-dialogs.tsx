import type { Booking } from './bookings.api'
import { DeclineDialog } from './events/decline-dialog'
import type { HoldAct } from './events/hold-acts'
import { HoldDialog } from './events/hold-dialog'
import { RenewDialog } from './events/renew-dialog'

/** What is asked about in a dialog of its own, apart from how a trip ends. */
export type BookingAct = HoldAct | 'decline' | 'renew'

const HOLD_ACTS = ['extend', 'revive', 'release'] as const

interface ActDialogsProps {
  booking: Booking
  asked: BookingAct | null
  onClose: () => void
}

export function ActDialogs({ booking, asked, onClose }: ActDialogsProps) {
  return (
    <>
      <DeclineDialog booking={booking} isOpen={asked === 'decline'} onClose={onClose} />
      <RenewDialog booking={booking} isOpen={asked === 'renew'} onClose={onClose} />
      {HOLD_ACTS.map((act) => (
        <HoldDialog
          key={act}
          act={act}
          booking={booking}
          isOpen={asked === act}
          onClose={onClose}
        />
      ))}
    </>
  )
}
