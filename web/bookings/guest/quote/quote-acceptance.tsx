import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { remainingScale } from '../../../../worker/contracts/bookings/refund-policy'
import type { Currency } from '../../../../worker/contracts/currencies'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { ApiError } from '../../../platform/api/api'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad, formatDay } from '../../../platform/i18n/format'
import { lead } from '../../../platform/i18n/lead'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { RefundDay, RefundShare } from '../../../ui/quote/refund-terms'
import { SubmitButton } from '../../../ui/submit-button'
import type { Letter } from '../letter/use-letter'
import { useAct } from '../use-act'
import { AgreementTicks } from './agreement'
import { PaymentChoice } from './payment-choice'
import { openDaysQuery, answerQuote } from './quote.api'
import { acceptanceOf, formatMoney, methodsFor, sumsIn, usualChoice } from './quote.view'
import { useAgreement } from './use-agreement'

const SHOWN = 2

const GONE = ['SeatsGone', 'DayFull', 'DayClosed']

/** The acceptance dialog, and on a phone the bottom bar that opens it. */
export function QuoteAcceptance({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { t } = useTranslation('trip')
  const { booking, isAccepting, setAccepting } = letter
  const acceptance = useAcceptance(letter, quote)
  return (
    <>
      <AcceptBar totalCents={quote.totalCents} onAccept={() => setAccepting(true)} />
      <Dialog
        isOpen={isAccepting}
        onClose={acceptance.close}
        title={t('accept.title')}
        look="sheet"
      >
        {/* Reset the form for another quote, but keep its error and the payment choice. */}
        <AcceptForm key={quote.number} {...{ booking, quote, acceptance }} />
      </Dialog>
    </>
  )
}

function AcceptBar({ totalCents, onAccept }: { totalCents: number; onAccept: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 [@media(height<24rem)]:static flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      <p>
        <span className="block text-sm text-muted">{t('bill.total')}</span>
        <strong className="tabular">{formatCad(totalCents, 2)}</strong>
      </p>
      <Button look="main" onClick={onAccept}>
        {t('accept.open')}
      </Button>
    </div>
  )
}

/** The currencies with a way to pay in them. */
function payable({ currencies = ['CAD'], ways }: GuestBooking) {
  return currencies.filter((currency) => methodsFor(currency, ways?.methods).length > 0)
}

interface AcceptFormProps {
  booking: GuestBooking
  quote: Quote
  acceptance: Acceptance
}

/** If the day has been taken, shows other days in place of the button. */
function AcceptForm({ booking, quote, acceptance }: AcceptFormProps) {
  const { t } = useTranslation('trip')
  const { form, require, ...agreement } = useAgreement(booking)
  const { accept, error, ask, choice, choose, currency } = acceptance
  const isGone = error instanceof ApiError && GONE.includes(error.code)
  useEffect(() => {
    // The button disappears with the day.
    if (isGone) moveFocus(form.current?.querySelector('[role=alert]'))
  }, [isGone, form])
  const submit = () => require() && accept()
  return (
    <Form ref={form} onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto">
      <AcceptedSums quote={quote} currency={currency} />
      {quote.withoutDeposit ? (
        <p>{t('bill.onDay')}</p>
      ) : (
        <PaymentChoice
          currencies={payable(booking)}
          methods={booking.ways?.methods}
          {...{ choice, choose }}
        />
      )}
      <FirstRefund quote={quote} currency={currency} />
      <AgreementTicks {...agreement} />
      <FailureAlert failure={error} />
      {isGone && <OtherDays booking={booking} quote={quote} onAsk={ask} />}
      {!isGone && <AcceptButton quote={quote} acceptance={acceptance} />}
    </Form>
  )
}

/** Until when most of the money still comes back; the quote has all steps. */
function FirstRefund({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const today = calgaryDay(useNow())
  const [row] = remainingScale(quote.policy, quote.startDay, today)
  if (!row) return null
  return (
    <p className="text-sm">
      {lead(t('refund.title'))}
      <RefundDay row={row} lang={lang} isLast={row.untilDay === quote.startDay} />
      {' · '}
      <strong>
        <RefundShare {...{ row, lang, currency }} />
      </strong>
    </p>
  )
}

function AcceptButton({ quote, acceptance }: { quote: Quote; acceptance: Acceptance }) {
  const { t } = useTranslation('trip')
  const { currency, isPending } = acceptance
  const { withoutDeposit } = quote
  const deposit = formatMoney(sumsIn(quote, currency).deposit, useLang())
  return (
    <SubmitButton
      look="main"
      label={withoutDeposit ? t('accept.book') : t('accept.confirm', { deposit })}
      waiting={t(withoutDeposit ? 'accept.booking' : 'accept.busy')}
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
      {!quote.withoutDeposit && <Sum label={t('bill.deposit')} money={deposit} />}
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
function useAcceptance({ booking, setAccepting, ask }: Letter, quote: Quote) {
  const { act, isPending, error, reset } = useAct(booking.pid, answerQuote)
  const [choice, choose] = useState(() =>
    usualChoice(booking.lang, payable(booking), booking.ways?.methods),
  )
  const currency = quote.withoutDeposit ? 'CAD' : choice.currency
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
  return { accept, isPending, error, close, ask: askInstead, choice, choose, currency }
}

interface OtherDaysProps {
  booking: GuestBooking
  quote: Quote
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}

/** The next open days in place of one that has been taken; choosing one begins a message about it. */
function OtherDays({ booking: { tour }, quote, onAsk }: OtherDaysProps) {
  const { t } = useTranslation('trip')
  const next = addDays(quote.startDay, 1)
  const { data: days = [] } = useQuery(openDaysQuery(tour?.id ?? null, next))
  if (days.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{t('otherDays.title')}</p>
      <div className="flex flex-wrap gap-2">
        {days.slice(0, SHOWN).map((day) => (
          <DayButton key={day} day={day} onAsk={onAsk} />
        ))}
      </div>
    </div>
  )
}

function DayButton({ day, onAsk }: { day: string; onAsk: (text: string) => void }) {
  const { t } = useTranslation('trip')
  const shown = formatDay(day, useLang())
  return <Button onClick={() => onAsk(t('otherDays.message', { day: shown }))}>{shown}</Button>
}
