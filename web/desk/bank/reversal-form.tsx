import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/field'
import { WriteForm } from '../ui/write-form'
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
  const { reason, setReason, isFaulty, submit, write } = useReversal({ entry, payment, onClose })
  return (
    <WriteForm
      write={write}
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
    </WriteForm>
  )
}

function useReversal({ entry, payment, onClose }: ReversalFormProps) {
  const { t } = useTranslation('desk-bank')
  const [reason, setReason] = useState('')
  const { isChecked, passes } = useChecked()
  const write = useWrite({
    call: (client, why: string, requestKey) =>
      reversePayment(client, { entry, payment, reason: why, requestKey }),
    done: () => t('reversal.done'),
    onDone: onClose,
  })
  const isEmpty = reason.trim() === ''
  const submit = () => passes(!isEmpty) && !write.isPending && write.mutate(reason.trim())
  return { reason, setReason, isFaulty: isChecked && isEmpty, submit, write }
}
