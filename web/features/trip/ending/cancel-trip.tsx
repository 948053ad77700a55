import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { ApiError } from '../../../platform/api/api'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField } from '../../../ui/field'
import { focusHeading, moveFocus } from '../../../ui/focus'
import { Loaded } from '../../../ui/loaded'
import { SubmitButton } from '../../../ui/submit-button'
import { CancelSums } from './cancel-sums'
import { cancelTrip, cancellationQuery } from '../trip.api'
import { useAct } from '../use-act'

const REASON_MAX = 1000

/** The end of a confirmed trip by its guest: what comes back is shown first, and asked for once more. */
export function CancelTrip({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  if (!booking.actions.includes('cancel.guest')) return null
  return (
    <>
      <Button look="faint" className="no-print self-start" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('cancel.title')} look="sheet">
        <CancelView booking={booking} onClose={() => setOpen(false)} />
      </Dialog>
    </>
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

interface StepsProps {
  booking: GuestBooking
  preview: CancellationPreview
  onClose: () => void
}

/** What was shown before midnight may be less afterwards: then the new amounts are shown, and asked for again. */
function CancelSteps({ booking, preview, onClose }: StepsProps) {
  const { t } = useTranslation(['trip', 'common'])
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { refetch } = useQuery({ ...cancellationQuery(booking), enabled: false })
  const { mutate, isPending, error } = useAct(booking.pid, cancelTrip)
  const cancel = () =>
    mutate(
      { booking, preview, reason: reason.trim() },
      {
        onSuccess: () => setTimeout(focusHeading),
        onError: (failure) => {
          setAsked(false)
          if (failure instanceof ApiError) void refetch()
        },
      },
    )
  return (
    <div className="flex flex-col gap-4 overflow-y-auto">
      <CancelSums booking={booking} preview={preview} />
      <FailureAlert failure={error} />
      {isAsked ? (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          <p ref={moveFocus} className="font-semibold">
            {t('cancel.sure')}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setAsked(false)}>{t('cancel.keep')}</Button>
            <SubmitButton
              type="button"
              look="danger"
              label={t('cancel.confirm')}
              waiting={t('cancel.busy')}
              isWaiting={isPending}
              onClick={cancel}
            />
          </div>
        </div>
      ) : (
        <>
          <AreaField
            label={t('cancel.reason')}
            rows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('cancel.keep')}</Button>
            <Button look="danger" onClick={() => setAsked(true)}>
              {t('cancel.next')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
