import { useState } from 'react'
import type { DeskMoney } from '../../../worker/contracts/desk-money'
import { returnsAll } from '../../../worker/contracts/refund-policy'
import { plainAmount } from '../../ui/quote/quote-text'
import { readProposal, type ProposalFields } from './read-proposal'

export type Proposal = ReturnType<typeof useProposal>

const EMPTY = { supplierFees: '', supplierReturns: '', fee: '', payee: '', reason: '' }

/** A refund while it is typed. Late money goes back in full unless changed. */
export function useProposal({ paid, refundOpen, terms: agreed }: DeskMoney, isLate: boolean) {
  const left = { ...paid, amount: paid.amount - refundOpen.amount }
  const terms = agreed && !returnsAll(agreed) ? agreed : null
  const [fields, setFields] = useState<ProposalFields>({
    ...EMPTY,
    isByTerms: terms !== null,
    amount: isLate ? plainAmount(left) : '',
  })
  return {
    fields,
    set: (part: Partial<ProposalFields>) => setFields({ ...fields, ...part }),
    /** What is there to go back. */
    left,
    /** Null where they return all, or are unknown. */
    terms,
    ...readProposal(fields, { left, terms }),
  }
}
