import { useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { CLAIM_PAYER_MAX } from '../../../../worker/contracts/bookings/pay-methods'
import type { Currency } from '../../../../worker/contracts/currencies'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { methodOf, type ClaimFault } from './claim.view'
import { ReceiptField } from './receipt-field'
import type { ClaimState } from './use-claim'

export function ClaimForm({ booking, claim }: { booking: GuestBooking; claim: ClaimState }) {
  const { t } = useTranslation('trip')
  const { form, controlOf, submit } = useTries(claim)
  const { receipt, isPending } = claim
  return (
    <Form ref={form} onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-0.5">
      <p className="text-sm text-muted">{t(`method.${methodOf(booking)}`)}</p>
      <ClaimFields currency={claim.currency} controlOf={controlOf} />
      <ReceiptField {...receipt} />
      <FailureAlert failure={claim.failure} lead={t('claim.notSent')} />
      {isPending && receipt.chosen && <Progress value={claim.progress} />}
      <SubmitButton
        look="main"
        label={t('claim.send')}
        waiting={t('claim.sending')}
        isWaiting={isPending}
      />
    </Form>
  )
}

/** Faults are shown from the first attempt on, and the first fault gets the focus. */
function useTries({ fields, change, faults, isPending, send }: ClaimState) {
  const { t } = useTranslation('trip')
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setTried] = useState(false)
  const controlOf: ControlOf = (name) => ({
    name,
    error: wasTried && faults.includes(name) ? t(`claim.fault.${name}`) : undefined,
    value: fields[name],
    onChange: ({ target }) => change({ [name]: target.value }),
  })
  const submit = () => {
    setTried(true)
    const [first] = faults
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else if (!isPending) send()
  }
  return { form, controlOf, submit }
}

/** Upload progress of the file. `value` is 0 to 1. */
function Progress({ value }: { value: number }) {
  const { t } = useTranslation('trip')
  const label = t('claim.sending')
  return <progress aria-label={label} value={value} max={1} className="w-full accent-primary" />
}

type Control = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'value' | 'onChange'>

/** Connects an input with its draft value. */
type ControlOf = (name: ClaimFault) => Control

/** Amount, day and payer of a transfer. */
function ClaimFields({ currency, controlOf }: { currency: Currency; controlOf: ControlOf }) {
  const { t } = useTranslation('trip')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField currency={currency} {...controlOf('amount')} />
        <TextField type="date" label={t('claim.day')} autoComplete="off" {...controlOf('day')} />
      </div>
      <TextField
        label={t('claim.payer')}
        hint={t('claim.payerHint')}
        maxLength={CLAIM_PAYER_MAX}
        autoComplete="off"
        enterKeyHint="send"
        {...controlOf('payer')}
      />
    </>
  )
}

function AmountField({ currency, ...control }: Control & { currency: Currency }) {
  const { t } = useTranslation('trip')
  return (
    <TextField
      label={t(`claim.amount.${currency}`)}
      inputMode={currency === 'KRW' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="tabular"
      {...control}
    />
  )
}
