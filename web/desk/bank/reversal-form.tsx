import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/field'
import { DialogForm } from '../ui/dialog-form'
import { useChecked } from '../ui/use-checked'
import { useMoney } from '../ui/use-money'
import { useWrite } from '../ui/use-write'
import { reversePayment, type BankEntry, type Payment } from './bank.api'

const REASON_MAX = 200

interface ReversalFormProps {
  entry: BankEntry
  payment: Payment
  onClose: () => void
}

/** The reason why the bank took a payment back. */
export function ReversalForm({ entry, payment, onClose }: ReversalFormProps) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const { reason, setReason, isFaulty, submit, writing } = useReversal({ entry, payment, onClose })
  return (
    <DialogForm
      writing={writing}
      onSubmit={submit}
      onCancel={onClose}
      look="danger"
      label={t('reversal.action')}
      waiting={t('saving')}
    >
      <p>
        {t('reversal.text', { amount: format(payment.amount), name: payment.name ?? payment.pid })}
      </p>
      <TextField
        label={t('reversal.reason')}
        error={isFaulty ? t('reversal.reasonMissing') : undefined}
        maxLength={REASON_MAX}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DialogForm>
  )
}

function useReversal({ entry, payment, onClose }: ReversalFormProps) {
  const { t } = useTranslation('desk-bank')
  const [reason, setReason] = useState('')
  const { isChecked, passes } = useChecked()
  const writing = useWrite({
    call: (client, why: string, requestKey) =>
      reversePayment(client, { entry, payment, reason: why, requestKey }),
    done: () => t('reversal.done'),
    onDone: onClose,
  })
  const isEmpty = reason.trim() === ''
  const submit = () => passes(!isEmpty) && !writing.isPending && writing.mutate(reason.trim())
  return { reason, setReason, isFaulty: isChecked && isEmpty, submit, writing }
}
