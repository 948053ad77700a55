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

/** Why the bank returned a payment. */
export function ReversalForm(props: ReversalFormProps) {
  const { t } = useTranslation('desk-bank')
  const { amount, name, pid } = props.payment
  const format = useMoney()
  const reversal = useReversal(props)
  return (
    <WriteForm
      write={reversal.write}
      onSubmit={reversal.submit}
      onCancel={props.onClose}
      look="danger"
      label={t('reversal.action')}
      waiting={t('saving')}
    >
      <p>{t('reversal.text', { amount: format(amount), name: name ?? pid })}</p>
      <ReasonField reversal={reversal} />
    </WriteForm>
  )
}

function ReasonField({ reversal }: { reversal: ReturnType<typeof useReversal> }) {
  const { t } = useTranslation('desk-bank')
  return (
    <TextField
      label={t('reversal.reason')}
      error={reversal.isFaulty ? t('reversal.reasonMissing') : undefined}
      maxLength={REASON_MAX}
      autoComplete="off"
      value={reversal.reason}
      onChange={({ target }) => reversal.setReason(target.value)}
    />
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
