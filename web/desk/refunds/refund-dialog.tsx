import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, calgaryDay, isCalendarDay } from '../../../worker/contracts/calendar'
import { MINUTE_MS } from '../../../worker/contracts/durations'
import type { RefundAct } from '../../../worker/contracts/payments'
import { useNow } from '../../platform/forms/use-now'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { changeRefund } from './refunds.api'
import { RefundSums, type Refund } from './refund-sums'

export type RefundStep = 'approve' | 'send' | 'drop'

const STATUS = { approve: 'approved', send: 'sent', drop: 'void' } as const

/** What can be done with a refund now: what is approved is sent by another act, not before its time. */
export function stepsOf({ status, sendAfter }: Refund, now: number): RefundStep[] {
  if (status === 'proposed') return ['approve', 'drop']
  if (status !== 'approved') return []
  return isDue(sendAfter, now) ? ['send', 'drop'] : ['drop']
}

/** Whether a moment (UTC ms) is in the minute that `now` began, or before. */
export function isDue(at: number, now: number): boolean {
  return at < now + MINUTE_MS
}

interface RefundDialogProps {
  /** Of the booking. */
  id: number
  refund: Refund
  step: RefundStep
  onClose: () => void
}

/** One act on a refund, with its sums before it. */
export function RefundDialog(props: RefundDialogProps) {
  const { t } = useTranslation('desk-refunds')
  return (
    <Dialog isOpen onClose={props.onClose} title={t(`step.${props.step}.title`)}>
      <StepForm {...props} />
    </Dialog>
  )
}

function StepForm({ id, refund, step, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['desk-refunds', 'common'])
  const today = calgaryDay(useNow())
  const [day, setDay] = useState(today)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useStep({ id, refund, step }, onClose)
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(today, 1)
  const { version } = refund
  const send = () => {
    setChecked(true)
    // After the fault is shown.
    if (step === 'send' && !isDay) return setTimeout(focusFault)
    const status = STATUS[step]
    return isPending || mutate(status === 'sent' ? { status, version, day } : { status, version })
  }
  return (
    <Form onSubmit={send}>
      <RefundSums refund={refund} />
      <p>{t(`step.${step}.hint`)}</p>
      {step === 'send' && (
        <TextField
          type="date"
          label={t('step.send.day')}
          error={isChecked && !isDay ? t('step.send.fault') : undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      <FailureAlert failure={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <SubmitButton
          look={step === 'drop' ? 'danger' : 'primary'}
          label={t(`step.${step}.action`)}
          waiting={t('working')}
          isWaiting={isPending}
        />
      </div>
    </Form>
  )
}

function useStep({ id, refund, step }: Omit<RefundDialogProps, 'onClose'>, onDone: () => void) {
  const { t } = useTranslation('desk-refunds')
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: (act: RefundAct) => changeRefund(client, { id, rid: refund.id }, act),
    onSuccess: async () => {
      onDone()
      showToast({ text: t(`step.${step}.done`) })
      await refetchDesk(client)
    },
    onError: () => void refetchDesk(client),
  })
}
