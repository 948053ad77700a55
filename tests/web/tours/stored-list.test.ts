import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi, provideApi } from '../../../web/platform/api/api'
import { tourListQuery } from '../../../web/features/tours/tours.api'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'

const KEY = 'tourList'
const text = [{ lang: 'ca' as const, txt: 'Larch valley' }]
const card: TourCard = {
  _id: 7,
  status: 1,
  category: 'rockies',
  categoryId: 1,
  name: text,
  description: text,
  route: text,
  price: null,
  pricePerPerson: [],
  discount: 0,
  minPerson: 2,
  months: [],
  tripDays: 1,
  surchargePerDay: 200,
  assumesFour: false,
  joinsAtOwnPrice: false,
  regularPrice: null,
  regularPricePerPerson: [],
  offerUntil: null,
  mainImageUrl: '',
  imageUrls: [],
  joins: [],
  updatedAt: 5,
  createdAt: 5,
}
/** Stored by an earlier release, before `route` existed. */
const oldCards = [{ ...card, route: undefined }]

let entries: Map<string, string>
/** The `storedTime` of each call, null without one. */
let requested: (string | null)[]

beforeEach(() => {
  entries = new Map()
  requested = []
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: entries.set.bind(entries),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'))

/** Reads the list as a new tab, from a site whose list changed at 1000. */
async function readNames() {
  const client = provideApi(
    new QueryClient(),
    createApi('https://moraine.example', async (input) => {
      const storedTime = new URL(new Request(input).url).searchParams.get('storedTime')
      requested.push(storedTime)
      if (storedTime === '1000') return new Response(null, { status: 204 })
      return Response.json([card], { headers: { 'x-changed-at': '1000' } })
    }),
  )
  return (await client.fetchQuery(tourListQuery('ca'))).map(({ name, route }) => [
    name.text,
    route.text,
  ])
}

describe('the stored tour list', () => {
  it('is revalidated by its time and shown when nothing changed', async () => {
    const first = await readNames()
    expect(await readNames()).toEqual(first)
    expect(requested).toEqual([null, '1000'])
  })

  it.each([
    ['without a version', { storedTime: 1000, changedAt: 1000, tours: oldCards }],
    ['with an earlier version', { version: 0, value: { changedAt: 1000, tours: oldCards } }],
    ['with a later version', { version: 1_000_000, value: { changedAt: 1000, tours: oldCards } }],
    ['of the wrong type', 7],
    ['that is empty', null],
  ])('%s is not read', async (_case, stored) => {
    entries.set(KEY, JSON.stringify(stored))
    expect(await readNames()).toEqual([['Larch valley', 'Larch valley']])
    expect(requested).toEqual([null])
  })

  it('that cannot be parsed is not read', async () => {
    entries.set(KEY, '{')
    expect(await readNames()).toEqual([['Larch valley', 'Larch valley']])
  })
})
