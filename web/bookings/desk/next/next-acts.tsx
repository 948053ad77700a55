import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { useMoney } from '../../../desk/ui/use-money'
import { Button, buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { ActDialog, Acts } from '../acts/act-dialog'
import { type Booking, moneyQuery } from '../bookings.api'
import { PaymentDialog } from '../money/payment-dialog'
import { startOf, startWith, type PaymentStart } from '../money/payment-fields'
import { ProposeDialog } from '../money/propose-dialog'
import { RefundDialog } from '../money/refund-dialog'
import type { Refund } from '../money/refund-sums'
import { useNewQuote } from '../quotes/use-new-quote'
import type { NextStep } from './next-step'

/** The buttons of a step, the main one first. */
export function NextActs({ booking, step }: { booking: Booking; step: NextStep }) {
  const { id } = booking
  switch (step.kind) {
    case 'quote':
    case 'change':
      return <QuoteAct id={id} kind={step.kind} />
    case 'draft':
      return <OpenDraft id={id} number={step.number} />
    case 'asked':
      return <AnswerButton />
    case 'place':
      return <Acts booking={booking} events={['waitlist.offer']} />
    case 'late':
      return <LateMoney booking={booking} amount={step.amount} />
    case 'over':
      return <Acts booking={booking} events={['trip.complete', 'trip.no_show']} />
    default:
      return <MoneyAct id={id} step={step} />
  }
}

/** A payment that is due, or a refund that waits. */
function MoneyAct({ id, step }: { id: number; step: NextStep }) {
  switch (step.kind) {
    case 'claim': {
      const { claim } = step
      return <RecordPayment id={id} amount={claim.amount} start={startOf(claim)} isAwaited />
    }
    case 'reversed':
    case 'overdue':
      return <RecordPayment id={id} amount={step.amount} isAwaited />
    case 'deposit':
    case 'balance':
    case 'cash':
      return <RecordPayment id={id} amount={step.amount} />
    case 'approve':
    case 'send':
      return <RefundAct id={id} act={step.kind} refund={step.refund} />
    default:
      return null
  }
}

function QuoteAct({ id, kind }: { id: number; kind: 'quote' | 'change' }) {
  const { t } = useTranslation('desk-bookings')
  return <NewQuote id={id} label={t(`next.act.${kind}`)} look="primary" />
}

function OpenDraft({ id, number }: { id: number; number: number }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Link
      to="/admin/bookings/$bookingId/quotes/$number"
      params={{ bookingId: String(id), number: String(number) }}
      className={buttonClass('primary')}
    >
      {t('next.act.draft')}
    </Link>
  )
}

function AnswerButton() {
  const { t } = useTranslation('desk-bookings')
  return (
    <Button look="primary" onClick={focusComposer}>
      {t('next.act.asked')}
    </Button>
  )
}

function focusComposer() {
  const field = document.querySelector<HTMLElement>('#compose textarea')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

interface RefundActProps {
  /** Id of the booking. */
  id: number
  act: 'approve' | 'send'
  refund: Refund
}

/** Approves or sends the refund that waits. */
function RefundAct({ id, act, refund }: RefundActProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t(`next.act.${act}`, { amount: format(refund.amount) })}
      </Button>
      {isOpen && <RefundDialog id={id} refund={refund} step={act} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RecordPaymentProps {
  /** Id of the booking. */
  id: number
  amount: Money
  /** Initial values instead of the amount. */
  start?: PaymentStart
  /** The money should have arrived by now. */
  isAwaited?: boolean
}

/** Records the expected amount or the guest's claim, which can be changed in the form. */
function RecordPayment({ id, amount, start, isAwaited = false }: RecordPaymentProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  const money = useQuery(moneyQuery(id)).data
  const opened = isOpen ? (start ?? startWith(amount)) : null
  return (
    <>
      <Button look={isAwaited ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        {t('next.act.record', { amount: format(amount) })}
      </Button>
      {money && (
        <PaymentDialog id={id} money={money} start={opened} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type Asked = 'revive' | 'back'

/** The three ways to handle money without a held date. */
function LateMoney({ booking, amount }: { booking: Booking; amount: Money }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, actions, status } = booking
  const close = () => setAsked(null)
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('revive') && (
        <Button look="primary" onClick={() => setAsked('revive')}>
          {t('next.act.revive')}
        </Button>
      )}
      {status === 'expired' && <NewQuote id={id} label={t('next.act.otherDate')} look="quiet" />}
      <Button onClick={() => setAsked('back')}>
        {t('next.act.back', { amount: format(amount) })}
      </Button>
      <ActDialog booking={booking} event={asked === 'revive' ? asked : null} onClose={close} />
      {asked === 'back' && <ProposeDialog id={id} isLate onClose={close} />}
    </div>
  )
}

interface NewQuoteProps {
  id: number
  label: string
  look: 'primary' | 'quiet'
}

/** Starts a quote and opens its editor. */
function NewQuote({ id, label, look }: NewQuoteProps) {
  const { t } = useTranslation('desk-bookings')
  const { create, isPending, error } = useNewQuote(id)
  return (
    <>
      <SubmitButton
        type="button"
        look={look}
        label={label}
        waiting={t('quotes.making')}
        isWaiting={isPending}
        onClick={() => create()}
      />
      <FailureAlert failure={error} />
    </>
  )
}
