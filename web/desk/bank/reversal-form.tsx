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
  const [reason, setReason] = useState('')
  const { isChecked, passes } = useChecked()
  const writing = useWrite({
    call: (client, why: string, requestKey) =>
      reversePayment(client, { entry, payment, reason: why, requestKey }),
    done: () => t('reversal.done'),
    onDone: onClose,
  })
  const isEmpty = reason.trim() === ''
  return (
    <DialogForm
      writing={writing}
      onSubmit={() => passes(!isEmpty) && !writing.isPending && writing.mutate(reason.trim())}
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
        error={isChecked && isEmpty ? t('reversal.reasonMissing') : undefined}
        maxLength={REASON_MAX}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DialogForm>
  )
}
