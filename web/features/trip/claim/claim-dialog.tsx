import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { PAYER_MAX } from '../../../../worker/contracts/receipts'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import type { ClaimFault } from './claim.view'
import { methodOf } from './claim.view'
import { ReceiptField } from './receipt-field'
import type { ClaimState } from './use-claim'

interface ClaimDialogProps {
  booking: GuestBooking
  claim: ClaimState
  isOpen: boolean
  onClose: () => void
}

/** What the guest has sent, filled in as it most probably was: one more tap sends it. */
export function ClaimDialog({ isOpen, onClose, ...form }: ClaimDialogProps) {
  const { t } = useTranslation('trip')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('claim.open')} look="sheet">
      <ClaimForm {...form} />
    </Dialog>
  )
}

function ClaimForm({ booking, claim }: Pick<ClaimDialogProps, 'booking' | 'claim'>) {
  const { t } = useTranslation('trip')
  const { fields, faults, change, receipt, send, isPending, failure, progress, currency } = claim
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setTried] = useState(false)
  const errorOf = (name: ClaimFault) =>
    wasTried && faults.includes(name) ? t(`claim.fault.${name}`) : undefined
  const submit = () => {
    setTried(true)
    const [first] = faults
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else if (!isPending && !receipt.isReading) send()
  }
  return (
    <Form ref={form} onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-0.5">
      <p className="text-sm text-muted">{t(`method.${methodOf(booking)}`)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="amount"
          label={t(`claim.amount.${currency}`)}
          error={errorOf('amount')}
          inputMode={currency === 'KRW' ? 'numeric' : 'decimal'}
          autoComplete="off"
          className="tabular"
          value={fields.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <TextField
          name="day"
          type="date"
          label={t('claim.day')}
          error={errorOf('day')}
          value={fields.day}
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <TextField
        name="payer"
        label={t('claim.payer')}
        hint={t('claim.payerHint')}
        error={errorOf('payer')}
        maxLength={PAYER_MAX}
        autoComplete="off"
        value={fields.payer}
        onChange={({ target }) => change({ payer: target.value })}
      />
      <ReceiptField {...receipt} />
      <FailureAlert failure={failure} lead={t('claim.notSent')} />
      {isPending && receipt.chosen && (
        <progress
          aria-label={t('claim.sending')}
          value={progress}
          max={1}
          className="w-full accent-primary"
        />
      )}
      <SubmitButton
        look="main"
        label={t('claim.send')}
        waiting={t('claim.sending')}
        isWaiting={isPending}
      />
    </Form>
  )
}
