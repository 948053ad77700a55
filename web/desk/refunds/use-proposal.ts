import type { DeskMoney } from '../../../worker/contracts/payments/desk-money'
import { returnsAll } from '../../../worker/contracts/payments/refund-policy'
import { plainAmount } from '../../ui/quote/quote-text'
import { surplusOf } from '../bookings/money/surplus'
import { useFields } from '../ui/use-fields'
import { readProposal, type ProposalFields } from './read-proposal'

export type Proposal = ReturnType<typeof useProposal>

const EMPTY = { supplierFees: '', supplierReturns: '', fee: '', payee: '', reason: '' }

/** Late money or a surplus. It is refunded in full and without a fee, unless an admin changes that. */
export type Unowed = 'late' | 'surplus'

/** A refund that is being typed. */
export function useProposal(money: DeskMoney, unowed: Unowed | null) {
  const { paid, refundOpen, terms: agreed } = money
  const left = { ...paid, amount: paid.amount - refundOpen.amount }
  const hasTerms = agreed && unowed !== 'surplus' && !returnsAll(agreed)
  const terms = hasTerms ? agreed : null
  const { fields, ...controls } = useFields<ProposalFields>({
    ...EMPTY,
    isByTerms: terms !== null,
    amount: unowed ? plainAmount(unowed === 'late' ? left : surplusOf(money)) : '',
  })
  return {
    fields,
    ...controls,
    /** The money that can be refunded. */
    left,
    /** Null for a surplus, if everything is refunded anyway, or if no terms apply. */
    terms,
    ...readProposal(fields, { left, terms }),
  }
}
