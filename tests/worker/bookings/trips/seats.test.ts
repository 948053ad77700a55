import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TourExtra } from '../../../../worker/contracts/tours/tours'
import type { TourCard } from '../../../../worker/contracts/tours/tour-card'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { runBatch } from '../../../../worker/db/batch'
import { tours } from '../../../../worker/db/schema/tours'
import { trips } from '../../../../worker/db/schema/trips'
import { purgeSeats, seatsChangedStatements } from '../../../../worker/bookings/days/seats-changed'
import { aDeparture, aTour, db } from '../../../support/builders'
import { request } from '../../../support/request'
import { SHELL } from '../../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}

const tourOf = async (id: number) => (await request(`/api/forum/extra/${id}`)).json<TourExtra>()
const textOf = async (id: number) => await (await request(`/tour/x-${id}-ca`, { bindings })).text()

const soon = (days: number) => addDays(calgaryDay(Date.now()), days)

it('a tour has the seats that are left of each departure that it shows, beside the joins as they were', async () => {
  const id = await aTour()
  const far = { startsOn: '2999-05-01', endsOn: '2999-05-02' }
  await aDeparture(id, { startsOn: '2001-05-01', endsOn: '2001-05-01', male: 2, position: 0 })
  await aDeparture(id, { ...far, male: 1, female: 2, position: 1 })
  await aDeparture(id, { ...far, male: 3, female: 3, position: 2 })
  await aDeparture(id, { ...far, status: 'closed', position: 3 })
  const tour = await tourOf(id)
  expect(tour.seats).toEqual([1, 0, 0])
  const [join] = tour.joins
  expect(Object.keys(join ?? {})).toEqual(['startDate', 'endDate', 'male', 'female', 'remarks'])
  const list = await (await request('/api/forum?status=0')).json<TourCard[]>()
  expect(list.find(({ _id }) => _id === id)?.joins).toEqual(tour.joins)
  expect(list.find(({ _id }) => _id === id)).not.toHaveProperty('seats')
})

it('seats that a booking takes are gone from the page with the next request, and its editor can still save', async () => {
  const id = await aTour()
  const tripId = await aDeparture(id, { startsOn: '2999-05-01', endsOn: '2999-05-01', male: 1 })
  expect((await tourOf(id)).seats).toEqual([3])
  expect(await textOf(id)).toContain('3 seats left')
  const [before] = await db.select().from(tours).where(eq(tours.id, id))
  const context = createExecutionContext()
  await runBatch(db, [
    db.update(trips).set({ capacity: 2 }).where(eq(trips.id, tripId)),
    ...seatsChangedStatements(db, id, Date.now()),
  ])
  purgeSeats({ executionCtx: context }, [id])
  await waitOnExecutionContext(context)
  expect((await tourOf(id)).seats).toEqual([1])
  expect(await textOf(id)).toContain('1 seat left')
  const [after] = await db.select().from(tours).where(eq(tours.id, id))
  expect(after?.updatedAt).toBe(before?.updatedAt)
})

it('a departure within two days of its start is asked for by phone', async () => {
  const id = await aTour()
  await aDeparture(id, { startsOn: soon(1), endsOn: soon(1), male: 1 })
  const page = await textOf(id)
  expect(page).toContain('Too late to request online')
  expect(page).toContain('href="tel:')
  const later = await aTour()
  await aDeparture(later, { startsOn: soon(5), endsOn: soon(5), male: 1 })
  expect(await textOf(later)).not.toContain('Too late to request online')
})
