import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/guest-money'
import { Button, buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { ProposeDialog } from '../../refunds/propose-dialog'
import { RefundDialog } from '../../refunds/refund-dialog'
import type { Refund } from '../../refunds/refund-sums'
import { ReviveDialog } from '../../refunds/revive-dialog'
import { useMoney } from '../../ui/use-money'
import type { Booking } from '../bookings.api'
import { EndActions } from '../endings/end-actions'
import { moneyQuery } from '../money/money.api'
import { PaymentDialog } from '../money/payment-dialog'
import { startOf, startWith, type PaymentStart } from '../money/payment-fields'
import { useDraft } from '../quotes/use-draft'
import type { NextStep } from './next-step'

interface NextActsProps {
  booking: Booking
  step: NextStep
}

/** The buttons of a step, the main one first. */
export function NextActs({ booking, step }: NextActsProps) {
  const { id } = booking
  const { t } = useTranslation('desk-next')
  switch (step.kind) {
    case 'quote':
      return <NewQuote id={id} label={t('act.quote')} look="primary" />
    case 'change':
      return <NewQuote id={id} label={t('act.change')} look="primary" />
    case 'draft':
      return (
        <Link
          to="/admin/bookings/$bookingId/quotes/$number"
          params={{ bookingId: String(id), number: String(step.number) }}
          className={buttonClass('primary')}
        >
          {t('act.draft')}
        </Link>
      )
    case 'asked':
      return (
        <Button look="primary" onClick={focusComposer}>
          {t('act.asked')}
        </Button>
      )
    case 'claim':
      return <Record id={id} amount={step.claim.amount} start={startOf(step.claim)} isAwaited />
    case 'reversed':
    case 'overdue':
      return <Record id={id} amount={step.amount} isAwaited />
    case 'deposit':
    case 'balance':
    case 'cash':
      return <Record id={id} amount={step.amount} />
    case 'late':
      return <LateMoney booking={booking} amount={step.amount} />
    case 'approve':
    case 'send':
      return <RefundAct id={id} act={step.kind} refund={step.refund} />
    case 'over':
      return <EndActions booking={booking} acts={['complete', 'missed']} />
    default:
      return null
  }
}

function focusComposer() {
  const field = document.querySelector<HTMLElement>('#compose textarea')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

interface NewQuoteProps {
  id: number
  label: string
  look: 'primary' | 'quiet'
}

function NewQuote({ id, label, look }: NewQuoteProps) {
  const { t } = useTranslation('desk-quotes')
  const { create, isPending, error } = useDraft(id)
  return (
    <>
      <SubmitButton
        type="button"
        look={look}
        label={label}
        waiting={t('making')}
        isWaiting={isPending}
        onClick={() => create()}
      />
      <FailureAlert failure={error} />
    </>
  )
}

interface RecordProps {
  /** Of the booking. */
  id: number
  amount: Money
  start?: PaymentStart
  /** It should be there by now. */
  isAwaited?: boolean
}

/** Money as it is expected, or as the guest said; both can be changed before it is recorded. */
function Record({ id, amount, start = startWith(amount), isAwaited = false }: RecordProps) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  const money = useQuery(moneyQuery(id)).data
  return (
    <>
      <Button look={isAwaited ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        {t('act.record', { amount: format(amount) })}
      </Button>
      {money && (
        <PaymentDialog
          id={id}
          money={money}
          start={isOpen ? start : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The three ways to decide about money that no date is held for. */
function LateMoney({ booking, amount }: { booking: Booking; amount: Money }) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [asked, setAsked] = useState<'revive' | 'back' | null>(null)
  const money = useQuery(moneyQuery(booking.id)).data
  const close = () => setAsked(null)
  const { id, version, actions, status } = booking
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('revive') && (
        <Button look="primary" onClick={() => setAsked('revive')}>
          {t('act.revive')}
        </Button>
      )}
      {status === 'expired' && <NewQuote id={id} label={t('act.otherDate')} look="quiet" />}
      <Button onClick={() => setAsked('back')}>{t('act.back', { amount: format(amount) })}</Button>
      {asked === 'revive' && money && (
        <ReviveDialog
          late={{ id, version, paid: money.paid, deposit: money.deposit }}
          onClose={close}
        />
      )}
      {asked === 'back' && <ProposeDialog id={id} isLate onClose={close} />}
    </div>
  )
}

interface RefundActProps {
  /** Of the booking. */
  id: number
  act: 'approve' | 'send'
  refund: Refund
}

function RefundAct({ id, act, refund }: RefundActProps) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t(`act.${act}`, { amount: format(refund.amount) })}
      </Button>
      {isOpen && <RefundDialog id={id} refund={refund} step={act} onClose={() => setOpen(false)} />}
    </>
  )
}
