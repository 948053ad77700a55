import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { packCopy } from '../../../worker/contracts/copies'
import { DAY_MS, MINUTE_MS } from '../../../worker/contracts/dates/durations'
import type { BankEntry } from '../../../worker/contracts/bookings/bank-entries'
import { holdMatch, undoMatch, unsentOf } from '../../../web/bookings/desk/bank/match/held-matches'
import {
  faultsOf,
  toMatches,
  toRow,
  usedBy,
} from '../../../web/bookings/desk/bank/match/match-rows'
import { openStatement } from '../../../web/bookings/desk/bank/import/read-statement'
import { parseSum } from '../../../worker/contracts/written-amounts'
import { plainAmount } from '../../../web/ui/quote/quote-text'

const entryOf = (amount: number, currency: 'CAD' | 'KRW' = 'CAD') =>
  ({ left: { currency, amount }, proposals: [], namesSeveral: false }) as unknown as BankEntry
const bookingOf = (id: number, due: number, currency: 'CAD' | 'KRW' = 'CAD') => ({
  id,
  pid: `P${id}`,
  version: 7,
  name: 'Robin',
  reference: '100009',
  due: { currency, amount: due },
})

describe('an amount as it is typed', () => {
  it.each([
    ['1,050.00', 'CAD', 105_000],
    ['20', 'CAD', 2000],
    ['₩20,000', 'KRW', 20_000],
    ['0', 'CAD', null],
    ['-5', 'CAD', null],
    ['about 5', 'CAD', null],
    ['10.5', 'KRW', null],
    ['₩50,000', 'CAD', null],
    ['50000원', 'CAD', null],
    ['$20', 'KRW', null],
  ] as const)('%s of %s is %s', (text, currency, amount) => {
    expect(parseSum(text, currency)).toBe(amount)
  })

  it('is written so that it reads the same', () => {
    expect(parseSum(plainAmount({ currency: 'CAD', amount: 105_001 }), 'CAD')).toBe(105_001)
    expect(parseSum(plainAmount({ currency: 'KRW', amount: 20_000 }), 'KRW')).toBe(20_000)
  })
})

describe('the bookings of an entry', () => {
  it('get what is due, the last one no more than is left', () => {
    const entry = entryOf(3000)
    const one = toRow(entry, bookingOf(1, 2000), [])
    const two = toRow(entry, bookingOf(2, 2000), [one])
    expect([one.amount, two.amount, usedBy(entry, [one, two])]).toEqual(['20.00', '10.00', 3000])
    expect(toMatches(entry, [one, two])).toEqual([
      { bookingId: 1, version: 7, amount: 2000 },
      { bookingId: 2, version: 7, amount: 1000 },
    ])
  })

  it('get all of it where nothing is due', () => {
    expect(toRow(entryOf(3000), bookingOf(1, 0), []).amount).toBe('30.00')
  })

  it('are not sent while they take too much, or an amount cannot be read', () => {
    const entry = entryOf(3000)
    const row = toRow(entry, bookingOf(1, 2000), [])
    expect(toMatches(entry, [{ ...row, amount: '30.01' }])).toBeNull()
    expect(toMatches(entry, [{ ...row, amount: 'x' }])).toBeNull()
    expect(toMatches(entry, [])).toBeNull()
  })

  it('in another currency need both amounts and how it was converted', () => {
    const entry = entryOf(20_000, 'KRW')
    const row = toRow(entry, bookingOf(1, 2000), [])
    expect([row.amount, row.entryAmount]).toEqual(['20.00', '20000'])
    expect(faultsOf(entry, { ...row, entryAmount: '' })).toEqual(['entryAmount', 'rateNote'])
    expect(toMatches(entry, [{ ...row, rateNote: '1,000 won a dollar' }])).toEqual([
      {
        bookingId: 1,
        version: 7,
        amount: 2000,
        entryAmount: 20_000,
        rateNote: '1,000 won a dollar',
      },
    ])
  })
})

const matchOf = (entryId: number) => ({
  entryId,
  matches: [{ bookingId: 1, version: 7, amount: 2000 }],
  named: [{ number: '100-009', amount: { currency: 'CAD' as const, amount: 2000 } }],
  requestKey: `key-${entryId}`,
  by: 'dana',
})

describe('a match that waits', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', vi.fn())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is sent once after ten seconds, and never when it was undone', () => {
    const [one, two] = [vi.fn(), vi.fn()]
    holdMatch(matchOf(1), one)
    holdMatch(matchOf(2), two)
    vi.advanceTimersByTime(9_999)
    undoMatch(2)
    expect(one).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0])
  })

  it('is sent at once when the page is left', () => {
    const send = vi.fn()
    holdMatch(matchOf(3), send)
    const [, leave] = vi.mocked(addEventListener).mock.calls.at(-1) ?? []
    ;(leave as () => void)()
    vi.advanceTimersByTime(60_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a match that a crashed browser has kept', () => {
  const NOW = Date.UTC(2026, 10, 29)
  const keptAt = (heldAt: number) => packCopy('heldMatch', { ...matchOf(4), heldAt })

  it('is offered to who confirmed it, once no tab can be sending it', () => {
    const kept = [keptAt(NOW - MINUTE_MS)]
    expect(unsentOf(kept, 'dana', NOW)).toMatchObject([matchOf(4)])
    expect(unsentOf(kept, 'lee', NOW)).toEqual([])
    expect(unsentOf([keptAt(NOW - 20_000)], 'dana', NOW)).toEqual([])
  })

  it('is not offered after two weeks, nor in the shape of another release', () => {
    expect(unsentOf([keptAt(NOW - 15 * DAY_MS)], 'dana', NOW)).toEqual([])
    const other = { ...keptAt(NOW - MINUTE_MS), version: 0 }
    expect(unsentOf([other, {}], 'dana', NOW)).toEqual([])
  })
})

describe('a file', () => {
  it.each([
    ['of a cut spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0, 0], 'damaged'],
    ['in no known encoding', [0xff, 0xfe, 0x41, 0xff, 0xff], 'encoding'],
    ['without text', [0x0a, 0x0a], 'empty'],
  ] as const)('%s is not read', async (_what, bytes, fault) => {
    expect(await openStatement(new File([new Uint8Array(bytes)], 'a.csv'))).toEqual({ fault })
  })

  it('with tabs or semicolons is read as one with commas', async () => {
    for (const separator of ['\t', ';', ',']) {
      const text = [
        ['Date', 'Description', 'Deposit'],
        ['2026-01-05', 'A', '20.00'],
      ]
        .map((row) => row.join(separator))
        .join('\n')
      const opened = await openStatement(new File([text], 'a.csv'))
      expect(opened).toMatchObject({
        rows: [
          ['Date', 'Description', 'Deposit'],
          ['2026-01-05', 'A', '20.00'],
        ],
      })
    }
  })
})
