import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../../worker/contracts/currencies'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { ApiError } from '../../../platform/api/api'
import { useLang } from '../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { AgreementTicks } from './agreement'
import { useAgreement } from './use-agreement'
import { OtherDays } from './other-days'
import { PaymentChoice } from './payment-choice'
import { acceptanceOf, formatMoney, sumsIn, usualChoice } from './quote.view'
import type { Letter } from '../letter/use-letter'
import { useAct } from '../use-act'
import { answerQuote } from './quote.api'

const GONE = ['SeatsGone', 'DayFull', 'DayClosed']

interface AcceptFormProps {
  booking: GuestBooking
  quote: Quote
  acceptance: Acceptance
}

/** If the day has been taken, shows other days in place of the button. */
export function AcceptForm({ booking, quote, acceptance }: AcceptFormProps) {
  const { form, require, ...agreement } = useAgreement()
  const { accept, error, ask, choice, choose } = acceptance
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
      {isGone && <OtherDays booking={booking} quote={quote} onAsk={ask} />}
      {!isGone && <AcceptButton quote={quote} acceptance={acceptance} />}
    </Form>
  )
}

function AcceptButton({ quote, acceptance }: { quote: Quote; acceptance: Acceptance }) {
  const { t } = useTranslation('trip')
  const { choice, isPending } = acceptance
  const deposit = formatMoney(sumsIn(quote, choice.currency).deposit, useLang())
  return (
    <SubmitButton
      look="main"
      label={t('accept.confirm', { deposit })}
      waiting={t('accept.busy')}
      isWaiting={isPending}
    />
  )
}

/** The agreed amounts, in the chosen currency. */
function AcceptedSums({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t } = useTranslation('trip')
  const { total, deposit } = sumsIn(quote, currency)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2" aria-live="polite">
      <Sum label={t('bill.total')} money={total} />
      <Sum label={t('bill.deposit')} money={deposit} />
    </dl>
  )
}

function Sum({ label, money }: { label: string; money: Money }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular text-xl font-bold">{formatMoney(money, useLang())}</dd>
    </div>
  )
}

type Acceptance = ReturnType<typeof useAcceptance>

/** The payment choice, and the call that accepts the quote; `ask` begins a message instead. */
export function useAcceptance({ booking, setAccepting, ask }: Letter, quote: Quote) {
  const { act, isPending, error, reset } = useAct(booking.pid, answerQuote)
  const [choice, choose] = useState(() => usualChoice(booking.lang, booking.currencies ?? ['CAD']))
  const close = () => {
    // A day that was taken must not block a later attempt.
    if (error) reset()
    setAccepting(false)
  }
  const accept = () => {
    if (isPending) return
    const answer = acceptanceOf(booking, quote, choice)
    act({ pid: booking.pid, answer }, { onSuccess: () => setAccepting(false) })
  }
  const askInstead = (text: string) => {
    close()
    ask(text)
  }
  return { accept, isPending, error, close, ask: askInstead, choice, choose }
}
