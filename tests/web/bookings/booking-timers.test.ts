import { assert as check, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextHoldTimer,
  nextTripTimer,
  balanceReminders,
  depositReminders,
} from '../../../worker/contracts/bookings/booking-timers'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'
import { LANGS } from '../../../worker/contracts/languages'

/** 2026-11-24 18:00 in Calgary. */
const heldAt = Date.UTC(2026, 10, 25, 0)
const hold = {
  heldAt,
  payBy: heldAt + 72 * HOUR_MS,
  lapseAt: heldAt + 96 * HOUR_MS,
  lang: 'ca',
} as const
const hoursAfter = (at: number) => (at - heldAt) / HOUR_MS

describe('reminders of a deposit', () => {
  it('are at half of the time and twelve hours before the deadline, in the daytime of the reader', () => {
    expect(depositReminders(hold).map(({ at }) => hoursAfter(at))).toEqual([38, 62])
    expect(depositReminders({ ...hold, lang: 'kr' }).map(({ at }) => hoursAfter(at))).toEqual([
      36, 60,
    ])
  })

  it('of a short hold are one, before its end', () => {
    const short = { ...hold, payBy: heldAt + 20 * HOUR_MS, lapseAt: heldAt + 30 * HOUR_MS }
    expect(depositReminders(short).map(({ kind }) => kind)).toEqual(['deposit.last'])
    const shorter = { ...hold, payBy: heldAt + 10 * HOUR_MS, lapseAt: heldAt + 12 * HOUR_MS }
    expect(depositReminders(shorter)).toEqual([])
  })

  it('come after the mail of the hold and before the deadline, whatever the hold', () => {
    check(
      property(
        integer({ min: 1, max: 10_000 }),
        integer({ min: 1, max: 240 }),
        constantFrom(...LANGS),
        (start, hours, lang) => {
          const from = heldAt + start * 17 * 60_001
          const payBy = from + hours * HOUR_MS
          for (const { at } of depositReminders({ heldAt: from, payBy, lang })) {
            expect(at).toBeGreaterThanOrEqual(from + 6 * HOUR_MS)
            expect(at).toBeLessThan(payBy)
            expect(Number.isSafeInteger(at)).toBe(true)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('the job looks at a hold', () => {
  it('at each reminder and at its end', () => {
    const first = nextHoldTimer(hold, heldAt)
    const second = nextHoldTimer(hold, first)
    expect([first, second, nextHoldTimer(hold, second)].map(hoursAfter)).toEqual([38, 62, 96])
  })

  it('at once when its end has passed', () => {
    expect(nextHoldTimer(hold, hold.lapseAt + HOUR_MS)).toBe(hold.lapseAt)
  })
})

describe('reminders of a balance', () => {
  /** 2027-03-01 08:00 in Calgary. */
  const balanceBy = Date.UTC(2027, 2, 1, 14)
  const trip = { balanceBy, endsAt: balanceBy + 16 * 24 * HOUR_MS, lang: 'ca' } as const
  const hoursFromDue = (at: number) => (at - balanceBy) / HOUR_MS

  it('are five days before its deadline and a day after, in the daytime of the reader', () => {
    expect(balanceReminders(trip).map(({ at }) => hoursFromDue(at))).toEqual([-120, 24])
    // 23:00 in Seoul.
    expect(balanceReminders({ ...trip, lang: 'kr' }).map(({ at }) => hoursFromDue(at))).toEqual([
      -111, 33,
    ])
  })

  it('do not follow within six hours of the mail that named it', () => {
    const kinds = (toldAt: number) => balanceReminders(trip, toldAt).map(({ kind }) => kind)
    expect(kinds(balanceBy - 126 * HOUR_MS)).toEqual(['balance.due', 'balance.overdue'])
    expect(kinds(balanceBy - 125 * HOUR_MS)).toEqual(['balance.overdue'])
  })

  it('end with the trip', () => {
    const short = { ...trip, endsAt: balanceBy + 20 * HOUR_MS }
    expect(balanceReminders(short).map(({ kind }) => kind)).toEqual(['balance.due'])
  })

  it('leave the end of the trip as the last look, and as the only one where nothing is due', () => {
    const due = { ...trip, isPaid: false }
    const first = nextTripTimer(due, balanceBy - 200 * HOUR_MS)
    const second = nextTripTimer(due, first)
    expect([first, second, nextTripTimer(due, second)].map(hoursFromDue)).toEqual([-120, 24, 384])
    expect(nextTripTimer({ ...due, isPaid: true }, 0)).toBe(trip.endsAt)
    expect(nextTripTimer({ ...due, balanceBy: null }, 0)).toBe(trip.endsAt)
  })
})
