import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog'
import type { Booking } from '../bookings.api'
import { DeclineForm } from '../events/decline-form'
import type { HoldAct } from '../events/hold-acts'
import { HoldForm } from '../events/hold-form'
import { RenewDialog } from '../events/renew-dialog'

/** Acts with their own dialog, apart from those that end a trip. */
export type BookingAct = HoldAct | 'decline' | 'renew'

interface ActDialogsProps {
  booking: Booking
  asked: BookingAct | null
  onClose: () => void
}

export function ActDialogs({ booking, asked, onClose }: ActDialogsProps) {
  const { t } = useTranslation('desk-bookings')
  const held = asked === 'decline' || asked === 'renew' ? null : asked
  const title = held ? t(`quotes.hold.${held}.title`) : t('decline.title')
  return (
    <>
      <RenewDialog booking={booking} isOpen={asked === 'renew'} onClose={onClose} />
      <Dialog isOpen={asked !== null && asked !== 'renew'} onClose={onClose} title={title}>
        {asked === 'decline' && <DeclineForm booking={booking} onClose={onClose} />}
        {held && <HoldForm booking={booking} act={held} onClose={onClose} />}
      </Dialog>
    </>
  )
}
