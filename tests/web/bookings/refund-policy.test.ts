import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calgaryInstant } from '../../../worker/contracts/dates/calgary-instant'
import { CURRENCIES } from '../../../worker/contracts/currencies'
import {
  CURRENT_POLICY,
  REFUND_POLICIES,
  daysBeforeStart,
  refund,
  refundRange,
  refundScale,
  type RefundInput,
  type RefundPolicy,
  type RefundStep,
} from '../../../worker/contracts/bookings/refund-policy'
import { refundPolicy } from '../../../worker/contracts/bookings/refund-policy-schema'

const STANDARD: RefundPolicy = REFUND_POLICIES[CURRENT_POLICY]
const RUNS = { numRuns: 3000 }

/** A package whose quote names a deduction of 100. */
const PACKAGE: RefundPolicy = {
  ...STANDARD,
  steps: [
    { from: 7, deduction: { CAD: 100_00, KRW: 100_000 } },
    ...STANDARD.steps.filter(({ from }) => from < 7),
  ],
}

function anInput(fields: Partial<RefundInput> = {}): RefundInput {
  return {
    currency: 'CAD',
    paid: 1050_00,
    total: 1050_00,
    daysBefore: 30,
    supplierFees: 0,
    supplierReturns: 0,
    fee: 0,
    by: 'guest',
    ...fields,
  }
}

const START = '2027-06-19'
/** Days before the start at a time of Calgary. */
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return daysBeforeStart(START, calgaryInstant(day, hours * 60 + minutes))
}

type Row = [
  row: string,
  input: Partial<RefundInput>,
  result: { keep: number; fee: number; refund: number; surplus?: number },
  policy?: RefundPolicy,
]

const DEPOSIT = { paid: 20_00 }
const WON_DEPOSIT = { currency: 'KRW', paid: 50_000, total: 1_066_000 } as const
const FIVE_HUNDRED = { paid: 500_00, total: 500_00 }

const ROWS: Row[] = [
  ['1: 30 days, free transfer', {}, { keep: 0, fee: 0, refund: 1050_00 }],
  ['1: 30 days, dear transfer', { fee: 45_00 }, { keep: 0, fee: 5_00, refund: 1045_00 }],
  [
    '2: the last minute of the 7th day before',
    { daysBefore: at('2027-06-12', '23:59'), fee: 5_00 },
    { keep: 0, fee: 5_00, refund: 1045_00 },
  ],
  [
    '3: the first minute of the 6th day before',
    { daysBefore: at('2027-06-13', '00:00') },
    { keep: 525_00, fee: 0, refund: 525_00 },
  ],
  [
    '3: 6 days, with a fee',
    { daysBefore: 6, fee: 5_00 },
    { keep: 525_00, fee: 5_00, refund: 520_00 },
  ],
  ['4: 3 days', { daysBefore: 3, fee: 5_00 }, { keep: 525_00, fee: 5_00, refund: 520_00 }],
  [
    '5: 2 days, suppliers return nothing',
    { daysBefore: 2, fee: 5_00 },
    { keep: 1050_00, fee: 0, refund: 0 },
  ],
  [
    '6: 1 day, suppliers return 200',
    { daysBefore: 1, supplierReturns: 200_00, fee: 5_00 },
    { keep: 850_00, fee: 5_00, refund: 195_00 },
  ],
  [
    '7: 1 day, suppliers return 700',
    { daysBefore: 1, supplierReturns: 700_00 },
    { keep: 525_00, fee: 0, refund: 525_00 },
  ],
  ['8: the same day', { daysBefore: 0, fee: 5_00 }, { keep: 1050_00, fee: 0, refund: 0 }],
  ['8: a no-show', { daysBefore: -1, by: 'noShow' }, { keep: 1050_00, fee: 0, refund: 0 }],
  [
    '9: the deposit, 10 days, wire',
    { ...DEPOSIT, daysBefore: 10, fee: 5_00 },
    { keep: 0, fee: 5_00, refund: 15_00 },
  ],
  [
    '10: the deposit, 4 days, e-Transfer',
    { ...DEPOSIT, daysBefore: 4 },
    { keep: 10_00, fee: 0, refund: 10_00 },
  ],
  [
    '11: the deposit in won, 10 days, free transfer',
    { ...WON_DEPOSIT, daysBefore: 10 },
    { keep: 0, fee: 0, refund: 50_000 },
  ],
  [
    '11: the deposit in won, 10 days, dear transfer',
    { ...WON_DEPOSIT, daysBefore: 10, fee: 9000 },
    { keep: 0, fee: 5000, refund: 45_000 },
  ],
  [
    '11: the deposit in won, 4 days, free transfer',
    { ...WON_DEPOSIT, daysBefore: 4 },
    { keep: 25_000, fee: 0, refund: 25_000 },
  ],
  [
    '11: the deposit in won, 4 days, dear transfer',
    { ...WON_DEPOSIT, daysBefore: 4, fee: 9000 },
    { keep: 25_000, fee: 5000, refund: 20_000 },
  ],
  [
    '12: a package, 22 days',
    { ...FIVE_HUNDRED, daysBefore: 22 },
    { keep: 100_00, fee: 0, refund: 400_00 },
    PACKAGE,
  ],
  [
    '13: a package, 22 days, airline 150 and hotel 50',
    { ...FIVE_HUNDRED, daysBefore: 22, supplierFees: 200_00 },
    { keep: 200_00, fee: 0, refund: 300_00 },
    PACKAGE,
  ],
  [
    '14: a package, 5 days, suppliers’ fees of 200',
    { ...FIVE_HUNDRED, daysBefore: 5, supplierFees: 200_00 },
    { keep: 250_00, fee: 0, refund: 250_00 },
    PACKAGE,
  ],
  [
    '15: an odd cent goes to the guest',
    { paid: 33_33, total: 33_33, daysBefore: 5 },
    { keep: 16_66, fee: 0, refund: 16_67 },
  ],
  [
    '16: more paid than the price',
    { paid: 1060_00, daysBefore: 6, fee: 5_00 },
    { keep: 525_00, fee: 5_00, refund: 530_00, surplus: 10_00 },
  ],
  [
    '17: the company cancels early',
    { by: 'company', fee: 5_00 },
    { keep: 0, fee: 0, refund: 1050_00 },
  ],
  [
    '17: the company cancels on the day',
    { by: 'company', daysBefore: 0, supplierFees: 300_00, fee: 5_00 },
    { keep: 0, fee: 0, refund: 1050_00 },
  ],
  [
    '18: a part of the deposit, hold released',
    { paid: 20_00, by: 'hold', daysBefore: 2 },
    { keep: 0, fee: 0, refund: 20_00 },
  ],
  [
    '19: money that came late',
    { paid: 3_00, by: 'hold', daysBefore: 0, fee: 5_00 },
    { keep: 0, fee: 0, refund: 3_00 },
  ],
]

const share = oneof(
  integer({ min: 0, max: 100 }).map((share) => ({ share })),
  integer({ min: 0, max: 100 }).map((upTo) => ({ share: 'supplier' as const, upTo })),
  integer({ min: 0, max: 500_00 }).map((CAD) => ({ deduction: { CAD, KRW: CAD * 10 } })),
)
const policies: Arbitrary<RefundPolicy> = uniqueArray(integer({ min: 1, max: 60 }), {
  maxLength: 5,
}).chain((froms) =>
  array(share, { minLength: froms.length + 1, maxLength: froms.length + 1 }).map((shares) => ({
    ...STANDARD,
    steps: [...froms.toSorted((a, b) => b - a), 0].map((from, index): RefundStep => ({
      from,
      ...(shares[index] ?? { share: 0 }),
    })),
  })),
)
const money = integer({ min: 0, max: 5000_00 })
const inputs: Arbitrary<RefundInput> = record({
  currency: constantFrom(...CURRENCIES),
  paid: money,
  total: money,
  daysBefore: integer({ min: -5, max: 70 }),
  supplierFees: money,
  supplierReturns: money,
  fee: integer({ min: -100, max: 20_00 }),
  by: constantFrom('guest', 'company', 'noShow', 'hold'),
})

describe('a refund, by row of the table', () => {
  it.each(ROWS)('%s', (_row, input, { surplus = 0, ...result }, policy = STANDARD) => {
    expect(refund(policy, anInput(input))).toMatchObject({ ...result, surplus })
  })
})

describe('a refund of any policy', () => {
  it('is from nothing to all that was paid, with every surplus', () => {
    assert(
      property(policies, inputs, (policy, input) => {
        const result = refund(policy, input)
        expect(result.refund).toBeGreaterThanOrEqual(Math.max(0, input.paid - input.total))
        expect(result.refund).toBeLessThanOrEqual(input.paid)
        expect(result.surplus).toBe(Math.max(0, input.paid - input.total))
        expect(result.keep + result.fee + result.refund).toBe(input.paid)
        expect(result.fee).toBeGreaterThanOrEqual(0)
        expect(result.fee).toBeLessThanOrEqual(policy.feeMax[input.currency])
      }),
      RUNS,
    )
  })

  it('never falls when the guest cancels earlier', () => {
    assert(
      property(policies, inputs, integer({ min: 1, max: 60 }), (policy, input, days) => {
        const earlier = { ...input, daysBefore: input.daysBefore + days }
        expect(refund(policy, earlier).refund).toBeGreaterThanOrEqual(refund(policy, input).refund)
      }),
      RUNS,
    )
  })

  it('is the sum of its working', () => {
    assert(
      property(policies, inputs, (policy, input) => {
        const { working, refund: back } = refund(policy, input)
        const sum = working
          .filter(({ line }) => line !== 'surplus' && line !== 'refund')
          .reduce((total, { amount }) => total + amount, 0)
        expect(sum).toBe(back)
        expect(working.at(-1)).toEqual({ line: 'refund', amount: back })
      }),
      RUNS,
    )
  })

  it('is within its preview, whatever the fee and the suppliers come to', () => {
    assert(
      property(policies, inputs, (policy, input) => {
        const { supplierFees, supplierReturns, fee: _fee, ...known } = input
        const back = refund(policy, input).refund
        for (const preview of [
          known,
          { ...known, supplierFees },
          { ...known, supplierReturns },
          { ...known, supplierFees, supplierReturns },
        ]) {
          const range = refundRange(policy, preview)
          expect(range.refundMin).toBeLessThanOrEqual(back)
          expect(range.refundMax).toBeGreaterThanOrEqual(back)
          expect(range.base + range.surplus - range.keepMin).toBe(range.refundMax)
        }
      }),
      RUNS,
    )
  })
})

describe('the preview of a refund', () => {
  const preview = (fields: Partial<RefundInput>) => {
    const { supplierReturns: _returns, fee: _fee, ...known } = anInput(fields)
    return refundRange(STANDARD, known)
  }

  it('differs by the fee alone while suppliers do not matter', () => {
    expect(preview({ daysBefore: 6 })).toEqual({
      surplus: 0,
      base: 1050_00,
      rule: { from: 3, share: 50 },
      keepMin: 525_00,
      keepMax: 525_00,
      feeMax: 5_00,
      refundMin: 520_00,
      refundMax: 525_00,
    })
  })

  it('is from the surplus on while hotels and airlines may keep anything', () => {
    const { supplierFees: _fees, ...unknown } = anInput({ daysBefore: 6, paid: 1060_00 })
    expect(refundRange(STANDARD, unknown)).toMatchObject({
      keepMin: 525_00,
      keepMax: 1050_00,
      refundMin: 10_00,
      refundMax: 535_00,
    })
  })

  it('is from nothing to the limit while the suppliers’ answer is unknown', () => {
    expect(preview({ daysBefore: 1 })).toMatchObject({
      rule: { from: 1, share: 'supplier', upTo: 50 },
      refundMin: 0,
      refundMax: 525_00,
    })
  })

  it('names no fee where nothing is returned', () => {
    expect(preview({ daysBefore: 0 })).toMatchObject({ feeMax: 0, refundMin: 0, refundMax: 0 })
  })

  it('is exact when the company cancels', () => {
    expect(preview({ daysBefore: 0, by: 'company' })).toMatchObject({
      rule: null,
      refundMin: 1050_00,
      refundMax: 1050_00,
    })
  })
})

describe('the scale of days', () => {
  it('ends each step on a day of Calgary', () => {
    expect(refundScale(STANDARD, START)).toEqual([
      { untilDay: '2027-06-12', share: 100 },
      { untilDay: '2027-06-16', share: 50 },
      { untilDay: '2027-06-18', share: 'supplier', upTo: 50 },
      { untilDay: '2027-06-19', share: 0 },
    ])
  })

  it('agrees with the refund on the last day of a step and on the day after', () => {
    for (const [index, { untilDay }] of refundScale(STANDARD, START).entries()) {
      const rule = STANDARD.steps[index]
      const known = anInput({ daysBefore: at(untilDay, '23:59') })
      expect(refundRange(STANDARD, known).rule).toEqual(rule)
    }
  })
})

describe('a stored policy', () => {
  it.each([
    ['the standard', STANDARD],
    ['one of a package', PACKAGE],
  ])('of %s is read back as it was', (_which, policy) => {
    expect(refundPolicy.parse(JSON.parse(JSON.stringify(policy)))).toEqual(policy)
  })

  it.each([
    ['without a last step', STANDARD.steps.slice(0, 3)],
    ['with steps in another order', STANDARD.steps.toReversed()],
    ['with more than all', [{ from: 0, share: 101 }]],
    ['without a step', []],
  ])('%s is refused', (_fault, steps) => {
    expect(refundPolicy.safeParse({ ...STANDARD, steps }).success).toBe(false)
  })
})
