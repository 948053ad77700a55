import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../worker/contracts/bookings/payments'
import { REFUND_POLICIES } from '../../../worker/contracts/bookings/refund-policy'
import { readProposal, type ProposalFields } from '../../../web/bookings/desk/money/read-proposal'

const left = { currency: 'CAD', amount: 105_000 } as const
const terms: NonNullable<DeskMoney['terms']> = {
  policy: REFUND_POLICIES['std-2026-11'],
  currency: 'CAD',
  paid: 105_000,
  total: 105_000,
  daysBefore: 1,
  by: 'guest',
}
const typed = (fields: Partial<ProposalFields>): ProposalFields => ({
  isByTerms: true,
  amount: '',
  supplierFees: '',
  supplierReturns: '',
  fee: '',
  payee: '',
  reason: '',
  ...fields,
})

describe('a refund that is typed at the desk', () => {
  it('by the terms is worked out as it is typed, and sent with the amount that is shown', () => {
    const { faults, worked, refund } = readProposal(
      typed({ supplierReturns: '200', fee: '$5.00' }),
      { left, terms },
    )
    expect([faults, worked?.refund]).toEqual([[], 19_500])
    expect(refund).toEqual({
      supplierFees: 0,
      supplierReturns: 20_000,
      fee: 500,
      amount: 19_500,
      reason: '',
    })
  })

  it('of nothing is no fault: the terms may give nothing', () => {
    expect(readProposal(typed({}), { left, terms })).toMatchObject({
      faults: [],
      refund: { amount: 0 },
    })
  })

  it('has a fault for each box that is no amount, and for a fee beyond the terms', () => {
    const fields = typed({ supplierFees: 'x', supplierReturns: '-1', fee: '5.01', payee: 'A' })
    expect(readProposal(fields, { left, terms }).faults).toEqual([
      'supplierFees',
      'supplierReturns',
      'fee',
      'reason',
    ])
  })

  it('as another amount is at most what is there, and names no suppliers', () => {
    const read = (amount: string) =>
      readProposal(typed({ isByTerms: false, amount, supplierFees: 'x' }), { left, terms })
    expect(read('1050.01').faults).toEqual(['amount'])
    expect(read('1050')).toMatchObject({ faults: [], worked: null })
    expect(read('1050').refund).toEqual({ amount: 105_000, fee: 0, reason: '' })
  })
})
