import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { focusHeading } from '../../ui/focus'
import { withdraw } from './trip.api'
import { useAct } from './use-act'

/** Ends a request; nothing was held and nothing is due. Asks once more in a view of its own. */
export function Withdraw({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useAct(booking.pid, withdraw)
  const canWithdraw = booking.actions.includes('request.withdraw')
  if (!canWithdraw) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button look="faint" className="no-print self-start" onClick={() => setOpen(true)}>
        {t('withdraw.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t('withdraw.title')}
        action={t(isPending ? 'withdraw.busy' : 'withdraw.confirm')}
        isPending={isPending}
        onConfirm={() =>
          mutate(booking, {
            onSuccess: () => {
              close()
              setTimeout(focusHeading)
            },
          })
        }
      >
        <p>{t('withdraw.text')}</p>
        <FailureAlert failure={error} />
      </ConfirmDialog>
    </>
  )
}
