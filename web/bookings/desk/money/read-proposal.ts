import { z } from 'zod'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { returnsAll } from '../../../../worker/contracts/bookings/refund-policy'
import { refundByTerms } from '../../../../worker/contracts/bookings/refund-terms'
import type { Currency } from '../../../../worker/contracts/currencies'
import { parseAmount } from '../../../../worker/contracts/written-amounts'
import { plainAmount } from '../../../ui/quote/quote-text'
import type { NewRefund } from './refunds.api'

const typedProposal = z.object({
  isByTerms: z.boolean(),
  amount: z.string(),
  supplierFees: z.string(),
  supplierReturns: z.string(),
  fee: z.string(),
  payee: z.string(),
  reason: z.string(),
})
/** A refund as it is typed: by the terms, or another amount. */
export type ProposalFields = z.infer<typeof typedProposal>

type ProposalFault = 'amount' | 'supplierFees' | 'supplierReturns' | 'fee' | 'reason'

export interface Agreed {
  /** The money that can be refunded. */
  left: Money
  /** Null if everything is refunded anyway, or if no terms apply. */
  terms: DeskMoney['terms']
}

export function agreedIn({ stays: left, terms }: DeskMoney): Agreed {
  return { left, terms: terms && !returnsAll(terms) ? terms : null }
}

const EMPTY = { supplierFees: '', supplierReturns: '', fee: '', payee: '', reason: '' }

export function firstProposal({ left, terms }: Agreed, isLate: boolean): ProposalFields {
  return { ...EMPTY, isByTerms: terms !== null, amount: isLate ? plainAmount(left) : '' }
}

/** The request of a refund as it is typed. */
export function proposalOf(agreed: Agreed) {
  return typedProposal
    .superRefine((typed, context) => {
      for (const name of readProposal(typed, agreed).faults)
        context.addIssue({ code: 'custom', path: [name], message: name })
    })
    .transform((typed): NewRefund => readProposal(typed, agreed).refund)
}

/** The refund and the faults of the fields; `worked` is null if an admin decides the amount. */
export function readProposal(fields: ProposalFields, agreed: Agreed) {
  const read = readAmounts(fields, agreed.left.currency)
  const { amount } = read
  const costs = costsOf(read)
  const byTerms = fields.isByTerms ? agreed.terms : null
  const worked = byTerms && refundByTerms(byTerms, costs)
  const faults = faultsOf(fields, read, agreed)
  return {
    faults: (Object.keys(faults) as ProposalFault[]).filter((name) => faults[name]),
    worked,
    refund: {
      ...(worked ? { ...costs, amount: worked.refund } : { amount: amount ?? 0, fee: costs.fee }),
      ...wordsOf(fields),
    },
  }
}

/** Null if a field cannot be read. Costs that are left empty are 0. */
function readAmounts(fields: ProposalFields, currency: Currency) {
  const read = (text: string) => {
    const amount = parseAmount(text, currency)
    return amount !== null && amount >= 0 ? amount : null
  }
  const costOf = (text: string) => (text.trim() === '' ? 0 : read(text))
  return {
    amount: read(fields.amount),
    supplierFees: costOf(fields.supplierFees),
    supplierReturns: costOf(fields.supplierReturns),
    fee: costOf(fields.fee),
  }
}

type ReadAmounts = ReturnType<typeof readAmounts>

function costsOf({ supplierFees, supplierReturns, fee }: ReadAmounts) {
  return { supplierFees: supplierFees ?? 0, supplierReturns: supplierReturns ?? 0, fee: fee ?? 0 }
}

function faultsOf(
  fields: ProposalFields,
  { amount, supplierFees, supplierReturns, fee }: ReadAmounts,
  { left, terms }: Agreed,
): Record<ProposalFault, boolean> {
  const isByTerms = fields.isByTerms && terms !== null
  const isReadable = amount !== null && amount > 0 && amount + (fee ?? 0) <= left.amount
  const { payee, reason } = wordsOf(fields)
  return {
    amount: !isByTerms && !isReadable,
    supplierFees: isByTerms && supplierFees === null,
    supplierReturns: isByTerms && supplierReturns === null,
    fee: fee === null || fee > feeMaxOf(terms, left.currency),
    reason: payee !== undefined && reason === '',
  }
}

function feeMaxOf(terms: Agreed['terms'], currency: Currency): number {
  if (!terms) return Infinity
  return returnsAll(terms) ? 0 : terms.policy.feeMax[currency]
}

function wordsOf(fields: ProposalFields): Pick<NewRefund, 'payee' | 'reason'> {
  const payee = fields.payee.trim()
  return { reason: fields.reason.trim(), ...(payee && { payee }) }
}
