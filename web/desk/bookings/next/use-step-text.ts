import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import { useMoney } from '../../ui/use-money'
import type { NextStep } from './next-step'

/** A step as a sentence, with its amount and moment. */
export function useStepText(): (step: NextStep) => string {
  const { t } = useTranslation('desk-next')
  const lang = useLang()
  const time = useClock()
  const format = useMoney()
  return (step) => {
    switch (step.kind) {
      case 'quoted':
        return t('step.quoted', { until: time(step.until) })
      case 'claim': {
        const { amount, day } = step.claim
        return t('step.claim', { amount: format(amount), day: formatDay(day, lang) })
      }
      case 'deposit': {
        const [by, until] = [time(step.by), time(step.until)]
        return t('step.deposit', { amount: format(step.amount), by, until })
      }
      case 'balance':
      case 'overdue':
        return t(`step.${step.kind}`, { amount: format(step.amount), by: time(step.by) })
      case 'reversed':
      case 'cash':
      case 'late':
        return t(`step.${step.kind}`, { amount: format(step.amount) })
      case 'approve':
      case 'send':
      case 'sendLater': {
        const { amount, sendAfter } = step.refund
        return t(`step.${step.kind}`, { amount: format(amount), from: time(sendAfter) })
      }
      default:
        return t(`step.${step.kind}`)
    }
  }
}
