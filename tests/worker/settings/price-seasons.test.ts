import { env } from 'cloudflare:workers'
import { afterAll, describe, expect, it } from 'vitest'
import type { TourCalendar } from '../../../worker/contracts/bookings/tour-calendar'
import type { StoredSetting } from '../../../worker/contracts/settings/settings-desk'
import type { SettingVersions } from '../../../worker/contracts/settings/setting-versions'
import type { PublicSettings } from '../../../worker/contracts/settings/settings'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { send } from '../../support/accounts'
import { aBooking, anOpenDay, bookingRow } from '../../support/booking-builders'
import { aDeparture, anAdmin, aTour } from '../../support/builders'
import { aDraft, sendQuote } from '../../support/changed-bookings'
import { mailsTo } from '../../support/mails'
import { SHELL } from '../../support/page-shell'
import { codeOf, request } from '../../support/request'
import { changeSetting, forgetSettings, readSetting } from './setting-calls'

afterAll(forgetSettings)

const PRICES = { p1Cents: 600_00, p2Cents: 400_00, p3Cents: 350_00, p4Cents: 300_00 }

function aSeason(day: string, fields: object = {}) {
  return {
    id: 'summer',
    name: 'Summer',
    fromDay: day,
    toDay: addDays(day, 5),
    isYearly: false,
    scope: 'all',
    ids: [],
    kind: 'percent',
    value: 10,
    own: [],
    ...fields,
  }
}

/** A tour with a season of its own that begins on a day. */
async function aSeasonedTour(columns: object = {}) {
  const tourId = await aTour({ ...PRICES, ...columns })
  const day = anOpenDay()
  const season = aSeason(day, { scope: 'tours', ids: [tourId] })
  expect((await changeSetting({ group: 'seasons', value: [season] })).status).toBe(200)
  return { tourId, day, season }
}

const priceOf = (draft: { lines: { kind: string; unitCents: number }[] }) =>
  draft.lines.find(({ kind }) => kind === 'tour')?.unitCents

describe('a price season', () => {
  it('prices quotes of trips that start on its days, and no others', async () => {
    const { tourId, day } = await aSeasonedTour()
    const inside = await aBooking({ tourId, day })
    const draft = await aDraft(inside.id)
    expect(priceOf(draft)).toBe(440_00)
    expect(draft.engine?.totalCents).toBe(draft.totalCents)
    const moved = await aDraft(inside.id, { startDay: addDays(day, 6) })
    expect(priceOf(moved)).toBe(400_00)
    const outside = await aBooking({ tourId, day: addDays(day, 7) })
    expect(priceOf(await aDraft(outside.id))).toBe(400_00)
  })

  it('is in the price of joining a departure, in the calendar and in the quote', async () => {
    const { tourId, day } = await aSeasonedTour()
    const tripId = await aDeparture(tourId, {
      startsOn: day,
      endsOn: day,
      male: 1,
      female: 1,
      capacity: 8,
    })
    const calendar = await request(`/api/forum/${tourId}/calendar?month=${day.slice(0, 7)}`)
    const { departures } = await calendar.json<TourCalendar>()
    expect(departures).toMatchObject([{ tripId, price: 385 }])
    const { id } = await aBooking({ tourId, day, party: { adults: 1, children: 0 } })
    expect(priceOf(await aDraft(id, { tripId }))).toBe(385_00)
  })

  it('is in the sum that the first mail names', async () => {
    const { tourId, day } = await aSeasonedTour()
    const { pid } = await aBooking({ tourId, day, lang: 'ca' })
    const { email } = await bookingRow(pid)
    const [mail] = await mailsTo(email ?? '')
    // Two times C$440, with the tax.
    expect(mail?.textBody).toContain('C$924')
  })

  it('leaves quotes that were sent as they are', async () => {
    const tourId = await aTour(PRICES)
    const booking = await aBooking({ tourId, day: anOpenDay() })
    const sent = await sendQuote(booking.id)
    const season = aSeason(booking.wishDay ?? '', { scope: 'tours', ids: [tourId] })
    await changeSetting({ group: 'seasons', value: [season] })
    const { token } = await anAdmin()
    const quotes = await send(`/api/admin/bookings/${booking.id}/quotes`, undefined, { token })
    expect(await quotes.json()).toMatchObject([{ status: 'open', totalCents: sent.totalCents }])
  })

  it('is named on the page of its tours, whose listed price stays, and its name is not public', async () => {
    const { tourId } = await aSeasonedTour()
    const bindings = {
      ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
    }
    const html = await (await request(`/tour/x-${tourId}-ca`, { bindings })).text()
    const text = html.replaceAll(/<[^>]+>/g, '')
    expect(text).toContain('C$300')
    expect(text).toContain('from C$330')
    const { seasons } = await (await request('/api/settings')).json<PublicSettings>()
    expect(seasons).toMatchObject([{ scope: 'tours', ids: [tourId] }])
    expect(JSON.stringify(seasons)).not.toContain('Summer')
  })

  it('is undone by storing what was before, unless it was changed since', async () => {
    const { token } = await anAdmin()
    const first = await readSetting('seasons', token)
    const { season } = await aSeasonedTour()
    const applied = await readSetting('seasons', token)
    const versions = await send('/api/admin/settings/seasons/versions', undefined, { token })
    const [last] = (await versions.json<SettingVersions>()).versions
    const undo = { group: 'seasons', value: last?.from, updatedAt: applied.updatedAt } as const
    const between = await changeSetting({ group: 'seasons', value: [{ ...season, value: 20 }] })
    const { updatedAt } = await between.json<StoredSetting>()
    expect(await codeOf(await changeSetting(undo))).toEqual([409, 'EditConflict'])
    expect((await changeSetting({ ...undo, updatedAt })).status).toBe(200)
    expect((await readSetting('seasons', token)).value).toEqual(first.value)
  })

  it('is refused on days of another one, without tours, and beyond its bounds', async () => {
    const day = anOpenDay()
    const summer = aSeason(day)
    for (const value of [
      [summer, aSeason(addDays(day, 5), { id: 'other' })],
      [aSeason(day, { scope: 'regions' })],
      [aSeason(day, { value: 301 })],
      [aSeason(day, { kind: 'amount', value: -2001 })],
      [aSeason(day, { toDay: addDays(day, -1) })],
      [aSeason(day, { toDay: addDays(day, 366) })],
    ])
      expect((await changeSetting({ group: 'seasons', value })).status).toBe(422)
  })
})
