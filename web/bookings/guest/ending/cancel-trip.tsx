import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import { ApiError } from '../../../platform/api/api'
import { Loaded } from '../../../ui/loaded'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { SheetButton } from '../sheet-button'
import { cancellationQuery, cancelTrip } from './ending.api'
import { useAct } from '../use-act'
import type { PolicyDaysProps } from './policy-days'
import { CancelSums } from './cancel-sums'

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

const REASON_MAX = 1000

interface StepsProps extends PolicyDaysProps {
  onClose: () => void
}

/** First the refund and a reason, then the confirmation. */
function CancelSteps({ booking, preview, onClose }: StepsProps) {
  const { first, isAsked, setAsked, ...last } = useCancelling(booking, preview)
  return (
    <div className="flex flex-col gap-4 overflow-y-auto">
      <CancelSums booking={booking} preview={preview} />
      <FailureAlert failure={last.error} />
      {isAsked ? (
        <LastQuestion {...last} onKeep={() => setAsked(false)} />
      ) : (
        <FirstStep {...first} onKeep={onClose} onNext={() => setAsked(true)} />
      )}
    </div>
  )
}

/** A refund shown before midnight may be lower afterwards: then the new amounts are shown and confirmed again. */
function useCancelling(booking: GuestBooking, preview: CancellationPreview) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { refetch } = useQuery({ ...cancellationQuery(booking), enabled: false })
  const { act, isPending, error } = useAct(booking.pid, cancelTrip)
  const onError = (failure: Error) => {
    setAsked(false)
    if (failure instanceof ApiError) void refetch()
  }
  const cancel = () => act({ booking, preview, reason: reason.trim() }, { onError })
  return { first: { reason, setReason }, isAsked, setAsked, cancel, isPending, error }
}

interface FirstStepProps {
  reason: string
  setReason: (reason: string) => void
  onKeep: () => void
  onNext: () => void
}

function FirstStep({ reason, setReason, onKeep, onNext }: FirstStepProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <AreaField
        label={t('cancel.reason')}
        rows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onKeep}>{t('cancel.keep')}</Button>
        <Button look="danger" onClick={onNext}>
          {t('cancel.next')}
        </Button>
      </div>
    </>
  )
}

function LastQuestion({ isPending, cancel, onKeep }: ConfirmProps & { onKeep: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p ref={moveFocus} className="font-semibold">
        {t('cancel.sure')}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onKeep}>{t('cancel.keep')}</Button>
        <SubmitButton
          look="danger"
          label={t('cancel.confirm')}
          waiting={t('cancel.busy')}
          isWaiting={isPending}
          onClick={cancel}
        />
      </div>
    </div>
  )
}

type ConfirmProps = Pick<ReturnType<typeof useCancelling>, 'isPending' | 'cancel'>
