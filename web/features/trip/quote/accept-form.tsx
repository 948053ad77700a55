import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../../worker/contracts/currencies'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { ApiError } from '../../../platform/api/api'
import { useLang } from '../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { AcceptedSums } from './accepted-sums'
import { AgreementTicks, useAgreement } from './agreement'
import { OtherDays } from './other-days'
import { PaymentChoice } from './payment-choice'
import { formatMoney, sumsIn } from './quote.view'
import type { Acceptance } from './use-acceptance'

const GONE = ['SeatsGone', 'DayFull', 'DayClosed']

interface AcceptFormProps {
  booking: GuestBooking
  quote: Quote
  acceptance: Acceptance
  onAsk: (text: string) => void
}

/** If the day has been taken, shows other days in place of the button. */
export function AcceptForm({ booking, quote, acceptance, onAsk }: AcceptFormProps) {
  const { form, require, ...agreement } = useAgreement()
  const { accept, isPending, error, choice, choose } = acceptance
  const isGone = error instanceof ApiError && GONE.includes(error.code)
  useEffect(() => {
    // The button disappears with the day.
    if (isGone) moveFocus(form.current?.querySelector('[role=alert]'))
  }, [isGone, form])
  const submit = () => require() && accept()
  return (
    <Form ref={form} onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto">
      <AcceptedSums quote={quote} currency={choice.currency} />
      <PaymentChoice currencies={booking.currencies ?? ['CAD']} {...{ choice, choose }} />
      <AgreementTicks {...agreement} />
      <FailureAlert failure={error} />
      {isGone && <OtherDays booking={booking} quote={quote} onAsk={onAsk} />}
      {!isGone && <AcceptButton quote={quote} currency={choice.currency} isWaiting={isPending} />}
    </Form>
  )
}

interface AcceptButtonProps {
  quote: Quote
  currency: Currency
  isWaiting: boolean
}

function AcceptButton({ quote, currency, isWaiting }: AcceptButtonProps) {
  const { t } = useTranslation('trip')
  const deposit = formatMoney(sumsIn(quote, currency).deposit, useLang())
  return (
    <SubmitButton
      look="main"
      label={t('accept.confirm', { deposit })}
      waiting={t('accept.busy')}
      isWaiting={isWaiting}
    />
  )
}
