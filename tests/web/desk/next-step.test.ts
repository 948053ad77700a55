import { describe, expect, it } from 'vitest'
import { nextStepOf, type NextFacts } from '../../../web/bookings/desk/next/next-step'

const NOW = Date.UTC(2026, 5, 1, 12)
const HOUR = 60 * 60 * 1000
const cad = (amount: number) => ({ currency: 'CAD' as const, amount })
const MONEY = {
  total: cad(65_100),
  deposit: cad(2000),
  stays: cad(0),
  balanceBy: NOW + 100 * HOUR,
  refunds: [],
  claims: [],
} satisfies NextFacts['money']
const BOOKING: NextFacts['booking'] = {
  status: 'requested',
  actions: [],
  events: [],
  awaitsSince: null,
  payBy: null,
  lapseAt: null,
  lacksGuide: false,
  lacksDeposit: false,
  place: null,
}
const HELD = { status: 'on_hold', payBy: NOW + HOUR, lapseAt: NOW + 25 * HOUR } as const
const CLAIM = {
  id: 1,
  amount: cad(2000),
  method: 'etransfer',
  day: '2026-05-31',
  payer: 'Sky Larch',
  receipt: null,
  at: NOW,
  settledAt: null,
}
const REFUND = {
  id: 1,
  version: 1,
  amount: cad(2000),
  fee: cad(0),
  status: 'proposed' as const,
  working: [],
  sendAfter: 0,
  method: 'etransfer',
  payee: null,
  reason: '',
  at: NOW,
}
const asked = {
  seq: 3,
  event: 'change.ask' as const,
  from: 'on_hold',
  to: 'on_hold' as const,
  actor: 'guest' as const,
  by: null,
  at: NOW,
  data: {},
}

interface Given {
  booking?: Partial<NextFacts['booking']>
  money?: Partial<NonNullable<NextFacts['money']>>
  quotes?: NextFacts['quotes']
}

const stepOf = ({ booking, money, quotes = [] }: Given) =>
  nextStepOf({
    booking: { ...BOOKING, ...booking },
    money: money ? { ...MONEY, ...money } : null,
    quotes,
    now: NOW,
  })
const kindOf = (given: Given) => stepOf(given)?.kind ?? null

describe('what a booking waits for', () => {
  it('is a quote, or the sending of the one that is drafted', () => {
    expect(kindOf({})).toBe('quote')
    const draft = { number: 2, status: 'draft' as const, validUntil: 0 }
    expect(stepOf({ quotes: [draft] })).toEqual({ kind: 'draft', number: 2 })
  })

  it('is the guest’s yes until the quote ends, and an answer once the guest has asked', () => {
    const open = { number: 1, status: 'open' as const, validUntil: NOW + HOUR }
    const booking = { status: 'quoted' as const }
    expect(stepOf({ booking, quotes: [open] })).toEqual({ kind: 'quoted', until: NOW + HOUR })
    expect(kindOf({ booking: { ...booking, awaitsSince: NOW }, quotes: [open] })).toBe('asked')
  })

  it('is the rest of the deposit with its moments, and first of all what the guest says was sent', () => {
    expect(stepOf({ booking: HELD, money: { stays: cad(500) } })).toEqual({
      kind: 'deposit',
      amount: cad(1500),
      by: NOW + HOUR,
      until: NOW + 25 * HOUR,
    })
    const waits = { ...HELD, awaitsSince: NOW, events: [asked] }
    expect(kindOf({ booking: waits, money: {} })).toBe('change')
    expect(stepOf({ booking: waits, money: { claims: [CLAIM] } })).toEqual({
      kind: 'claim',
      claim: CLAIM,
    })
  })

  it('is the balance by its day, late, in cash, or a guide once all is paid', () => {
    const booking = { status: 'confirmed' as const }
    const stays = cad(2000)
    expect(kindOf({ booking, money: { stays } })).toBe('balance')
    expect(kindOf({ booking, money: { stays, balanceBy: NOW } })).toBe('overdue')
    expect(stepOf({ booking, money: { stays, balanceBy: null } })).toEqual({
      kind: 'cash',
      amount: cad(63_100),
    })
    const all = { stays: MONEY.total }
    expect(kindOf({ booking: { ...booking, lacksGuide: true }, money: all })).toBe('guide')
    expect(kindOf({ booking, money: all })).toBe('ready')
    expect(kindOf({ booking: { ...booking, actions: ['trip.complete'] }, money: all })).toBe('over')
  })

  it('is the deposit that the bank took back', () => {
    const booking = { status: 'confirmed' as const, lacksDeposit: true }
    expect(stepOf({ booking, money: {} })).toEqual({ kind: 'reversed', amount: cad(2000) })
  })

  it('is a decision about money that no date is held for, besides what goes back already', () => {
    const booking = { status: 'closed' as const }
    expect(kindOf({ booking, money: {} })).toBeNull()
    const money = { stays: cad(2000), refunds: [{ ...REFUND, amount: cad(500) }] }
    expect(stepOf({ booking, money })).toEqual({ kind: 'late', amount: cad(1500) })
    expect(kindOf({ booking, money: { ...money, stays: cad(500) } })).toBe('approve')
  })

  it('is the approval of a refund, then its sending, from its time on', () => {
    const booking = { status: 'cancelled' as const }
    const kindWith = (refund: typeof REFUND | object) =>
      kindOf({ booking, money: { refunds: [{ ...REFUND, ...refund }] } })
    expect(kindWith({})).toBe('approve')
    expect(kindWith({ status: 'approved' })).toBe('send')
    expect(kindWith({ status: 'approved', sendAfter: NOW + HOUR })).toBe('sendLater')
    expect(kindWith({ status: 'sent' })).toBeNull()
    expect(kindWith({ status: 'void' })).toBeNull()
  })
})
