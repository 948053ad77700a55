import { expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryInstant } from '../../worker/contracts/dates/calgary-instant'
import { calgaryWallClock } from '../../worker/contracts/dates/calgary-wall-clock'

/** An instant by the runtime's own time zone data. */
function shownBy(timeZone: string, instant: number) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

it.each(['America/Edmonton', 'America/Yellowknife'])(
  'the runtime’s zone data and the calendar show the same clock in %s',
  (zone) => {
    const differing = Array.from({ length: 200 }, (_, index) => addDays('2026-11-01', index * 13))
      .flatMap((day) => [0, 90, 150, 720, 1439].map((minute) => calgaryInstant(day, minute)))
      .filter(
        (instant) =>
          JSON.stringify(shownBy(zone, instant)) !== JSON.stringify(calgaryWallClock(instant)),
      )
    expect(differing.map((instant) => new Date(instant).toISOString())).toEqual([])
  },
)
