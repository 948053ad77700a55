import { assert as check, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depositReminders, nextHoldTimer } from '../../../worker/contracts/booking-timers'
import { HOUR_MS } from '../../../worker/contracts/durations'
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
