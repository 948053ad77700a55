import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moveFocus } from '../../../ui/focus'
import type { Booking } from '../bookings.api'
import { NextActs } from './next-acts'
import { WAITING, type NextStep } from './next-step'
import { useStepText } from './use-step-text'

/** What a booking waits for, with the act that moves it on. */
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
  const { t } = useTranslation('desk-next')
  const textOf = useStepText()
  return (
    <div className="min-w-0 flex-[1_1_20rem]">
      <h2 id="next" className="text-sm font-semibold text-muted">
        {t('title')}
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
