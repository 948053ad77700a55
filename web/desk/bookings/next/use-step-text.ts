import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import { useMoney } from '../../ui/use-money'
import type { NextStep } from './next-step'
import type { Money } from '../../../../worker/contracts/payments/guest-money'

/** A step as a sentence, with its amount and moment. */
export function useStepText(): (step: NextStep) => string {
  const { t } = useTranslation('desk-next')
  const lang = useLang()
  const time = useClock()
  const format = useMoney()
  return (step) => {
    const [amount, { by, until, from }] = [amountOf(step), timesOf(step)]
    return t(`step.${step.kind}`, {
      ...(amount && { amount: format(amount) }),
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

interface StepTimes {
  by?: number
  until?: number
  from?: number
}

function timesOf(step: NextStep): StepTimes {
  if ('refund' in step) return { from: step.refund.sendAfter }
  return { ...('by' in step && { by: step.by }), ...('until' in step && { until: step.until }) }
}
