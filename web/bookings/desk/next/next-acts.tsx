import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../ui/button'
import type { Booking } from '../bookings.api'
import { EndActions } from '../endings/end-actions'
import { startOf } from '../money/payment-fields'
import { LateMoney } from './late-money'
import { NewQuote } from './new-quote'
import type { NextStep } from './next-step'
import { RecordPayment } from './record-payment'
import { RefundAct } from './refund-act'

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
    case 'late':
      return <LateMoney booking={booking} amount={step.amount} />
    case 'over':
      return <EndActions booking={booking} acts={['complete', 'missed']} />
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
  const { t } = useTranslation('desk-next')
  return <NewQuote id={id} label={t(`act.${kind}`)} look="primary" />
}

function OpenDraft({ id, number }: { id: number; number: number }) {
  const { t } = useTranslation('desk-next')
  return (
    <Link
      to="/admin/bookings/$bookingId/quotes/$number"
      params={{ bookingId: String(id), number: String(number) }}
      className={buttonClass('primary')}
    >
      {t('act.draft')}
    </Link>
  )
}

function AnswerButton() {
  const { t } = useTranslation('desk-next')
  return (
    <Button look="primary" onClick={focusComposer}>
      {t('act.asked')}
    </Button>
  )
}

function focusComposer() {
  const field = document.querySelector<HTMLElement>('#compose textarea')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
