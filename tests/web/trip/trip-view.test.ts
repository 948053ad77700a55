import { describe, expect, it } from 'vitest'
import {
  nothingBack,
  answerBy,
  clocksOf,
  isGuestsTurn,
  isInMessenger,
  situationOf,
  wordsOf,
} from '../../../web/bookings/guest/trip.view'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../worker/contracts/bookings/quotes'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'

const ASKED = Date.UTC(2027, 5, 1, 15, 0)
const requested = { status: 'requested', reason: null, awaitsSince: ASKED } as const

describe('where a booking is', () => {
  it('is waiting until the company’s own time for an answer is over, and late after it', () => {
    const at = (now: number) => situationOf(requested, 24, now)
    expect(at(ASKED)).toBe('waiting')
    expect(at(ASKED + 24 * HOUR_MS)).toBe('waiting')
    expect(at(ASKED + 24 * HOUR_MS + 1)).toBe('late')
    expect(answerBy(requested, 24)).toBe(ASKED + 24 * HOUR_MS)
  })

  it('is answered while the company owes no answer', () => {
    expect(situationOf({ ...requested, awaitsSince: null }, 24, ASKED)).toBe('answered')
    expect(answerBy({ awaitsSince: null }, 24)).toBeNull()
  })

  it('is declined where the company gave a reason, and merely over without one', () => {
    const over = { status: 'closed', awaitsSince: null } as const
    expect(situationOf({ ...over, reason: 'Snow.' }, 24, ASKED)).toBe('declined')
    expect(situationOf({ ...over, reason: null }, 24, ASKED)).toBe('closed')
  })
})

describe('where a booking with a quote is', () => {
  const quoteOf = (status: Quote['status']) => ({ status, validUntil: ASKED }) as Quote
  const at = (status: GuestBooking['status'], quote: Quote['status'], now = ASKED) =>
    situationOf({ status, reason: null, awaitsSince: null, quote: quoteOf(quote) }, 24, now)

  it('is over once the quote’s time has passed, also before the company has noted it', () => {
    expect(at('quoted', 'open', ASKED - 1)).toBe('quoted')
    expect(at('quoted', 'open')).toBe('lapsed')
    expect(at('expired', 'lapsed')).toBe('lapsed')
  })

  it('tells a date that was held and ran out from a quote that did', () => {
    expect(at('on_hold', 'accepted')).toBe('on_hold')
    expect(at('expired', 'accepted')).toBe('expired')
  })

  it('says whether the guest declined the quote or gave the date back', () => {
    expect(at('closed', 'declined')).toBe('refused')
    expect(at('closed', 'accepted')).toBe('released')
  })
})

describe('what the guest reads first', () => {
  const money = { due: { currency: 'CAD', amount: 1 } }
  const booking = (fields: object) =>
    ({ awaitsSince: null, claims: [], money, now: ASKED, ...fields }) as unknown as GuestBooking
  const claimed = { claims: [{ settledAt: null }] }

  it('names a question about a quote, and a quote that replaces another', () => {
    const quoted = (number: number, awaitsSince: number | null = null) =>
      wordsOf(booking({ quote: { number }, awaitsSince }), 'quoted')
    expect([quoted(1), quoted(2), quoted(2, ASKED)]).toEqual(['quoted', 'requoted', 'asked'])
  })

  it('follows money that is on its way or came late', () => {
    expect(wordsOf(booking(claimed), 'on_hold')).toBe('claimed')
    expect(wordsOf(booking(claimed), 'expired')).toBe('expiredClaimed')
    expect(wordsOf(booking({ ending: { late: {} } }), 'expired')).toBe('expiredPaid')
  })

  it('tells who cancelled, and that another date is looked for', () => {
    const ended = (ending: object) => wordsOf(booking({ ending }), 'cancelled')
    expect(ended({ by: 'guest' })).toBe('cancelled')
    expect(ended({ by: 'company' })).toBe('calledOff')
    expect(ended({ by: 'company', wantsOtherDate: true })).toBe('moving')
  })

  it('is the guest’s turn where something waits for an answer or for money that is overdue', () => {
    const by = (at: number, more: object = {}) =>
      isGuestsTurn(booking({ deadlines: { balanceBy: { at } }, ...more }), 'confirmed', false)
    expect([by(ASKED), by(ASKED - 1), by(ASKED - 1, claimed)]).toEqual([false, true, false])
    expect(isGuestsTurn(booking({}), 'confirmed', true)).toBe(true)
    expect(isGuestsTurn(booking({}), 'claimed', false)).toBe(false)
  })
})

describe('a deadline', () => {
  const deadline = { at: ASKED, text: '2027-06-01 09:00' }

  it('shows Calgary’s clock as the server says it, and the reader’s own', () => {
    expect(clocksOf(deadline, 'ca', 'Asia/Seoul')).toEqual({
      calgary: 'Tue, Jun 1, 09:00',
      own: 'Wed, Jun 2, 00:00',
    })
  })

  it('shows one clock where both are the same', () => {
    expect(clocksOf(deadline, 'ca', 'America/Denver').own).toBeNull()
  })

  // In winter, where the data of most browsers still have the old clocks.
  const winter = { at: Date.UTC(2026, 11, 16, 0, 0), text: '2026-12-15 18:00' }
  it.each([
    ['America/Edmonton', null],
    ['America/Yellowknife', null],
    ['America/Inuvik', null],
    ['Canada/Mountain', null],
    ['America/Regina', null],
    ['America/Vancouver', 'Tue, Dec 15, 17:00'],
    ['Canada/Pacific', 'Tue, Dec 15, 17:00'],
    ['America/Whitehorse', 'Tue, Dec 15, 17:00'],
    ['America/Denver', 'Tue, Dec 15, 17:00'],
    ['America/Toronto', 'Tue, Dec 15, 19:00'],
    ['Asia/Seoul', 'Wed, Dec 16, 09:00'],
    ['Asia/Shanghai', 'Wed, Dec 16, 08:00'],
  ])('shows a reader in %s the right second clock, or none, whatever the data say', (zone, own) => {
    expect(clocksOf(winter, 'ca', zone).own).toBe(own)
  })

  it.each([
    ['America/Edmonton', null],
    ['America/Vancouver', 'Sat, Oct 31, 22:30'],
  ])('follows the data of %s before the clocks stopped', (zone, own) => {
    const before = { at: Date.UTC(2026, 10, 1, 5, 30), text: '2026-10-31 23:30' }
    expect(clocksOf(before, 'ca', zone).own).toBe(own)
  })

  it('has Calgary’s offset of all the year since November 2026', () => {
    expect(calgaryText(ASKED)).toBe(deadline.text)
    expect(calgaryText(Date.UTC(2027, 0, 10, 6, 5))).toBe('2027-01-10 00:05')
  })
})

describe('the browser of a messenger', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 11.0.0',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 NAVER(inapp; search; 2000; 12.1.1)',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/480.0]',
  ])('is known: %s', (agent) => {
    expect(isInMessenger(agent)).toBe(true)
  })

  it('is no other one', () => {
    expect(
      isInMessenger(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe(false)
  })
})

it('a cancellation that returns nothing says whether anything was paid', () => {
  const paid = (amount: number) =>
    ({ money: { received: { currency: 'CAD', amount } } }) as Pick<GuestBooking, 'money'>
  expect(nothingBack(paid(20_000))).toBe('ending.nothing')
  expect(nothingBack(paid(0))).toBe('cancel.nothingPaid')
  expect(nothingBack({})).toBe('cancel.nothingPaid')
})
