import type { Money } from '../../../worker/contracts/guest-money'
import type { DeskMoney } from '../../../worker/contracts/desk-money'
import { returnsAll, type Refund } from '../../../worker/contracts/refund-policy'
import { refundByTerms } from '../../../worker/contracts/refund-terms'
import { readUnits } from '../ui/typed-units'
import type { NewRefund } from './refunds.api'

/** A refund as it is typed: by the terms, or another amount. */
export interface ProposalFields {
  isByTerms: boolean
  amount: string
  supplierFees: string
  supplierReturns: string
  fee: string
  payee: string
  reason: string
}

export type ProposalFault = 'amount' | 'supplierFees' | 'supplierReturns' | 'fee' | 'reason'

interface ReadProposal {
  faults: ProposalFault[]
  /** By the terms, with what was typed so far; null where an admin decides. */
  worked: Refund | null
  refund: NewRefund
}

/** What was typed, and what is wrong with it. `left` is there to go back. */
export function readProposal(
  fields: ProposalFields,
  { left, terms }: { left: Money; terms: DeskMoney['terms'] },
): ReadProposal {
  const { currency } = left
  const costOf = (text: string) => (text.trim() === '' ? 0 : readUnits(text, currency))
  const amount = readUnits(fields.amount, currency)
  const fee = costOf(fields.fee)
  const supplierFees = costOf(fields.supplierFees)
  const supplierReturns = costOf(fields.supplierReturns)
  const byTerms = fields.isByTerms ? terms : null
  const costs = {
    supplierFees: supplierFees ?? 0,
    supplierReturns: supplierReturns ?? 0,
    fee: fee ?? 0,
  }
  const worked = byTerms && refundByTerms(byTerms, costs)
  const payee = fields.payee.trim()
  const reason = fields.reason.trim()
  const feeMax = terms ? (returnsAll(terms) ? 0 : terms.policy.feeMax[currency]) : Infinity
  const faults: Record<ProposalFault, boolean> = {
    amount: !byTerms && (amount === null || amount === 0 || amount + costs.fee > left.amount),
    supplierFees: byTerms !== null && supplierFees === null,
    supplierReturns: byTerms !== null && supplierReturns === null,
    fee: fee === null || fee > feeMax,
    reason: payee !== '' && reason === '',
  }
  return {
    faults: (Object.keys(faults) as ProposalFault[]).filter((name) => faults[name]),
    worked,
    refund: {
      ...(worked ? { ...costs, amount: worked.refund } : { amount: amount ?? 0, fee: costs.fee }),
      reason,
      ...(payee && { payee }),
    },
  }
}
