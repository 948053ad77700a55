import {
  CURRENT_POLICY,
  REFUND_POLICIES,
  type RefundPolicy,
  type RefundStep,
} from '../../../../../worker/contracts/bookings/refund-policy'
import { readAmount, readCount } from '../../../../desk/editor/typed-numbers'

/** The steps of special refund terms as they are typed. */

export const STEP_KINDS = ['share', 'supplier', 'deduction'] as const

export interface StepFields {
  key: string
  /** The step applies if at least this many days are left before the start. */
  from: string
  kind: (typeof STEP_KINDS)[number]
  /** Percent, at most this percent, or C$, depending on `kind`. */
  value: string
  /** Whole won; only for a deduction. */
  won: string
}

const DAYS_MAX = 365
const STEPS_MAX = 10

const USUAL = REFUND_POLICIES[CURRENT_POLICY]
/** Applies if a quote has no terms of its own. */
export const USUAL_POLICY = { ...USUAL, steps: [...USUAL.steps] }

export function isUsual(policy: RefundPolicy): boolean {
  return JSON.stringify(policy.steps) === JSON.stringify(USUAL.steps)
}

export function stepFieldsOf({ steps }: RefundPolicy): StepFields[] {
  return steps.map((step) => ({
    key: crypto.randomUUID(),
    from: String(step.from),
    ...typed(step),
  }))
}

function typed(step: RefundStep): Pick<StepFields, 'kind' | 'value' | 'won'> {
  if ('deduction' in step) return typedDeduction(step.deduction)
  return step.share === 'supplier'
    ? { kind: 'supplier', value: String(step.upTo), won: '' }
    : { kind: 'share', value: String(step.share), won: '' }
}

function typedDeduction({ CAD, KRW }: Record<'CAD' | 'KRW', number>) {
  return { kind: 'deduction' as const, value: String(CAD / 100), won: String(KRW) }
}

export function emptyStep(): StepFields {
  return { key: crypto.randomUUID(), from: '', kind: 'share', value: '', won: '' }
}

/** Whether the days descend and the last step ends at 0. */
export function areSound(steps: readonly StepFields[]): boolean {
  const read = steps.map(toStep)
  const isCount = read.length > 0 && read.length <= STEPS_MAX
  return isCount && read.at(-1)?.from === 0 && areDescending(read)
}

function areDescending(steps: readonly (RefundStep | null)[]): boolean {
  return steps.every(
    (step, index) =>
      step !== null && (index === 0 || step.from < (steps[index - 1]?.from ?? Infinity)),
  )
}

/** Converts steps that have no faults. */
export function toPolicy(steps: readonly StepFields[]) {
  return { ...USUAL_POLICY, steps: steps.map(toStep).filter((step) => step !== null) }
}

/** Null while the step cannot be read. */
function toStep({ from: days, kind, value, won }: StepFields): RefundStep | null {
  const from = readCount(days)
  if (from === null || from > DAYS_MAX) return null
  const back = kind === 'deduction' ? readDeduction(value, won) : readShare(kind, value)
  return back && { from, ...back }
}

function readDeduction(value: string, won: string) {
  const [cad, krw] = [readAmount(value).value, readCount(won)]
  if (cad === null || krw === null) return null
  return { deduction: { CAD: Math.round(cad * 100), KRW: krw } }
}

function readShare(kind: 'share' | 'supplier', value: string) {
  const percent = readCount(value)
  if (percent === null || percent > 100) return null
  return kind === 'share' ? { share: percent } : { share: 'supplier' as const, upTo: percent }
}
