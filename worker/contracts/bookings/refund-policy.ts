import { addDays, daysBetween } from '../dates/calendar'
import { calgaryDay } from '../dates/calgary-clock'
import type { Currency } from '../currencies'

/**
 * Computes a guest's refund after a cancellation. The policy is data that a quote freezes. Amounts
 * are integers in the booking's one currency, cents or whole won.
 */

/** The part of the paid price that the guest gets back. */
type RefundShare =
  /** Percent. */
  | { share: number }
  /** The suppliers' returns, up to a percentage. */
  | { share: 'supplier'; upTo: number }
  /** Everything minus a fixed deduction, which the quote names. */
  | { deduction: Record<Currency, number> }

/** Applies from this many days before the start, until the next step. */
export type RefundStep = { from: number } & RefundShare

export interface RefundPolicy {
  /** From the earliest to the latest day; the last one is from 0. */
  steps: readonly RefundStep[]
  /** The highest transfer fee that can be deducted from a refund. */
  feeMax: Record<Currency, number>
  /** Only the larger of the policy's deduction and the suppliers' fees is kept. */
  suppliers: 'larger'
  company: { share: 100; fee: 0 }
}

/** Policies by version. A version that a quote has frozen never changes; new terms get a new version. */
export const REFUND_POLICIES = {
  'std-2026-11': {
    steps: [
      { from: 7, share: 100 },
      { from: 3, share: 50 },
      { from: 1, share: 'supplier', upTo: 50 },
      { from: 0, share: 0 },
    ],
    feeMax: { CAD: 500, KRW: 5000 },
    suppliers: 'larger',
    company: { share: 100, fee: 0 },
  },
} as const satisfies Record<string, RefundPolicy>
export const CURRENT_POLICY = 'std-2026-11' satisfies keyof typeof REFUND_POLICIES

/** `hold` is a hold that was released or lapsed, or money that came without one; the others end a contract. */
export type CancelledBy = 'guest' | 'company' | 'noShow' | 'hold'

export interface RefundInput {
  currency: Currency
  paid: number
  total: number
  /** Days in Calgary from the cancellation to the start, as `daysBeforeStart` counts. */
  daysBefore: number
  /** Cancellation fees of airlines and hotels, where the booking has any. */
  supplierFees: number
  /** Amounts that hotels and others return to the company. */
  supplierReturns: number
  /** The cost of this refund's transfer. */
  fee: number
  by: CancelledBy
}

/** Lines for information, already part of others: overpayment, and amounts that suppliers keep and return. */
export const TOLD_LINES = ['surplus', 'suppliersKeep', 'suppliersReturn'] as const

/**
 * A line of the calculation, in order; screens supply the labels. All lines after `paid`, except those for information,
 * add up to `refund`. `supplierFees` is the suppliers' part beyond the policy's deduction.
 */
export const REFUND_LINES = [
  'paid',
  ...TOLD_LINES,
  'policy',
  'supplierFees',
  'fee',
  'refund',
] as const
export interface RefundWorking {
  line: (typeof REFUND_LINES)[number]
  amount: number
}

export interface Refund {
  /** Paid beyond the price; always returned in full. */
  surplus: number
  /** The part of the payment that the policy applies to. */
  base: number
  keep: number
  fee: number
  refund: number
  working: RefundWorking[]
}

/** The refund of a guest. All amounts are 0 or more, and keep, fee and refund add up to the amount paid. */
export function refund(policy: RefundPolicy, input: RefundInput): Refund {
  const { paid, total, supplierFees } = input
  const base = Math.max(0, Math.min(paid, total))
  const surplus = Math.max(0, paid - base)
  const isAll = returnsAll(input)

  const deduction = isAll ? 0 : base - shareOf(policy, base, input)
  const keep = isAll ? 0 : Math.min(base, Math.max(deduction, supplierFees))
  const feeMax = isAll ? 0 : Math.min(policy.feeMax[input.currency], base - keep)
  const fee = Math.max(0, Math.min(input.fee, feeMax))
  const back = base - keep - fee + surplus

  const working = linesOf([
    { line: 'paid', amount: base + surplus },
    { line: 'surplus', amount: surplus },
    { line: 'policy', amount: -deduction },
    { line: 'supplierFees', amount: deduction - keep },
    { line: 'fee', amount: -fee },
    { line: 'refund', amount: back },
  ])
  return { surplus, base, keep, fee, refund: back, working }
}

/** Omits lines of 0, except for the paid and the refunded amount. */
function linesOf(working: RefundWorking[]): RefundWorking[] {
  return working.filter(({ line, amount }) => line === 'paid' || line === 'refund' || amount !== 0)
}

interface RefundRange extends Pick<Refund, 'surplus' | 'base'> {
  /** The step that applies, for the text next to the amounts; null if everything is refunded on any day. */
  rule: RefundStep | null
  keepMin: number
  keepMax: number
  feeMax: number
  refundMin: number
  refundMax: number
}

type Unknown = 'supplierFees' | 'supplierReturns'
type PreviewInput = Omit<RefundInput, 'fee' | Unknown> & Partial<Pick<RefundInput, Unknown>>

/** The preview of a refund: the least and the most. Suppliers' fees and returns may be unknown; the transfer fee is. */
export function refundRange(policy: RefundPolicy, input: PreviewInput): RefundRange {
  const least = leastRefund(policy, input)
  const most = refund(policy, {
    ...input,
    supplierFees: input.supplierFees ?? 0,
    supplierReturns: input.supplierReturns ?? least.base,
    fee: 0,
  })
  const isAll = returnsAll(input)
  return {
    surplus: least.surplus,
    base: least.base,
    rule: isAll ? null : stepOf(policy, input),
    keepMin: most.keep,
    keepMax: least.keep,
    feeMax: isAll ? 0 : Math.min(policy.feeMax[input.currency], most.base - most.keep),
    refundMin: least.refund,
    refundMax: most.refund,
  }
}

/** The refund with the highest fee; unless they are known, suppliers return nothing and keep all that was paid. */
function leastRefund(policy: RefundPolicy, input: PreviewInput): Refund {
  const { supplierFees = Math.max(0, input.paid), supplierReturns = 0, currency } = input
  return refund(policy, { ...input, supplierFees, supplierReturns, fee: policy.feeMax[currency] })
}

/** Whether everything is refunded on any day, without a fee. */
export function returnsAll({ by }: Pick<RefundInput, 'by'>): boolean {
  return by === 'company' || by === 'hold'
}

/** A step with the last day on which it applies, YYYY-MM-DD in Calgary. */
export type RefundScaleRow = { untilDay: string } & RefundShare

/** The steps of a policy as dates for a start day, earliest first. */
export function refundScale(policy: RefundPolicy, startDay: string): RefundScaleRow[] {
  return policy.steps.map(({ from, ...share }) => ({
    untilDay: addDays(startDay, -from),
    ...share,
  }))
}

/** Of those, the steps that still apply on a day in Calgary. */
export function remainingScale(
  policy: RefundPolicy,
  startDay: string,
  today: string,
): RefundScaleRow[] {
  return refundScale(policy, startDay).filter(({ untilDay }) => untilDay >= today)
}

/** Days in Calgary from an instant (UTC ms) to the start day; 0 on that day, negative after it. */
export function daysBeforeStart(startDay: string, cancelledAt: number): number {
  return daysBetween(calgaryDay(cancelledAt), startDay)
}

/** The step that applies. For a no-show, one that refunds nothing. */
export function stepOf({ steps }: RefundPolicy, { daysBefore, by }: StepInput): RefundStep {
  const step = by === 'noShow' ? undefined : steps.find(({ from }) => daysBefore >= from)
  return step ?? { from: 0, share: 0 }
}

type StepInput = Pick<RefundInput, 'daysBefore' | 'by'>

/**
 * The guest's share of the base. A fixed deduction can take more of a small deposit than a later step does, so an
 * earlier cancellation refunds at least as much as a later one would.
 */
function shareOf(policy: RefundPolicy, base: number, input: RefundInput): number {
  const step = stepOf(policy, input)
  const later = policy.steps.filter(({ from }) => from < step.from)
  return Math.max(...[step, ...later].map((each) => stepShare(each, base, input)))
}

function stepShare(step: RefundStep, base: number, input: RefundInput): number {
  if ('deduction' in step) return Math.max(0, base - step.deduction[input.currency])
  if (step.share !== 'supplier') return percentOf(base, step.share)
  return Math.max(0, Math.min(input.supplierReturns, percentOf(base, step.upTo)))
}

/** Rounded up, in favour of the guest. */
function percentOf(base: number, percent: number): number {
  return Math.ceil((base * percent) / 100)
}
