import { expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { quoteLine, quoteTotals } from '../../../worker/contracts/bookings/quote-prices'
import { CURRENT_POLICY, REFUND_POLICIES } from '../../../worker/contracts/bookings/refund-policy'
import { changedParts, type ShownQuote } from '../../../web/bookings/desk/quotes/changed-parts'

function aQuote(perPerson: number, changes: Partial<ShownQuote> = {}): ShownQuote {
  const { prices } = FIRST_SETTINGS
  const policy = REFUND_POLICIES[CURRENT_POLICY]
  return {
    number: 1,
    kind: 'quote',
    status: 'draft',
    lang: 'ca',
    tripId: null,
    startDay: '2027-05-01',
    endDay: '2027-05-01',
    startMinute: 480,
    party: 2,
    extraRooms: 0,
    ...quoteTotals([quoteLine('tour', 2, perPerson)], { lang: 'ca' }, prices),
    withoutDeposit: false,
    wonPerCad: prices.wonPerCad,
    days: [{ day: '2027-05-01', title: 'Lakes', body: '' }],
    policy: { ...policy, steps: [...policy.steps] },
    note: '',
    validUntil: 1,
    sentAt: null,
    ...changes,
  }
}

it('two versions of a quote with the same words and amounts differ in nothing', () => {
  const { policy, ...rest } = aQuote(400_00)
  const otherOrder = Object.fromEntries(Object.entries(policy).toReversed()) as typeof policy
  expect(changedParts(aQuote(400_00), { ...rest, policy: otherOrder })).toEqual([])
})

it('another price changes the lines and what follows from them, in the order of the editor', () => {
  expect(changedParts(aQuote(400_00), aQuote(450_00))).toEqual(['lines', 'totalCents', 'totalWon'])
})

it('another tax or rate changes the totals and no line', () => {
  const before = aQuote(400_00)
  const dearer = quoteTotals(
    before.lines,
    { lang: 'ca' },
    { ...FIRST_SETTINGS.prices, gstPercent: 6 },
  )
  expect(changedParts(before, { ...before, ...dearer })).toEqual(['totalCents', 'totalWon'])
})

it('a conflict of two versions names every part that another admin changed', () => {
  const days = [{ day: '2027-05-02', title: 'Lakes', body: '' }]
  const theirs = { startDay: '2027-05-02', days, party: 3, note: 'Hi', validUntil: 2 }
  expect(changedParts(aQuote(400_00), aQuote(400_00, theirs))).toEqual([
    'startDay',
    'party',
    'days',
    'validUntil',
    'note',
  ])
})
