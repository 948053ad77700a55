import { describe, expect, it } from 'vitest'
import { checkTour } from '../../../worker/contracts/tours/tour-checks'
import type { CheckedTour } from '../../../worker/contracts/tours/tour-faults'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'

const inAll = LANGS.map((lang) => ({ lang, txt: 'text' }))
const entryIn = (lang: Lang, title = `Bow in ${lang}`) => ({ lang, title, body: '' })
const TODAY = '2026-11-20'

function aTour(part: Partial<CheckedTour> = {}): CheckedTour {
  return {
    status: 1,
    categoryId: 1,
    startMinute: null,
    ...recordOf(TOUR_TEXTS, () => inAll),
    price: 100,
    pricePerPerson: [],
    discount: 0,
    minPerson: 1,
    tripDays: 1,
    surchargePerDay: 0,
    assumesFour: false,
    joinsAtOwnPrice: false,
    regularPrice: null,
    regularPricePerPerson: [],
    offerUntil: null,
    imageUrls: [{ alt: inAll }],
    joins: [{ startDate: TODAY }],
    routeDetail: LANGS.map((lang) => entryIn(lang)),
    ...part,
  }
}

const warningsOf = (part: Partial<CheckedTour>) => checkTour(aTour(part), TODAY).warnings

describe('the checks before publishing', () => {
  it('find nothing on a whole tour', () => {
    expect(checkTour(aTour(), TODAY)).toEqual({ faults: [], warnings: [] })
  })

  it('warn about a tour without any price, and about a larger party that pays more each', () => {
    expect(warningsOf({ price: null })).toEqual([{ kind: 'price' }])
    expect(warningsOf({ price: 0 })).toEqual([{ kind: 'price' }])
    const tiers = [
      { type: 'p1' as const, amount: 400 },
      { type: 'p2' as const, amount: 300 },
      { type: 'p4' as const, amount: 3500 },
    ]
    expect(warningsOf({ price: null, pricePerPerson: tiers })).toEqual([
      { kind: 'largerPartyPaysMore', persons: 4 },
    ])
  })

  it('warn where the meeting point or the first entry names another hour than the start', () => {
    const tour = {
      startMinute: 8 * 60,
      meetingPoint: [...inAll.slice(1), { lang: 'kr' as const, txt: '호텔 로비, 오전 7시 30분' }],
      routeDetail: [
        { lang: 'kr' as const, title: '08:00 출발', body: '오전 6시에 일어납니다.' },
        { lang: 'ca' as const, title: 'Pickup', body: 'We meet at your door at 6:00 a.m.' },
        { lang: 'ca' as const, title: 'Lunch', body: 'At 12:30.' },
        { lang: 'cn' as const, title: '接送', body: '早上8点出发' },
      ],
    }
    const start = '08:00'
    expect(warningsOf(tour)).toEqual([
      { kind: 'otherHour', field: 'meetingPoint', lang: 'kr', hour: '오전 7시 30분', start },
      { kind: 'itineraryHour', lang: 'ca', hour: '6:00 a.m.', start },
    ])
    expect(warningsOf({ ...tour, startMinute: null })).toEqual([])
  })

  it('name each text that a language lacks; spaces are no text', () => {
    const route = [
      { lang: 'ca' as const, txt: 'Bow' },
      { lang: 'kr' as const, txt: '  ' },
    ]
    expect(warningsOf({ route })).toEqual([
      { kind: 'text', field: 'route', lang: 'kr' },
      { kind: 'text', field: 'route', lang: 'cn' },
    ])
  })

  it('say of a description that no language has only that it is missing', () => {
    expect(checkTour(aTour({ description: [] }), TODAY)).toEqual({
      faults: ['description'],
      warnings: [],
    })
  })

  it('warn about an itinerary that one language lacks', () => {
    expect(warningsOf({ routeDetail: [entryIn('ca'), entryIn('cn')] })).toEqual([
      { kind: 'itineraryIn', lang: 'kr' },
    ])
  })

  it('warn about an itinerary that is that of another language, word for word', () => {
    const copy = ['kr', 'ca', 'cn'].map((lang) => entryIn(lang as Lang, 'Bow Lake'))
    expect(warningsOf({ routeDetail: copy })).toEqual([
      { kind: 'itineraryCopied', lang: 'kr', from: 'ca' },
      { kind: 'itineraryCopied', lang: 'cn', from: 'ca' },
    ])
    const longer = [...copy.slice(0, 2), entryIn('ca', 'Peyto Lake'), entryIn('cn', '弓湖')]
    expect(warningsOf({ routeDetail: longer })).toEqual([])
    const untitled = LANGS.map((lang) => entryIn(lang, ' '))
    expect(warningsOf({ routeDetail: untitled })).toEqual([])
  })

  it('count the images without a description in each language', () => {
    expect(warningsOf({ imageUrls: [{ alt: inAll }, { alt: inAll.slice(0, 2) }] })).toEqual([
      { kind: 'alt', lang: 'cn', count: 1 },
    ])
  })

  it('count departures before today, and not those without a day yet', () => {
    const joins = ['2026-11-19', TODAY, ''].map((startDate) => ({ startDate }))
    expect(warningsOf({ joins })).toEqual([{ kind: 'pastDepartures', count: 1 }])
  })

  it('let an offer run to the end of its last day', () => {
    const offer = { status: 3, regularPrice: 200, offerUntil: TODAY }
    expect(checkTour(aTour(offer), TODAY).faults).toEqual([])
    expect(checkTour(aTour(offer), '2026-11-21').faults).toEqual(['offerEnded'])
    expect(checkTour(aTour({ ...offer, status: 1 }), '2026-11-21').faults).toEqual([])
  })
})
