import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../../worker/contracts/settings/first-settings'
import {
  BOOKING_BOUNDS,
  type BookingNumber,
} from '../../../../worker/contracts/settings/settings-bookings'
import { tripDays } from '../../../../worker/db/schema/trips'
import { aDeparture, aTour, db } from '../../../support/builders'
import { changeSetting, forgetSettings } from '../../settings/setting-calls'

beforeEach(forgetSettings)
afterAll(forgetSettings)

const set = (dayCapacity: number) =>
  changeSetting({ group: 'bookings', value: { ...FIRST_SETTINGS.bookings, dayCapacity } })

async function dayOf(day: string) {
  const [row] = await db.select().from(tripDays).where(eq(tripDays.day, day))
  return row && [row.taken, row.cap]
}

it('a new number of trips a day holds for the days to come, and a day with more keeps what it has', async () => {
  const tourId = await aTour()
  const [busy, quiet, past] = ['3901-05-01', '3901-05-02', '2001-05-01']
  for (const day of [busy, busy, busy, quiet, past])
    await aDeparture(tourId, { startsOn: day, endsOn: day, male: 1 })
  expect((await set(1)).status).toBe(200)
  expect(await dayOf(busy)).toEqual([3, 3])
  expect(await dayOf(quiet)).toEqual([1, 1])
  expect(await dayOf(past)).toEqual([1, 2])
  await set(5)
  expect(await dayOf(busy)).toEqual([3, 5])
  await aDeparture(tourId, { startsOn: '3901-05-09', endsOn: '3901-05-09', male: 1 })
  expect(await dayOf('3901-05-09')).toEqual([1, 5])
})

it.each(Object.entries(BOOKING_BOUNDS))(
  '%s is refused beyond its bounds',
  async (field, bounds) => {
    const first = FIRST_SETTINGS.bookings[field as BookingNumber]
    for (const wrong of [bounds[0] - 1, bounds[1] + 1, first + 0.5, String(first), null]) {
      const value = { ...FIRST_SETTINGS.bookings, [field]: wrong }
      const response = await changeSetting({ group: 'bookings', value })
      expect([wrong, response.status]).toEqual([wrong, 422])
    }
  },
)
