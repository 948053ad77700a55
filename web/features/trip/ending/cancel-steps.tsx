import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/payments/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { ApiError } from '../../../platform/api/api'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { useAct } from '../use-act'
import { CancelSums } from './cancel-sums'
import { cancellationQuery, cancelTrip } from './ending.api'

const REASON_MAX = 1000

interface StepsProps {
  booking: GuestBooking
  preview: CancellationPreview
  onClose: () => void
}

/** First the refund and a reason, then the confirmation. */
export function CancelSteps({ booking, preview, onClose }: StepsProps) {
  const { reason, setReason, isAsked, setAsked, ...last } = useCancelling(booking, preview)
  return (
    <div className="flex flex-col gap-4 overflow-y-auto">
      <CancelSums booking={booking} preview={preview} />
      <FailureAlert failure={last.error} />
      {isAsked ? (
        <LastQuestion {...last} onKeep={() => setAsked(false)} />
      ) : (
        <>
          <Reason value={reason} onChange={setReason} />
          <FirstButtons onKeep={onClose} onNext={() => setAsked(true)} />
        </>
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
  return { reason, setReason, isAsked, setAsked, cancel, isPending, error }
}

function Reason({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('trip')
  return (
    <AreaField
      label={t('cancel.reason')}
      rows={2}
      maxLength={REASON_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function FirstButtons({ onKeep, onNext }: { onKeep: () => void; onNext: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onKeep}>{t('cancel.keep')}</Button>
      <Button look="danger" onClick={onNext}>
        {t('cancel.next')}
      </Button>
    </div>
  )
}

interface LastQuestionProps extends ConfirmProps {
  onKeep: () => void
}

function LastQuestion({ isPending, cancel, onKeep }: LastQuestionProps) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p ref={moveFocus} className="font-semibold">
        {t('cancel.sure')}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onKeep}>{t('cancel.keep')}</Button>
        <ConfirmButton isPending={isPending} cancel={cancel} />
      </div>
    </div>
  )
}

type ConfirmProps = Pick<ReturnType<typeof useCancelling>, 'isPending' | 'cancel'>

function ConfirmButton({ isPending, cancel }: ConfirmProps) {
  const { t } = useTranslation('trip')
  return (
    <SubmitButton
      type="button"
      look="danger"
      label={t('cancel.confirm')}
      waiting={t('cancel.busy')}
      isWaiting={isPending}
      onClick={cancel}
    />
  )
}
