import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { Loaded } from '../../../ui/loaded'
import { SheetButton } from '../sheet-button'
import { CancelSteps } from './cancel-steps'
import { cancellationQuery } from './ending.api'

/** Lets the guest cancel a confirmed trip: shows the refund first, and asks for confirmation. */
export function CancelTrip({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  if (!booking.actions.includes('cancel.guest')) return null
  return (
    <SheetButton
      look="faint"
      className="no-print self-start"
      label={t('cancel.open')}
      title={t('cancel.title')}
    >
      {(close) => <CancelView booking={booking} onClose={close} />}
    </SheetButton>
  )
}

function CancelView({ booking, onClose }: { booking: GuestBooking; onClose: () => void }) {
  const { t } = useTranslation('trip')
  const query = useQuery(cancellationQuery(booking))
  return (
    <Loaded query={query} skeleton="h-64 w-full" failure={t('cancel.failed')}>
      {(preview) => <CancelSteps booking={booking} preview={preview} onClose={onClose} />}
    </Loaded>
  )
}
