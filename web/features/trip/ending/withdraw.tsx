import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { focusHeading } from '../../../ui/focus'
import { withdraw } from '../trip.api'
import { useAct } from '../use-act'

/** What the guest may end now: a request, or a date that is held; null for neither. */
function leaveOf({ actions }: GuestBooking): 'withdraw' | 'release' | null {
  if (actions.includes('hold.release')) return 'release'
  return actions.includes('request.withdraw') ? 'withdraw' : null
}

/** Ends a request, or gives a held date back. Asks once more in a view of its own. */
export function Withdraw({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useAct(booking.pid, withdraw)
  const kind = leaveOf(booking)
  if (kind === null) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button look="faint" className="no-print self-start" onClick={() => setOpen(true)}>
        {t(`leave.${kind}.open`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t(`leave.${kind}.title`)}
        action={t(isPending ? `leave.${kind}.busy` : `leave.${kind}.confirm`)}
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
        <p>{t(`leave.${kind}.text`)}</p>
        <FailureAlert failure={error} />
      </ConfirmDialog>
    </>
  )
}
