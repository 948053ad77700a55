import { beforeEach } from 'vitest'

/**
 * Limits count in fixed windows of a minute, an hour and a day. A test that starts shortly before
 * the end of a window could run into the next one, so the clock is moved forward to its start.
 */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ROOM_IN_A_MINUTE_MS = 30_000
const ROOM_IN_AN_HOUR_MS = 3 * MINUTE_MS

interface Clock {
  RealDate: DateConstructor
  shiftMs: number
  /** UTC ms while it is stopped; else null. */
  stoppedAt: number | null
}

const shared = globalThis as { clock?: Clock }
const clock = (shared.clock ??= { RealDate: Date, shiftMs: 0, stoppedAt: null })
const now = () => clock.stoppedAt ?? clock.RealDate.now() + clock.shiftMs

globalThis.Date = new Proxy(clock.RealDate, {
  construct: (target, values: []) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values) as object,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
})

beforeEach(() => {
  const leftInHour = HOUR_MS - (now() % HOUR_MS)
  const leftInMinute = MINUTE_MS - (now() % MINUTE_MS)
  if (leftInHour < ROOM_IN_AN_HOUR_MS) clock.shiftMs += leftInHour
  else if (leftInMinute < ROOM_IN_A_MINUTE_MS) clock.shiftMs += leftInMinute
})
