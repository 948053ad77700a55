import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../worker/contracts/guest-booking'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { readAmount } from '../editor/typed-numbers'
import { DialogButtons } from '../ui/dialog-buttons'
import { useMoney } from '../ui/use-money'
import { useWrite } from '../ui/use-write'
import { proposeRefund, type NewRefund } from './refunds.api'

interface ProposeDialogProps {
  /** Of the booking. */
  id: number
  /** What is there to go back. */
  paid: Money
  /** Money for no date goes back without a fee, in full unless changed. */
  isLate?: boolean
  onClose: () => void
}

/** Money that an admin proposes to return: for a trip that was stopped, late money, or another amount than the terms give. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { t } = useTranslation('desk-refunds')
  return (
    <Dialog isOpen onClose={props.onClose} title={t('propose.title')}>
      <ProposeForm {...props} />
    </Dialog>
  )
}

function ProposeForm({ id, paid, isLate = false, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('desk-refunds')
  const format = useMoney()
  const isWon = paid.currency === 'KRW'
  const start = isWon ? String(paid.amount) : (paid.amount / 100).toFixed(2)
  const [fields, setFields] = useState({
    amount: isLate ? start : '',
    fee: '',
    payee: '',
    reason: '',
  })
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useWrite({
    call: (client, refund: NewRefund, requestKey) =>
      proposeRefund(client, id, { refund, requestKey }),
    done: () => t('propose.done'),
    onDone: onClose,
  })
  const amount = unitsOf(fields.amount, isWon)
  const fee = fields.fee.trim() === '' ? 0 : unitsOf(fields.fee, isWon)
  const faults = {
    amount: amount === null || amount === 0 || amount + (fee ?? 0) > paid.amount,
    fee: fee === null,
    reason: fields.payee.trim() !== '' && fields.reason.trim() === '',
  }
  const set = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const errorOf = (name: keyof typeof faults) =>
    isChecked && faults[name] ? t(`propose.fault.${name}`, { paid: format(paid) }) : undefined
  const send = () => {
    setChecked(true)
    // After the faults are shown.
    if (Object.values(faults).includes(true)) return setTimeout(focusFault)
    const payee = fields.payee.trim()
    const reason = fields.reason.trim()
    return (
      isPending || mutate({ amount: amount ?? 0, fee: fee ?? 0, reason, ...(payee && { payee }) })
    )
  }
  return (
    <Form onSubmit={send}>
      <p>{t('propose.hint', { paid: format(paid) })}</p>
      <TextField
        label={t(isWon ? 'propose.amountWon' : 'propose.amountCad')}
        error={errorOf('amount')}
        inputMode="decimal"
        autoComplete="off"
        className="tabular text-end"
        value={fields.amount}
        onChange={({ target }) => set({ amount: target.value })}
      />
      {!isLate && (
        <TextField
          label={t('propose.fee')}
          hint={t('propose.feeHint')}
          error={errorOf('fee')}
          inputMode="decimal"
          autoComplete="off"
          className="tabular text-end"
          value={fields.fee}
          onChange={({ target }) => set({ fee: target.value })}
        />
      )}
      <TextField
        label={t('propose.payee')}
        hint={t('propose.payeeHint')}
        maxLength={200}
        autoComplete="off"
        value={fields.payee}
        onChange={({ target }) => set({ payee: target.value })}
      />
      <TextField
        label={t('propose.reason')}
        hint={t('propose.reasonHint')}
        error={errorOf('reason')}
        maxLength={200}
        autoComplete="off"
        value={fields.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <FailureAlert failure={error} />
      <DialogButtons
        onCancel={onClose}
        look="primary"
        label={t('propose.action')}
        waiting={t('working')}
        isWaiting={isPending}
      />
    </Form>
  )
}

/** Cents or whole won; null for any other text. */
function unitsOf(text: string, isWon: boolean): number | null {
  if (isWon) {
    const won = text.replaceAll(/[\s,원₩]/g, '')
    return /^\d{1,9}$/.test(won) ? Number(won) : null
  }
  const { value } = readAmount(text)
  return value === null ? null : Math.round(value * 100)
}
