import { expect, it } from 'vitest'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'
import type { TourSummary } from '../../../worker/contracts/tours/tour-summary'
import { imageAlts, images } from '../../../worker/db/schema/images'
import { itineraryEntries, tourInclusions, tourTexts } from '../../../worker/db/schema/tours'
import { anAdmin, aTour, db, unique } from '../../support/builders'
import { request } from '../../support/request'

const admin = await anAdmin()
const DAY_MS = 24 * 60 * 60 * 1000

async function summaryOf(id: number): Promise<TourSummary | undefined> {
  const response = await request('/api/admin/tours', { token: admin.token })
  return (await response.json<TourSummary[]>()).find(({ _id }) => _id === id)
}

const FULL = Object.fromEntries(TOUR_TEXTS.map((name) => [name, name]))

async function aFullTour(): Promise<number> {
  const id = await aTour({ names: {} })
  for (const lang of ['kr', 'ca', 'cn'] as const)
    await db
      .insert(tourTexts)
      .values({ ...FULL, tourId: id, lang, name: `n${id}`, nameKey: `n${id}`, updatedAt: 1 })
  return id
}

async function anImage(tourId: number): Promise<string> {
  const key = `${tourId}-${unique()}.webp`
  await db.insert(images).values({
    key,
    tourId,
    purpose: 'gallery',
    width: 3,
    height: 2,
    bytes: 1,
    type: 'image/webp',
    createdAt: 1,
  })
  return key
}

it('a tour with all texts in three languages lacks none', async () => {
  const id = await aFullTour()
  expect(await summaryOf(id)).toMatchObject({ missing: [], mainImageUrl: '', categoryId: 1 })
})

it('every text counts, not only the name', async () => {
  const id = await aTour({ names: { ca: `Only a name ${unique()}` } })
  expect((await summaryOf(id))?.missing).toEqual([
    { lang: 'kr', n: TOUR_TEXTS.length },
    { lang: 'ca', n: TOUR_TEXTS.length - 1 },
    { lang: 'cn', n: TOUR_TEXTS.length },
  ])
})

it('descriptions of images, the itinerary and the inclusions count too', async () => {
  const id = await aFullTour()
  const key = await anImage(id)
  await db.insert(imageAlts).values([
    { imageKey: key, lang: 'ca', alt: 'A lake' },
    { imageKey: key, lang: 'kr', alt: '' },
  ])
  await db.insert(itineraryEntries).values([
    { tourId: id, lang: 'ca', position: 0, title: 'Start', body: 'At nine' },
    { tourId: id, lang: 'kr', position: 0, title: '출발' },
  ])
  await db.insert(tourInclusions).values({
    tourId: id,
    lang: 'ca',
    kind: 'included',
    position: 0,
    txt: 'Lunch',
  })
  const summary = await summaryOf(id)
  expect(summary?.mainImageUrl).toBe(`/img/${key}`)
  expect(summary?.missing).toEqual([
    { lang: 'kr', n: 3 },
    { lang: 'cn', n: 4 },
  ])
})

it('the next departure is the first one that is not over', async () => {
  const day = (days: number) => calgaryDay(Date.now() + days * DAY_MS)
  const departures = [9, -2, 5].map((days) => ({ startsOn: day(days), endsOn: day(days + 1) }))
  expect((await summaryOf(await aTour({ departures })))?.nextDeparture).toBe(day(5))
  expect((await summaryOf(await aTour()))?.nextDeparture).toBeNull()
})
