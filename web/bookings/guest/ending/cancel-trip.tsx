import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { ApiError } from '../../../platform/api/api'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { Loaded } from '../../../ui/loaded'
import { SubmitButton } from '../../../ui/submit-button'
import { SheetButton } from '../panel'
import { formatMoney } from '../quote/quote.view'
import { useAct } from '../use-act'
import { cancellationQuery, cancelTrip } from './ending.api'
import { type PolicyDaysProps, PolicyDays } from './policy-days'

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

/** The refund today, in words, and the days on which it is higher or lower. */
function CancelSums({ booking, preview }: PolicyDaysProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-1 rounded-card bg-paper p-4">
        {preview.paid.amount === 0 ? (
          <p>{t('cancel.nothingPaid')}</p>
        ) : (
          <Refunded preview={preview} />
        )}
      </div>
      <PolicyDays booking={booking} preview={preview} />
    </>
  )
}

/** The amounts paid and refunded. */
function Refunded({ preview }: { preview: CancellationPreview }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { paid, refundMin, refundMax, surplus } = preview
  const more = surplus.amount > 0 && t('cancel.surplus', { amount: formatMoney(surplus, lang) })
  return (
    <>
      <p className="text-sm text-muted">{t('cancel.paid', { paid: formatMoney(paid, lang) })}</p>
      <p className="tabular text-xl font-bold">
        <Back {...preview} />
      </p>
      {refundMin.amount !== refundMax.amount && <Deduction preview={preview} />}
      {more && <p className="text-sm text-muted">{more}</p>}
    </>
  )
}

function Back({ refundMin, refundMax, hangsOnSuppliers }: CancellationPreview) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (refundMax.amount === 0) return t('cancel.nothing')
  const most = formatMoney(refundMax, lang)
  if (refundMin.amount === refundMax.amount) return t('cancel.back', { amount: most })
  if (hangsOnSuppliers) return t('cancel.upTo', { most })
  return t('cancel.range', { least: formatMoney(refundMin, lang), most })
}

/** The reason for a refund below the maximum. */
function Deduction({ preview }: { preview: CancellationPreview }) {
  const { t } = useTranslation('trip')
  const fee = formatMoney(preview.feeMax, useLang())
  return <p className="text-sm text-muted">{t(reasonOf(preview), { fee })}</p>
}

function reasonOf({ rule, hangsOnSuppliers }: CancellationPreview) {
  if (rule?.['share'] === 'supplier') return 'cancel.supplier'
  return hangsOnSuppliers ? 'cancel.supplierFees' : 'cancel.fee'
}
