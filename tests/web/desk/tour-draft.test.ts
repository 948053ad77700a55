import { describe, expect, it } from 'vitest'
import { isDirty } from '../../../web/desk/editor/field-merge'
import {
  departureFault,
  EMPTY_DEPARTURE,
  isDroppedDeparture,
} from '../../../web/desk/tours/departures/departure-draft'
import { tidyTour, toTourDraft, type DraftedTour } from '../../../web/desk/tours/tour-draft'
import { findFaults } from '../../../web/desk/tours/tour-faults'
import { changedTexts, changedValues, toTourValues } from '../../../web/desk/tours/tour-values'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'

const tour: DraftedTour = {
  ...recordOf(TOUR_TEXTS, () => []),
  status: 3,
  categoryId: 1,
  name: [
    { lang: 'ca', txt: 'Bow Lake' },
    { lang: 'kr', txt: '보우 호수' },
  ],
  bulletin: [{ lang: 'ca', txt: 'Text' }],
  price: 99.5,
  pricePerPerson: [{ type: 'p4', amount: 320 }],
  discount: 10,
  minPerson: 2,
  startMinute: 390,
  months: [6, 7],
  tripDays: 3,
  surchargePerDay: 150,
  assumesFour: true,
  joinsAtOwnPrice: false,
  regularPrice: null,
  regularPricePerPerson: [{ type: 'p4', amount: 380 }],
  offerUntil: '2026-12-20',
  departures: [
    {
      _id: 7,
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      startMinute: 390,
      male: 1,
      female: 0,
      remarks: '',
    },
  ],
}
const draft = toTourDraft(tour)

describe('a tour in the form', () => {
  it('saves the loaded values when nothing was edited', () => {
    expect(toTourValues(draft)).toEqual({
      status: 3,
      categoryId: 1,
      price: 99.5,
      pricePerPerson: [{ type: 'p4', amount: 320 }],
      discount: 10,
      minPerson: 2,
      startMinute: 390,
      months: [6, 7],
      tripDays: 3,
      surchargePerDay: 150,
      assumesFour: true,
      joinsAtOwnPrice: false,
      regularPrice: null,
      regularPricePerPerson: [{ type: 'p4', amount: 380 }],
      offerUntil: '2026-12-20',
      departures: tour.departures.map((departure) => ({ ...departure, isOpen: false })),
    })
    expect(changedTexts(draft, draft)).toEqual({})
    expect(isDirty(draft, tidyTour(draft))).toBe(false)
  })

  it('lists status and region before the prices, as a conflict shows them', () => {
    const fields = Object.keys(draft).filter((field) => !field.includes('.'))
    expect(fields.slice(0, 4)).toEqual(['status', 'categoryId', 'price', 'p1'])
    expect(fields.at(-1)).toBe('departures')
  })

  it('sends only the texts that changed, trimmed, by language', () => {
    expect(
      changedTexts(draft, { ...draft, 'kr.name': ' 페이토 호수 ', 'cn.route': '卡尔加里' }),
    ).toEqual({
      kr: { name: '페이토 호수' },
      cn: { route: '卡尔加里' },
    })
  })

  it('sends only the values that changed', () => {
    expect(changedValues(draft, tidyTour(draft))).toEqual({})
    expect(changedValues(draft, { ...draft, price: '1,250', tripDays: '4' })).toEqual({
      price: 1250,
      tripDays: 4,
    })
  })

  it('keeps a discount only for a special offer', () => {
    expect(toTourValues({ ...draft, status: '1' }).discount).toBe(0)
  })

  it('takes amounts as people type them, and stores plain numbers', () => {
    const typed = { ...draft, price: 'C$1,250', p4: ' $320.00 ', discount: '10 %', tripDays: '3' }
    expect(findFaults(typed)).toEqual({})
    expect(toTourValues(typed)).toMatchObject({ price: 1250, discount: 10 })
    expect(tidyTour(typed)).toMatchObject({ price: '1250', p4: '320', discount: '10' })
  })

  it('shows no price in place of one that cannot be read', () => {
    expect(toTourValues({ ...draft, price: '400.555' }).price).toBe(null)
  })

  it('has no price where the field is empty', () => {
    expect(toTourValues({ ...draft, price: ' ', p4: '' })).toMatchObject({
      price: null,
      pricePerPerson: [],
    })
  })
})

describe('departures', () => {
  const row = { ...EMPTY_DEPARTURE, startDate: '2026-12-01', endDate: '2026-12-03' }

  it('are stored with at least one traveller, else dropped with a warning', () => {
    const departures = [row, { ...row, male: '0', female: '2' }, { ...row, male: '0' }]
    expect(tidyTour({ ...draft, departures }).departures).toEqual([departures[1]])
    expect(departures.map(isDroppedDeparture)).toEqual([true, false, true])
  })

  it('are stored without a traveller where they are marked as open', () => {
    const open = { ...row, isOpen: true, start: '06:30' }
    expect(isDroppedDeparture(open)).toBe(false)
    const [, stored] = toTourValues({
      ...draft,
      departures: [...draft.departures, open],
    }).departures
    expect(stored).toMatchObject({ isOpen: true, male: 0, female: 0, startMinute: 390 })
    expect(departureFault({ ...open, endDate: '' })).toBe('dates')
  })

  it('that end before they start are invalid', () => {
    const backwards = { ...row, male: '1', endDate: '2026-11-30' }
    expect(findFaults({ ...draft, departures: [backwards] }).departures).toBe(
      'desk-tours:fault.departures',
    )
    expect(departureFault(backwards)).toBe('order')
    expect(departureFault({ ...backwards, endDate: '' })).toBe('dates')
    expect(departureFault({ ...row, endDate: '' })).toBe(null)
    expect(findFaults({ ...draft, departures: [{ ...backwards, endDate: '2026-12-01' }] })).toEqual(
      {},
    )
  })
})

describe('invalid input', () => {
  it('is a slash in a name, a text without a name, or a number with other characters', () => {
    expect(findFaults(draft)).toEqual({})
    expect(findFaults({ ...draft, 'kr.name': '보우/페이토' })['kr.name']).toBe(
      'errors:TourNameInvalid',
    )
    expect(findFaults({ ...draft, 'cn.route': '卡尔加里' })['cn.name']).toBe(
      'errors:TourNameInvalid',
    )
    expect(findFaults({ ...draft, 'cn.route': '卡尔加里', 'cn.name': '\u3164' })['cn.name']).toBe(
      'errors:TourNameInvalid',
    )
    expect(findFaults({ ...draft, price: 'one', p1: '10.123', p2: '-5', p3: '9999999' })).toEqual({
      price: 'desk-tours:fault.amount',
      p1: 'desk-tours:fault.decimals',
      p2: 'desk-tours:fault.negative',
      p3: 'desk-tours:fault.tooLarge',
    })
    expect(findFaults({ ...draft, tripDays: '1.5', minPerson: '100', discount: '12.5' })).toEqual({
      tripDays: 'desk-tours:fault.count',
      minPerson: 'desk-tours:fault.count',
      discount: 'desk-tours:fault.percent',
    })
    expect(
      findFaults({ ...draft, tripDays: '', minPerson: ' 2 ', discount: '100', price: '1.5' }),
    ).toEqual({})
  })
})

describe('an offer in the form', () => {
  it('names the box of what is missing in its regular prices', () => {
    expect(findFaults({ ...draft, offerUntil: '' })).toEqual({
      offerUntil: 'errors:OfferEndMissing',
    })
    expect(findFaults({ ...draft, regularP4: '' })).toEqual({
      regularPrice: 'errors:RegularPriceMissing',
    })
    expect(findFaults({ ...draft, regularP4: '320' })).toEqual({
      regularPrice: 'errors:RegularPriceTooLow',
    })
    expect(findFaults({ ...draft, regularP4: '', offerUntil: '' })).toEqual({})
    expect(findFaults({ ...draft, status: '2', offerUntil: '' })).toEqual({})
  })

  it('has no surcharge where that box is empty or 0', () => {
    for (const surchargePerDay of ['', ' ', '0'])
      expect(toTourValues({ ...draft, surchargePerDay }).surchargePerDay).toBe(0)
  })
})
