import { describe, expect, it } from 'vitest'
import { guideOf } from '../../../web/platform/site/people'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import {
  filterTours,
  readTourFilter,
  readTourSearch,
  sortTours,
  valuesIn,
} from '../../../web/features/tours/tours.search'
import { pickForHome } from '../../../web/features/tours/list/home-tours.view'
import { pickSimilar, type CardView } from '../../../web/features/tours/tours.view'

const text = { text: '', lang: 'ca' as const }
const tour = (id: number, facts: Partial<CardView> = {}): CardView => ({
  id,
  status: 1,
  categoryId: 1,
  name: text,
  route: text,
  price: null,
  pricePerPerson: [],
  discount: 0,
  surchargePerDay: 0,
  assumesFour: false,
  joinsAtOwnPrice: false,
  regularPrice: null,
  regularPricePerPerson: [],
  offerUntil: null,
  minPerson: 1,
  tripDays: 1,
  image: null,
  months: [],
  ...facts,
})
const tours = [
  tour(1, { price: 299, months: [5] }),
  tour(2, { price: 300, tripDays: 3, months: [7, 12] }),
  tour(3, { pricePerPerson: [{ type: 'p4', amount: 1540 }], tripDays: 4, months: [12] }),
  tour(4, { tripDays: 2 }),
]
const ids = (found: CardView[]) => found.map(({ id }) => id)

describe('the filters of a list', () => {
  it('are read from the address, without values that no menu offers', () => {
    expect(readTourFilter({ days: '2', price: '0', month: '12' })).toEqual({
      days: 2,
      price: 0,
      month: 12,
    })
    expect(readTourFilter({ days: '3', price: '-1', month: '13' })).toEqual({})
    expect(readTourFilter({ days: ['1'], price: '0300', month: '' })).toEqual({ days: 1 })
  })

  it.each([
    [{ days: 1 }, [1]],
    [{ days: 2 }, [2, 4]],
    [{ days: 4 }, [3]],
    [{ price: 0 }, [1]],
    [{ price: 300 }, [2]],
    [{ price: 1000 }, [3]],
    [{ month: 12 }, [2, 3, 4]],
    [{ month: 5 }, [1, 4]],
    [{ days: 2, month: 12 }, [2, 4]],
    [{ days: 1, month: 12 }, []],
    [{}, [1, 2, 3, 4]],
  ] as const)(
    '%o leave the tours %o; one without a price is in no price band, one without months in all',
    (filter, left) => {
      expect(ids(filterTours(tours, filter))).toEqual(left)
    },
  )

  it('take the party that travels: its size, and its price with the surcharge', () => {
    const priced = [
      tour(1, {
        pricePerPerson: [
          { type: 'p2', amount: 250 },
          { type: 'p4', amount: 200 },
        ],
      }),
      tour(2, {
        pricePerPerson: [
          { type: 'p2', amount: 250 },
          { type: 'p4', amount: 200 },
        ],
        tripDays: 2,
        surchargePerDay: 200,
      }),
      tour(3, { price: 100, minPerson: 3 }),
    ]
    expect(ids(filterTours(priced, { people: 2 }))).toEqual([1, 2])
    expect(ids(filterTours(priced, { price: 0 }))).toEqual([1, 2, 3])
    expect(ids(filterTours(priced, { people: 2, price: 0 }))).toEqual([1])
    expect(ids(filterTours(priced, { people: 4, price: 0 }))).toEqual([1, 2, 3])
    expect(valuesIn(priced, 'price', { people: 2 })).toEqual([
      { value: 0, count: 1 },
      { value: 300, count: 1 },
    ])
  })

  it('offer only what some tours have', () => {
    expect(valuesIn(tours.slice(0, 3), 'month')).toEqual([
      { value: 5, count: 1 },
      { value: 7, count: 1 },
      { value: 12, count: 2 },
    ])
    expect(valuesIn([], 'days')).toEqual([])
  })
})

describe('the order of a list', () => {
  it('is the company’s until the reader chooses one; tours on request are last by price', () => {
    expect(ids(sortTours(tours, {}))).toEqual([1, 2, 3, 4])
    expect(ids(sortTours(tours, { sort: 'price' }))).toEqual([1, 2, 3, 4])
    expect(ids(sortTours(tours.toReversed(), { sort: 'price' }))).toEqual([1, 2, 3, 4])
    expect(ids(sortTours(tours, { sort: 'days' }))).toEqual([1, 4, 2, 3])
  })

  it('is by the price of the party that travels', () => {
    const tiers = (p1: number, p4: number) => [
      { type: 'p1' as const, amount: p1 },
      { type: 'p4' as const, amount: p4 },
    ]
    const two = [
      tour(1, { pricePerPerson: tiers(500, 100) }),
      tour(2, { pricePerPerson: tiers(400, 200) }),
    ]
    expect(ids(sortTours(two, { sort: 'price' }))).toEqual([1, 2])
    expect(ids(sortTours(two, { sort: 'price', people: 1 }))).toEqual([2, 1])
  })

  it('is read from the address with the filters', () => {
    expect(readTourSearch({ sort: 'price', people: '2' })).toEqual({ sort: 'price', people: 2 })
    expect(readTourSearch({ sort: 'name', people: '5' })).toEqual({})
  })
})

describe('the end of a tour page', () => {
  it('names three other tours, those of its region first', () => {
    const list = [tour(1), tour(2, { categoryId: 2 }), tour(3), tour(4), tour(5, { categoryId: 2 })]
    expect(ids(pickSimilar(list, ({ id }) => id === 1))).toEqual([3, 4, 2])
    expect(ids(pickSimilar(list, ({ id }) => id === 2))).toEqual([5, 1, 3])
  })
})

describe('the home page', () => {
  it('takes all offers, four other tours, recommended ones first, and the lowest price of all', () => {
    const regular = [1, 2, 3, 4, 5].map((id) => tour(id, { price: id * 100 }))
    const offer = tour(6, { status: 3, price: 900 })
    const recommended = tour(7, { status: 2 })
    const { offers, others, count, lowest } = pickForHome(
      [...regular, offer, recommended],
      '2027-07-01',
    )
    expect([ids(offers), ids(others), count]).toEqual([[6], [7, 1, 2, 3], 7])
    expect(lowest).toMatchObject({ kind: 'single', cents: 100_00 })
    expect(pickForHome([tour(1)], '2027-07-01').lowest).toBeNull()
  })
})

describe('the guide of a tour', () => {
  it('is the first of the staff who guides in its region; there may be none', () => {
    expect(guideOf(FIRST_SETTINGS.staff, 'yellowknife')?.id).toBe('aurora')
    expect(guideOf(FIRST_SETTINGS.staff, 'kananaskis')?.id).toBe('guide')
    expect(guideOf(FIRST_SETTINGS.staff, 'asia')).toBeUndefined()
  })
})
