import { describe, expect, it } from 'vitest'
import type { TourCalendar } from '../../../worker/contracts/bookings/tour-calendar'
import { isInSeason, stretchesOf } from '../../../worker/contracts/tours/season'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { TourVersions } from '../../../worker/contracts/tours/tour-versions'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { aBooking, aRequest, sendRequest } from '../../support/booking-builders'
import { aDeparture, aTour } from '../../support/builders'
import { aDraft } from '../../support/changed-bookings'
import { codeOf, request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const { admin, send, read } = await anAdminOfTours()

/** Next year's June and December; a tour of June runs in the first only. */
const year = Number(calgaryDay(Date.now()).slice(0, 4)) + 1
const [JUNE, DECEMBER] = [`${year}-06`, `${year - 1}-12`]
const winter = calgaryDay(Date.now()).slice(5, 7) === '12' ? `${year}-01` : DECEMBER

const aTourOfJune = (columns: object = {}) => aTour({ months: '6', ...columns })

async function calendarOf(tourId: number, month: string) {
  const response = await request(`/api/forum/${tourId}/calendar?month=${month}`)
  return response.json<TourCalendar>()
}

describe('a day out of season', () => {
  it('cannot be chosen, in a calendar that names a tour of the same region which runs then', async () => {
    const categoryId = 5
    const [summer, all] = [await aTourOfJune({ categoryId }), await aTour({ categoryId })]
    const out = await calendarOf(summer, winter)
    expect(new Set(out.days.map(({ state }) => state))).toEqual(
      out.days.some(({ day }) => day < calgaryDay(Date.now()))
        ? new Set(['closed', 'season'])
        : new Set(['season']),
    )
    expect(out.instead?.tourId).toBe(all)
    expect(out.instead?.name).toContainEqual({ lang: 'ca', txt: `Tour ${all}` })
    const inside = await calendarOf(summer, JUNE)
    expect(inside.days.some(({ state }) => state === 'season')).toBe(false)
    expect(inside.instead).toBeNull()
  })

  it('is refused when it is asked for', async () => {
    const tourId = await aTourOfJune()
    const answer = await sendRequest(await aRequest({ tourId, day: `${winter}-28` }))
    expect(await codeOf(answer)).toEqual([409, 'OutOfSeason'])
    expect((await sendRequest(await aRequest({ tourId, day: `${JUNE}-20` }))).status).toBe(201)
  })

  it('can be quoted by the company, whose editor knows the months', async () => {
    const tourId = await aTourOfJune()
    const booking = await aBooking({ tourId, day: `${JUNE}-21` })
    const draft = await aDraft(booking.id, { startDay: `${year}-07-01` })
    expect([draft.startDay, draft.months]).toEqual([`${year}-07-01`, [6]])
  })

  it('does not close a departure that the company has planned', async () => {
    const tourId = await aTourOfJune()
    const day = `${year}-08-12`
    const tripId = await aDeparture(tourId, { startsOn: day, endsOn: day })
    const asked = await aRequest({ tourId, tripId, agreesToJoin: true })
    expect((await sendRequest(asked)).status).toBe(201)
  })
})

describe('the months of a tour', () => {
  const update = async (forumId: number, months: unknown) =>
    send('/forum/update', { forumId, months })

  it('are stored in their order, once each; all twelve are none', async () => {
    const id = await aTour()
    const stored = async (months: number[]) =>
      (await (await update(id, months)).json<AdminTour>()).months
    expect(await stored([12, 6, 6, 1])).toEqual([1, 6, 12])
    expect(await stored([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([])
  })

  it.each([[0], [13], [1.5], ['6']])('refuse %j', async (month) => {
    expect((await update(await aTour(), [month])).status).toBe(422)
  })

  it('come back with an earlier version', async () => {
    const id = await aTour()
    await update(id, [6, 7])
    await update(id, [9])
    const { token } = admin
    const listed = await request(`/api/admin/tours/${id}/versions`, { token })
    const { versions } = await listed.json<TourVersions>()
    const { updatedAt } = await read(id)
    const restored = { forumId: id, versionId: versions[0]!.id, updatedAt }
    expect((await send('/admin/tours/restoreVersion', restored)).status).toBe(200)
    expect((await read(id)).months).toEqual([6, 7])
  })
})

describe('a season', () => {
  it.each([
    [[], []],
    [[6], [{ from: 6, to: 6 }]],
    [
      [6, 7, 8, 10],
      [
        { from: 6, to: 8 },
        { from: 10, to: 10 },
      ],
    ],
    [[1, 2, 12], [{ from: 12, to: 2 }]],
  ])('of %j is written as %j', (months, stretches) => {
    expect(stretchesOf(months)).toEqual(stretches)
  })

  it('has every day without months', () => {
    expect(isInSeason([], '2027-12-31')).toBe(true)
    expect(isInSeason([6], '2027-06-01')).toBe(true)
    expect(isInSeason([6], '2027-07-01')).toBe(false)
  })
})
