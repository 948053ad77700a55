import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../../worker/contracts/currencies'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { PayMethod } from '../../../../worker/contracts/pay-methods'
import type { Quote } from '../../../../worker/contracts/quotes'
import { ApiError } from '../../../platform/api/api'
import { useLang } from '../../../platform/i18n/use-lang'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { focusHeading, moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { AgreementTicks, useAgreement } from './agreement'
import { OtherDays } from './other-days'
import { formatMoney, methodsFor, sumsIn, usualChoice } from './quote.view'
import { answerQuote } from '../trip.api'
import { useAct } from '../use-act'

interface AcceptProps {
  booking: GuestBooking
  quote: Quote
  isOpen: boolean
  onClose: () => void
  /** Closes the dialog for a message that begins with this text. */
  onAsk: (text: string) => void
}

/** The second view of an acceptance: what is paid, how, and two ticks. */
export function AcceptDialog({ isOpen, ...form }: AcceptProps) {
  const { t } = useTranslation('trip')
  const { forget, ...acceptance } = useAcceptance(form)
  const { booking, quote } = form
  // A day that was taken says nothing about a later answer.
  const { error } = acceptance
  const close = () => {
    if (error) forget()
    form.onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('accept.title')} look="sheet">
      {/* Another quote is another agreement; why it has come, and how to pay, stay. */}
      <AcceptForm
        key={quote.number}
        {...acceptance}
        booking={booking}
        quote={quote}
        onAsk={(text) => {
          forget()
          form.onAsk(text)
        }}
      />
    </Dialog>
  )
}

function useAcceptance({
  booking,
  quote,
  onClose,
}: Pick<AcceptProps, 'booking' | 'quote' | 'onClose'>) {
  const { mutate, isPending, error, reset } = useAct(booking.pid, answerQuote)
  const [choice, choose] = useState(() => usualChoice(booking.lang, booking.currencies ?? ['CAD']))
  const accept = () => {
    if (isPending) return
    const { pid, version } = booking
    const { currency, method } = choice
    const agreed = { terms: true, policy: true } as const
    mutate(
      { pid, answer: { act: 'accept', number: quote.number, version, currency, method, agreed } },
      {
        onSuccess: () => {
          onClose()
          setTimeout(focusHeading)
        },
      },
    )
  }
  return { accept, isPending, error, forget: reset, choice, choose }
}

const GONE = ['SeatsGone', 'DayFull', 'DayClosed']

type AcceptFormProps = Omit<ReturnType<typeof useAcceptance>, 'forget'> &
  Pick<AcceptProps, 'booking' | 'quote' | 'onAsk'>

function AcceptForm({
  booking,
  quote,
  onAsk,
  accept,
  isPending,
  error,
  choice,
  choose,
}: AcceptFormProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { form, require, ...agreement } = useAgreement()
  const currencies = booking.currencies ?? ['CAD']
  const { currency, method } = choice
  const isGone = error instanceof ApiError && GONE.includes(error.code)
  useEffect(() => {
    // Its button is gone with the day.
    if (isGone) moveFocus(form.current?.querySelector('[role=alert]'))
  }, [isGone, form])
  return (
    <Form
      ref={form}
      onSubmit={() => require() && accept()}
      className="flex flex-col gap-4 overflow-y-auto"
    >
      <Sums quote={quote} currency={currency} />
      {currencies.length > 1 && (
        <Choices
          label={t('accept.currency')}
          values={currencies}
          value={currency}
          nameOf={(each) => t(`accept.${each}`)}
          onChange={(each) => choose({ currency: each, method: methodsFor(each)[0] ?? method })}
        />
      )}
      <Choices
        label={t('accept.method')}
        values={methodsFor(currency)}
        value={method}
        nameOf={(each) => t(`method.${each}`)}
        onChange={(each) => choose({ currency, method: each })}
      />
      <AgreementTicks {...agreement} />
      <FailureAlert failure={error} />
      {isGone && <OtherDays booking={booking} quote={quote} onAsk={onAsk} />}
      {!isGone && (
        <SubmitButton
          look="main"
          label={t('accept.confirm', {
            deposit: formatMoney(sumsIn(quote, currency).deposit, lang),
          })}
          waiting={t('accept.busy')}
          isWaiting={isPending}
        />
      )}
    </Form>
  )
}

function Sums({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { total, deposit } = sumsIn(quote, currency)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2" aria-live="polite">
      <div>
        <dt className="text-sm text-muted">{t('bill.total')}</dt>
        <dd className="tabular text-xl font-bold">{formatMoney(total, lang)}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('bill.deposit')}</dt>
        <dd className="tabular text-xl font-bold">{formatMoney(deposit, lang)}</dd>
      </div>
    </dl>
  )
}

interface ChoicesProps<Value> {
  label: string
  values: readonly Value[]
  value: Value
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choices<Value extends Currency | PayMethod>({
  label,
  values,
  value,
  nameOf,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {values.map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={label}
            checked={each === value}
            onChange={() => onChange(each)}
            className="size-5 accent-primary"
          />
          {nameOf(each)}
        </label>
      ))}
    </fieldset>
  )
}
