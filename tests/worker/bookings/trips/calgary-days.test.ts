import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { tripTimes } from '../../../../worker/bookings/days/trip-times'
import { aMember } from '../../../support/builders'

it.each([
  // The clocks still changed in March 2026, at two in the morning.
  ['2026-03-08', '2026-03-08T14:00:00.000Z', '2026-03-09T00:00:00.000Z'],
  ['2026-11-01', '2026-11-01T14:00:00.000Z', '2026-11-02T00:00:00.000Z'],
  ['2027-01-01', '2027-01-01T14:00:00.000Z', '2027-01-02T00:00:00.000Z'],
  ['2027-03-14', '2027-03-14T14:00:00.000Z', '2027-03-15T00:00:00.000Z'],
  ['2027-11-07', '2027-11-07T14:00:00.000Z', '2027-11-08T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T14:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('a trip on %s starts at eight and ends at six in Calgary', (day, start, end) => {
  const { startsAt, endsAt, cutOffAt } = tripTimes(day, day)
  expect(new Date(startsAt).toISOString()).toBe(start)
  expect(new Date(endsAt).toISOString()).toBe(end)
  expect(startsAt - cutOffAt).toBe(48 * 60 * 60 * 1000)
})

it('new members count on their day in Calgary, six hours behind UTC since November 2026', async () => {
  const countOf = async (day: string) => {
    const row = await env.DB.prepare(
      `SELECT coalesce(sum(n), 0) AS n FROM daily_counts WHERE kind = 'signUp' AND day = ?`,
    )
      .bind(day)
      .first<{ n: number }>()
    return row?.n
  }
  await aMember({ createdAt: Date.UTC(2030, 0, 15, 5, 59) })
  await aMember({ createdAt: Date.UTC(2030, 0, 15, 6, 0) })
  await aMember({ createdAt: Date.UTC(2020, 0, 15, 6, 59) })
  expect(await countOf('2030-01-14')).toBe(1)
  expect(await countOf('2030-01-15')).toBe(1)
  expect(await countOf('2020-01-14')).toBe(1)
})
