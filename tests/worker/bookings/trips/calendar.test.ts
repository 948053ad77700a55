import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { TourCalendar } from '../../../../worker/contracts/bookings/tour-calendar'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryInstant } from '../../../../worker/contracts/dates/calgary-instant'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { FIRST_SETTINGS } from '../../../../worker/contracts/settings/first-settings'
import { closures, tripDays } from '../../../../worker/db/schema/trips'
import { lastOfferedDay } from '../../../../worker/bookings/days/day-rule'
import { readCalendar } from '../../../../worker/bookings/request/calendar.queries'
import { meteredDb } from '../../../support/metered-db'
import { aDeparture, aTour, db } from '../../../support/builders'
import { codeOf, request } from '../../../support/request'
import { changeSetting, forgetSettings } from '../../settings/setting-calls'

const today = calgaryDay(Date.now())
/** The first days of months to come, one for each test. */
const months = Array.from({ length: 14 }, (_, index) => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month + index + 2, 1)).toISOString().slice(0, 7)
})
const aMonth = () => months.pop() ?? ''

const empty = async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM closures'),
    env.DB.prepare(`UPDATE trips SET status = 'cancelled' WHERE status <> 'cancelled'`),
    env.DB.prepare('DELETE FROM trip_days'),
  ])
  await forgetSettings()
}
beforeEach(empty)
afterAll(empty)

async function calendarOf(tourId: number, month: string): Promise<TourCalendar> {
  const response = await request(`/api/forum/${tourId}/calendar?month=${month}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function statesOf(tourId: number, month: string) {
  const { days } = await calendarOf(tourId, month)
  return Object.fromEntries(days.map(({ day, state }) => [day, state]))
}

const take = (day: string, taken: number, cap: number) =>
  db.insert(tripDays).values({ day, taken, cap })

describe('GET /api/forum/{id}/calendar', () => {
  it('has each day of the month, the terms in force and the departures with seats, cut-off and price', async () => {
    const month = aMonth()
    const id = await aTour({ p2Cents: 20_050, p4Cents: 15_000 })
    const [startsOn, endsOn] = [`${month}-10`, `${month}-11`]
    const tripId = await aDeparture(id, { startsOn, endsOn, male: 1 })
    const calendar = await calendarOf(id, month)
    const last = new Date(
      Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
    ).getUTCDate()
    expect(calendar.month).toBe(month)
    expect(calendar.termsVersion).toMatch(/^\d{4}-\d{2}-\d{2}/)
    expect(calendar.days.map(({ day }) => day)).toEqual(
      Array.from({ length: last }, (_, index) => addDays(`${month}-01`, index)),
    )
    expect(calendar.departures).toEqual([
      {
        tripId,
        startDay: startsOn,
        endDay: endsOn,
        seatsLeft: 3,
        cutOffAt: calgaryInstant(startsOn, 8 * 60) - 48 * 60 * 60 * 1000,
        travellers: 1,
        price: 200.5,
      },
    ])
  })

  it('says how many trips a day still takes, of each day that the tour needs', async () => {
    const month = aMonth()
    await take(`${month}-10`, 2, 2)
    await take(`${month}-20`, 1, 2)
    await take(`${month}-25`, 1, 3)
    const states = await statesOf(await aTour({ tripDays: 3 }), month)
    expect(
      ['07', '08', '09', '10', '11', '18', '20', '21', '25'].map(
        (day) => states[`${month}-${day}`],
      ),
    ).toEqual(['open', 'full', 'full', 'full', 'open', 'few', 'few', 'open', 'open'])
  })

  it('has closures of all tours and of this one', async () => {
    const month = aMonth()
    const [id, other] = [await aTour(), await aTour()]
    const createdAt = 1
    await db.insert(closures).values([
      { fromDay: `${month}-05`, toDay: `${month}-06`, createdAt },
      { fromDay: `${month}-08`, toDay: `${month}-08`, tourId: id, createdAt },
    ])
    const closed = async (tourId: number) =>
      Object.entries(await statesOf(tourId, month))
        .filter(([, state]) => state === 'closed')
        .map(([day]) => day.slice(8))
    expect(await closed(id)).toEqual(['05', '06', '08'])
    expect(await closed(other)).toEqual(['05', '06'])
  })

  it('follows the days ahead and the trips a day that the desk has set', async () => {
    const id = await aTour()
    const value = { ...FIRST_SETTINGS.bookings, leadDays: 2, dayCapacity: 1 }
    expect((await changeSetting({ group: 'bookings', value })).status).toBe(200)
    const states = {
      ...(await statesOf(id, today.slice(0, 7))),
      ...(await statesOf(id, addDays(today, 2).slice(0, 7))),
    }
    expect(states[today]).toBe('closed')
    expect(states[addDays(today, 1)]).toBe('closed')
    expect(states[addDays(today, 2)]).toBe('few')
    const past = Object.entries(states).filter(([day]) => day < today)
    expect(past.every(([, state]) => state === 'closed')).toBe(true)
  })

  it('leaves out departures that are over or cancelled, and shows a full one without seats', async () => {
    const month = today.slice(0, 7)
    const id = await aTour()
    await aDeparture(id, { startsOn: addDays(today, -1), endsOn: today, male: 1 })
    await aDeparture(id, { startsOn: today, endsOn: today, male: 1, status: 'cancelled' })
    await aDeparture(id, { startsOn: today, endsOn: today, male: 4 })
    const { departures } = await calendarOf(id, month)
    expect(departures.map(({ startDay, seatsLeft }) => [startDay, seatsLeft])).toEqual([[today, 0]])
  })

  it('is offered from this month to 18 months ahead', async () => {
    const id = await aTour()
    const statusOf = async (month: string) =>
      (await request(`/api/forum/${id}/calendar?month=${month}`)).status
    const last = lastOfferedDay(today)
    expect(await statusOf(last.slice(0, 7))).toBe(200)
    expect(await statusOf(addDays(last, 1).slice(0, 7))).toBe(422)
    expect(await statusOf(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7))).toBe(422)
    expect(await statusOf('2026-13')).toBe(422)
    expect((await request(`/api/forum/${id}/calendar`)).status).toBe(422)
  })

  it('answers 404 for a tour that visitors do not see', async () => {
    const month = aMonth()
    const ids = [await aTour({ status: 0 }), await aTour({ deletedAt: 1 }), 100, 987_654_321]
    for (const id of ids)
      expect(await codeOf(await request(`/api/forum/${id}/calendar?month=${month}`))).toEqual([
        404,
        'NotFound',
      ])
  })

  it('is asked so many times a minute by a network, and then again by others', async () => {
    const month = aMonth()
    const id = await aTour()
    const statusFor = async (address: string) => {
      const response = await request(`/api/forum/${id}/calendar?month=${month}`, {
        headers: { 'cf-connecting-ip': address },
        bindings: { LIMITS: 'production, calendar.minute=2' },
      })
      return response.status
    }
    expect(await statusFor('192.0.2.71')).toBe(200)
    expect(await statusFor('192.0.2.71')).toBe(200)
    expect(await statusFor('192.0.2.71')).toBe(429)
    expect(await statusFor('192.0.2.72')).toBe(200)
  })

  it('reads few rows in six statements, however many trips and closures there are', async () => {
    const month = aMonth()
    const id = await aTour()
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO trips (key, kind, start_day, end_day, starts_at, ends_at, cut_off_at, created_at, updated_at)
          SELECT 'old ' || n, 'private', date('2100-01-01', n || ' days'), date('2100-01-01', n || ' days'), 1, 2, 1, 1, 1
          FROM numbers`,
      ),
      env.DB.prepare(
        `INSERT INTO closures (from_day, to_day, created_at) SELECT date('2020-01-01', n || ' days'),
          date('2020-01-02', n || ' days'), 1 FROM numbers`,
      ),
    ])
    const metered = meteredDb()
    await readCalendar(metered.db, { tourId: id, month, now: Date.now() })
    expect(metered.statements()).toBe(6)
    expect(metered.rowsRead()).toBeLessThan(20)
  })
})
