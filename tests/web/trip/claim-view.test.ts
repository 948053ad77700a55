import { describe, expect, it } from 'vitest'
import { parseSum } from '../../../worker/contracts/written-amounts'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import {
  faultsOf,
  hasOpenClaim,
  methodOf,
  usualClaim,
} from '../../../web/bookings/guest/claim/claim.view'

const NOW = Date.UTC(2026, 10, 23, 18)
const CAD = (amount: number) => ({ currency: 'CAD' as const, amount })

type Money = NonNullable<GuestBooking['money']>

function aBooking(money: Partial<Money> = {}): GuestBooking {
  const sums = { total: CAD(105_000), deposit: CAD(2000), received: CAD(0), due: CAD(2000) }
  return {
    money: { ...sums, surplus: CAD(0), reference: 'M482711', method: 'wire', ...money },
    guest: { name: 'Sky Larch' },
    claims: [],
  } as unknown as GuestBooking
}

describe('a typed amount', () => {
  it.each([
    ['20', 2000],
    ['20.5', 2050],
    ['C$1,050.00', 105_000],
    ['$ 1,050', 105_000],
    ['1 050,00', 105_000],
    ['20,50', 2050],
    ['１２.34', 1234],
    ['1050.00 CAD', 105_000],
    ['CA$20', 2000],
    ['20$', 2000],
  ])('"%s" is read in cents', (typed, cents) => expect(parseSum(typed, 'CAD')).toBe(cents))

  it.each([
    ['50,000', 50_000],
    ['₩50,000', 50_000],
    ['50000원', 50_000],
  ])('"%s" is read in won', (typed, won) => expect(parseSum(typed, 'KRW')).toBe(won))

  it.each([
    '',
    '0',
    '-5',
    '1.234',
    '12.3.4',
    'twenty',
    '1e3',
    '99999999',
    '₩50,000',
    '50000원',
    'US$20',
  ])('"%s" is none', (typed) => expect(parseSum(typed, 'CAD')).toBeNull())

  it.each(['50.5', '$20', 'C$20', '20 CAD'])('"%s" is none in won', (typed) =>
    expect(parseSum(typed, 'KRW')).toBeNull(),
  )
})

describe('what is filled in', () => {
  it('is what is due, today, in the own name, in the way that was chosen', () => {
    const booking = aBooking()
    expect(usualClaim(booking, NOW)).toMatchObject({ amount: '20.00', payer: 'Sky Larch' })
    expect(usualClaim(booking, NOW).day).toMatch(/^2026-11-2[34]$/)
    expect(methodOf(booking)).toBe('wire')
    expect(methodOf(aBooking({ method: null }))).toBe('etransfer')
  })

  it('is what was missing of the deposit once the date has run out', () => {
    const booking = aBooking({ due: CAD(0), received: CAD(500) })
    expect(usualClaim(booking, NOW).amount).toBe('15.00')
  })
})

it('a claim names its wrong fields in their order', () => {
  const sound = { amount: '20', day: '2026-11-24', payer: 'Sky' }
  expect(faultsOf(sound, 'CAD', NOW)).toEqual([])
  const wrong = { amount: 'x', day: '2026-11-25', payer: ' ' }
  expect(faultsOf(wrong, 'CAD', NOW)).toEqual(['amount', 'day', 'payer'])
  expect(faultsOf({ ...sound, day: '2026-02-30' }, 'CAD', NOW)).toEqual(['day'])
})

it('a claim is open until money came', () => {
  const claim = { settledAt: null } as GuestBooking['claims'][number]
  expect(hasOpenClaim({ claims: [] })).toBe(false)
  expect(hasOpenClaim({ claims: [claim] })).toBe(true)
  expect(hasOpenClaim({ claims: [{ ...claim, settledAt: 1 }] })).toBe(false)
})
