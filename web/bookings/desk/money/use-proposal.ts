import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import { returnsAll } from '../../../../worker/contracts/bookings/refund-policy'
import { plainAmount } from '../../../ui/quote/quote-text'
import { useFields } from '../../../desk/ui/use-fields'
import { readProposal, type ProposalFields } from './read-proposal'

export type Proposal = ReturnType<typeof useProposal>

const EMPTY = { supplierFees: '', supplierReturns: '', fee: '', payee: '', reason: '' }

/** A refund that is being typed. Late money is refunded in full and without a fee, unless an admin changes that. */
export function useProposal({ stays: left, terms: agreed }: DeskMoney, isLate: boolean) {
  const terms = agreed && !returnsAll(agreed) ? agreed : null
  const { fields, ...controls } = useFields<ProposalFields>({
    ...EMPTY,
    isByTerms: terms !== null,
    amount: isLate ? plainAmount(left) : '',
  })
  return {
    fields,
    ...controls,
    /** The money that can be refunded. */
    left,
    /** Null if everything is refunded anyway, or if no terms apply. */
    terms,
    ...readProposal(fields, { left, terms }),
  }
}
