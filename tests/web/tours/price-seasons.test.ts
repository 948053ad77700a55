import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceQuote } from '../../../worker/contracts/bookings/quote-prices'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { seasonSettings } from '../../../worker/contracts/settings/settings-seasons'
import {
  changedCents,
  findOverlap,
  nextSpan,
  pricedForDay,
  seasonOn,
  type PriceSeason,
} from '../../../worker/contracts/tours/price-seasons'
import { PRICE_TIERS, tierOf, type PricedTour } from '../../../worker/contracts/tours/prices'
import { aPricedTour } from '../../support/priced-tour'

const TERMS = FIRST_SETTINGS.prices

const aTour = (fields: Partial<PricedTour> = {}) => ({
  ...aPricedTour(fields),
  id: 7,
  categoryId: 1,
})

function aSeason(fields: Partial<PriceSeason> = {}): PriceSeason {
  const days = { fromDay: '2027-07-01', toDay: '2027-08-31', isYearly: false }
  return { ...days, scope: 'all', ids: [], kind: 'percent', value: 10, own: [], ...fields }
}

const firstTier = (tour: PricedTour) => tour.pricePerPerson[0]?.amount

describe('a season', () => {
  it('prices its first and last day, and no day beside them', () => {
    const priced = (day: string) => firstTier(pricedForDay(aTour(), day, [aSeason()]))
    expect([priced('2027-06-30'), priced('2027-07-01')]).toEqual([900, 990])
    expect([priced('2027-08-31'), priced('2027-09-01')]).toEqual([990, 900])
    expect(priced('2028-07-01')).toBe(900)
    expect(priced('')).toBe(900)
  })

  it('of every year comes again, also over the turn of the year', () => {
    const winter = aSeason({ fromDay: '2026-12-20', toDay: '2027-01-05', isYearly: true })
    const isIn = (day: string) => seasonOn(aTour(), day, [winter]) !== undefined
    expect(['2026-12-20', '2027-01-05', '2030-12-31', '2031-01-01'].every(isIn)).toBe(true)
    expect(['2026-12-19', '2027-01-06', '2030-07-01'].some(isIn)).toBe(false)
    expect(nextSpan(winter, '2029-01-03')).toEqual({ from: '2028-12-20', to: '2029-01-05' })
    expect(nextSpan(winter, '2029-01-06')).toEqual({ from: '2029-12-20', to: '2030-01-05' })
    expect(nextSpan(aSeason(), '2027-09-01')).toBeNull()
  })

  it('is of all tours, of regions or of chosen tours, and a tour may have its own change', () => {
    const of = (fields: Partial<PriceSeason>) =>
      firstTier(pricedForDay(aTour(), '2027-07-10', [aSeason(fields)]))
    expect(of({ scope: 'regions', ids: [1] })).toBe(990)
    expect(of({ scope: 'regions', ids: [2] })).toBe(900)
    expect(of({ scope: 'tours', ids: [7] })).toBe(990)
    expect(of({ scope: 'tours', ids: [1] })).toBe(900)
    expect(of({ own: [{ tourId: 7, kind: 'amount', value: -50 }] })).toBe(850)
    expect(of({ own: [{ tourId: 8, kind: 'amount', value: -50 }] })).toBe(990)
  })

  it.each([
    [600_50, { kind: 'percent', value: 10 }, 661_00],
    [600_50, { kind: 'amount', value: 20 }, 620_50],
    [100_00, { kind: 'percent', value: -90 }, 10_00],
    [100_00, { kind: 'amount', value: -2000 }, 1_00],
    [0, { kind: 'amount', value: 20 }, 0],
  ] as const)('makes of %i cents, by %o, %i', (cents, change, expected) => {
    expect(changedCents(cents, change)).toBe(expected)
  })

  it('changes the regular price of an offer with the price', () => {
    const offer = aTour({ price: 300, pricePerPerson: [], regularPrice: 400, status: 3 })
    const priced = pricedForDay(offer, '2027-07-10', [aSeason()])
    expect([priced.price, priced.regularPrice]).toEqual([330, 440])
  })

  it('may not share a day of a tour with another', () => {
    const dated = aSeason()
    const yearly = aSeason({ fromDay: '2020-08-31', toDay: '2020-09-30', isYearly: true })
    expect(findOverlap([dated, yearly])).toEqual([0, 1])
    expect(findOverlap([yearly, dated])).toEqual([0, 1])
    expect(findOverlap([dated, { ...yearly, fromDay: '2020-09-01' }])).toBeNull()
    const [rockies, calgary] = [1, 2].map((id) => aSeason({ scope: 'regions', ids: [id] }))
    expect(findOverlap([rockies!, calgary!])).toBeNull()
    expect(findOverlap([rockies!, aSeason({ scope: 'tours', ids: [9] })])).toEqual([0, 1])
    const stored = (seasons: PriceSeason[]) =>
      seasonSettings.safeParse(seasons.map((each, id) => ({ ...each, id: `s${id}`, name: 'S' })))
    expect(stored([dated, yearly]).error?.issues).toMatchObject([{ path: [1, 'fromDay'] }])
    expect(stored([rockies!, calgary!]).success).toBe(true)
  })
})

const somedays = integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days))
const seasons: Arbitrary<PriceSeason> = record({
  fromDay: somedays,
  length: integer({ min: 0, max: 364 }),
  isYearly: boolean(),
  scope: constantFrom('all', 'regions', 'tours'),
  ids: array(integer({ min: 1, max: 8 }), { maxLength: 3 }),
  kind: constantFrom('percent', 'amount'),
  value: integer({ min: -90, max: 300 }),
  own: array(
    record({
      tourId: integer({ min: 6, max: 8 }),
      kind: constantFrom('percent', 'amount'),
      value: integer({ min: -90, max: 300 }),
    }),
    { maxLength: 2 },
  ),
}).map(({ length, ...season }) => ({ ...season, toDay: addDays(season.fromDay, length) }))

describe('the money of a quote on a day', () => {
  it('is that of the changed prices, whatever the seasons, the party and the day', () => {
    assert(
      property(
        array(seasons, { maxLength: 4 }),
        integer({ min: 1, max: 8 }),
        somedays,
        (all, party, day) => {
          const tour = aTour()
          const asked = { party, extraRooms: 0, lang: 'ca' } as const
          const quote = priceQuote(pricedForDay(tour, day, all), asked, TERMS)
          const listed = PRICE_TIERS.indexOf(`p${tierOf(party)}`)
          const cents = Math.round((tour.pricePerPerson[listed]?.amount ?? 0) * 100)
          const season = all.find((each) => isOn(each, day) && isOf(each))
          const change = season && (season.own.find(({ tourId }) => tourId === 7) ?? season)
          const person = change ? changedByHand(cents, change) : cents
          const net = person * party + (party < 3 ? 600_00 : 0)
          expect(quote?.lines[0]?.unitCents).toBe(person)
          expect(quote?.totalCents).toBe(net + Math.round(net * 0.05))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

/** Whether a day is one of a season, by trying each year. */
function isOn({ fromDay, toDay, isYearly }: PriceSeason, day: string): boolean {
  const shifted = (of: string, years: number) => `${Number(of.slice(0, 4)) + years}${of.slice(4)}`
  const years = isYearly ? [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] : [0]
  return years.some((by) => shifted(fromDay, by) <= day && day <= shifted(toDay, by))
}

function isOf({ scope, ids }: PriceSeason): boolean {
  if (scope === 'all') return true
  return scope === 'regions' ? ids.includes(1) : ids.includes(7)
}

function changedByHand(cents: number, { kind, value }: Pick<PriceSeason, 'kind' | 'value'>) {
  if (kind === 'amount') return Math.max(100, cents + value * 100)
  return Math.max(100, Math.round((cents + (cents * value) / 100) / 100) * 100)
}
