import { describe, expect, it } from 'vitest'
import { listAddress } from '../../../web/desk/ui/list/list-address'
import { compareBy, matchesWords } from '../../../web/desk/ui/list/whole-list'
import { filterTours } from '../../../web/desk/tour-list/tours-page'
import type { TourSummary } from '../../../web/desk/tours/tours.api'
import type { ListState } from '../../../web/desk/ui/list/use-list-address'
import { mailFailure } from '../../../web/desk/outbox/use-mail-columns'
import { pageOfWhole } from '../../../web/desk/ui/list/whole-page'

describe('the address of a list', () => {
  const read = listAddress('status')

  it('keeps words, order, page and the filters of the list, and drops all else', () => {
    expect(read({ q: ' lake ', sort: '-name', status: 2, other: 'x' } as never)).toEqual({
      q: 'lake',
      sort: '-name',
      status: '2',
    })
  })

  it('leaves out what is empty or no text, and bounds what is long', () => {
    expect(read({ q: '', after: ['a'], status: { a: 1 } })).toEqual({})
    expect(read({ q: 'x'.repeat(5000) }).q).toHaveLength(300)
  })
})

describe('a list that is here as a whole', () => {
  const rows = Array.from({ length: 120 }, (_, n) => ({ id: String(n) }))
  const idOf = ({ id }: { id: string }) => id

  it('has pages that lead to each other', () => {
    const first = pageOfWhole(rows, {}, idOf)
    expect([first.rows.length, first.previous, first.next]).toEqual([50, null, '49'])
    const last = pageOfWhole(rows, { after: '99' }, idOf)
    expect([last.rows.length, last.previous, last.next]).toEqual([20, '100', null])
    const back = pageOfWhole(rows, { before: '100' }, idOf)
    expect([back.rows[0]?.id, back.rows.length]).toEqual(['50', 50])
  })

  it('starts again where the row of its cursor is gone', () => {
    expect(pageOfWhole(rows, { after: 'gone' }, idOf).rows[0]?.id).toBe('0')
    expect(pageOfWhole(rows, { before: 'gone' }, idOf).rows[0]?.id).toBe('0')
  })

  it('is searched by each word, and sorted by numbers in names', () => {
    expect(matchesWords('LAKE lou', 'Lake Louise')).toBe(true)
    expect(matchesWords('lake banff', 'Lake Louise', 'Jasper')).toBe(false)
    expect(matchesWords(undefined, 'anything')).toBe(true)
    const names = [{ name: 'Day 10' }, { name: 'Day 9' }]
    const nameOf = ({ name }: { name: string }) => name
    expect(names.toSorted(compareBy(nameOf, 'name')).map(nameOf)).toEqual(['Day 9', 'Day 10'])
    expect(names.toSorted(compareBy(nameOf, '-name')).map(nameOf)).toEqual(['Day 10', 'Day 9'])
  })
})

it.each([
  ['Smtp550', 'address'],
  ['Smtp451', 'busy'],
  ['Smtp504', 'settings'],
  ['SmtpSite550', 'settings'],
  ['E_SENDER_NOT_VERIFIED', 'settings'],
  ['Smtp530', 'refusedLogin'],
  ['Smtp535', 'refusedLogin'],
  ['Smtp554', 'refused'],
  ['Http422', 'address'],
  ['Http503', 'busy'],
  ['Timeout', 'timeout'],
  ['E_ANYTHING_ELSE', 'service'],
])('the error %s of a delivery is told as %s', (code, failure) => {
  expect(mailFailure(code)).toBe(failure)
})

describe('the list of tours', () => {
  const aTour = (id: number, change: object) =>
    ({
      id,
      name: [{ lang: 'ca', txt: `Tour ${id}` }],
      status: 1,
      categoryId: 1,
      missing: [],
      nextDeparture: null,
      updatedAt: id,
      price: null,
      pricePerPerson: [],
      regularPrice: null,
      regularPricePerPerson: [],
      offerUntil: null,
      ...change,
    }) as unknown as TourSummary
  const tours = [
    aTour(1, { price: 300, missing: [{ lang: 'kr', n: 2 }] }),
    aTour(2, { status: 0, nextDeparture: '2026-12-01' }),
    aTour(10, { price: 200, categoryId: 2, nextDeparture: '2026-11-30' }),
  ]
  const idsOf = (state: ListState) =>
    filterTours(tours, state, {
      nameOf: ({ name }) => name[0]?.txt ?? '',
      today: '2026-11-23',
    }).map(({ id }) => id)

  it('is in the order of the site, or in that of the address', () => {
    expect(idsOf({})).toEqual([1, 2, 10])
    expect(idsOf({ sort: '-name' })).toEqual([10, 2, 1])
    expect(idsOf({ sort: 'price' })).toEqual([10, 1, 2])
    expect(idsOf({ sort: 'departure' })).toEqual([10, 2, 1])
    expect(idsOf({ sort: '-changed' })).toEqual([10, 2, 1])
    expect(idsOf({ sort: 'nonsense' })).toEqual([1, 2, 10])
  })

  it('is filtered by name, status, region and missing texts', () => {
    expect(idsOf({ q: 'TOUR 10' })).toEqual([10])
    expect(idsOf({ q: '#2' })).toEqual([2])
    expect(idsOf({ status: '0' })).toEqual([2])
    expect(idsOf({ region: '2' })).toEqual([10])
    expect(idsOf({ texts: 'kr' })).toEqual([1])
    expect(idsOf({ texts: 'any' })).toEqual([1])
    expect(idsOf({ texts: 'none' })).toEqual([2, 10])
  })
})
