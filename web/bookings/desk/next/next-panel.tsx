import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { moveFocus } from '../../../ui/focus'
import { type Booking, moneyQuery, quotesQuery } from '../bookings.api'
import { NextActs } from './next-acts'
import { WAITING, nextStepOf, type NextStep } from './next-step'

/** The next step of a booking, with its buttons. */
export function NextPanel({ booking, step }: { booking: Booking; step: NextStep | null }) {
  const panel = useKeptFocus(step)
  if (!step) return null
  const look = WAITING.has(step.kind) ? 'border-line' : 'border-larch'
  return (
    <section
      ref={panel}
      aria-labelledby="next"
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 bg-surface px-4 py-3 ${look}`}
    >
      <StepText step={step} />
      <NextActs booking={booking} step={step} />
    </section>
  )
}

function StepText({ step }: { step: NextStep }) {
  const { t } = useTranslation('desk-bookings')
  const textOf = useStepText()
  return (
    <div className="min-w-0 flex-[1_1_20rem]">
      <h2 id="next" className="text-sm font-semibold text-muted">
        {t('next.title')}
      </h2>
      <p className="tabular font-semibold">{textOf(step)}</p>
    </div>
  )
}

/** A finished step removes its button: the focus goes to the next step, or to the page. */
function useKeptFocus(step: NextStep | null) {
  const panel = useRef<HTMLElement>(null)
  const before = useRef<NextStep['kind'] | null>(null)
  const kind = step?.kind ?? null
  useEffect(() => {
    const wasDone = before.current !== null && before.current !== kind
    before.current = kind
    if (wasDone && document.activeElement === document.body)
      moveFocus(panel.current ?? document.querySelector<HTMLElement>('#main'))
  }, [kind])
  return panel
}

/** A step as a sentence, with its amount and moment. */
function useStepText(): (step: NextStep) => string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const time = useClock()
  const format = useMoney()
  return (step) => {
    const [amount, { by, until, from }] = [amountOf(step), timesOf(step)]
    return t(`next.step.${step.kind}`, {
      ...(amount && { amount: format(amount) }),
      ...(step.kind === 'place' && { place: step.place }),
      ...(step.kind === 'claim' && { day: formatDay(step.claim.day, lang) }),
      ...(by !== undefined && { by: time(by) }),
      ...(until !== undefined && { until: time(until) }),
      ...(from !== undefined && { from: time(from) }),
    })
  }
}

function amountOf(step: NextStep): Money | null {
  if ('claim' in step) return step.claim.amount
  if ('refund' in step) return step.refund.amount
  return 'amount' in step ? step.amount : null
}

function timesOf(step: NextStep): { by?: number; until?: number; from?: number } {
  if ('refund' in step) return { from: step.refund.sendAfter }
  return { ...('by' in step && { by: step.by }), ...('until' in step && { until: step.until }) }
}

/** The next step; null also until its data is loaded. */
export function useNextStep(booking: Booking): NextStep | null {
  const hasMoney = booking.reference !== null
  const money = useQuery({ ...moneyQuery(booking.id), enabled: hasMoney }).data
  const quotes = useQuery(quotesQuery(booking.id)).data
  const now = useNow()
  if (!quotes || (hasMoney && !money)) return null
  return nextStepOf({ booking, money: money ?? null, quotes, now })
}
