import { describe, expect, it } from 'vitest'
import { readAmount, readCount, readMinutes } from '../../../web/desk/editor/typed-numbers'
import {
  hasFaultyEntries,
  tidyItinerary,
  toItineraryDraft,
  toItinerarySave,
} from '../../../web/desk/tours/itinerary/itinerary-draft'

describe('an amount as typed', () => {
  it.each([
    ['1250', 1250],
    ['1,250', 1250],
    ['1,250.50', 1250.5],
    ['1 250', 1250],
    ['$300', 300],
    ['C$ 300', 300],
    ['300 CAD', 300],
    ['300달러', 300],
    ['300加元', 300],
    ['300,50', 300.5],
    ['.5', 0.5],
    ['0', 0],
    ['２０', 20],
    ['20$', 20],
    ['CA$20', 20],
    ['250.0000', 250],
    [' ', null],
  ])('%s is %s', (text, value) => expect(readAmount(text)).toEqual({ value, fault: null }))

  it.each([
    ['one', 'amount'],
    ['1,25,0', 'amount'],
    ['12.3.4', 'amount'],
    ['$', 'amount'],
    ['.', 'amount'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['400.555', 'decimals'],
    ['1000001', 'tooLarge'],
    ['–5', 'negative'],
    ['₩50,000', 'otherCurrency'],
    ['50000원', 'otherCurrency'],
    ['US$20', 'otherCurrency'],
  ])('%s is refused: %s', (text, fault) => expect(readAmount(text)).toEqual({ value: null, fault }))
})

it('a count is a whole number, with or without a per cent sign', () => {
  expect(['3', ' 12 ', '10 %', '1.5', '-1', 'two', ''].map(readCount)).toEqual([
    3,
    12,
    10,
    null,
    null,
    null,
    null,
  ])
})

describe('a duration as typed', () => {
  it.each([
    ['90', 90],
    ['90 min', 90],
    ['2h', 120],
    ['2h30', 150],
    ['2 hours 30 minutes', 150],
    ['1.5h', 90],
    ['2:30', 150],
    ['2시간 30분', 150],
    ['30분', 30],
    ['2小时30分', 150],
    ['1.5个小时', 90],
    ['', 0],
  ])('%s is %s minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes))

  it.each(['1.5', 'soon', '2:75', '-10', '100001', '2h30h'])('%s is refused', (text) =>
    expect(readMinutes(text)).toBe(null),
  )

  it('is stored in minutes, and stops the save while it cannot be read', () => {
    const entry = {
      id: 1,
      lang: 'ca',
      isPic: false,
      url: '',
      title: 'Lake',
      body: '',
      min: 5,
      place: null,
    } as const
    const draft = toItineraryDraft({
      inclusions: [],
      itinerary: [{ ...entry, bodyHtml: '' }],
    })
    const typed = (min: string) => ({
      ...draft,
      'ca.entries': draft['ca.entries'].map((each) => ({ ...each, min })),
    })
    expect(toItinerarySave(typed('2h30'), 'ca').itinerary).toMatchObject([{ min: 150 }])
    expect(tidyItinerary(typed('1:05'))['ca.entries']).toMatchObject([{ min: '65' }])
    expect(hasFaultyEntries(typed('2h30'))).toBe(false)
    expect(hasFaultyEntries(typed('soon'))).toBe(true)
  })
})
