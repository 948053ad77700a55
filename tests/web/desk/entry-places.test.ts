import { describe, expect, it } from 'vitest'
import { changePlace } from '../../../web/desk/tours/itinerary/entry-places'
import { placeFault } from '../../../web/desk/tours/itinerary/typed-place'
import {
  blankEntry,
  openItinerary,
  toItinerarySave,
  type EntryDraft,
  type ItineraryDraft,
} from '../../../web/desk/tours/itinerary/itinerary-draft'
import type { UsedPlace } from '../../../worker/contracts/tours/places'

const PEYTO: UsedPlace = {
  latitude: 51.7176,
  longitude: -116.5087,
  name: [
    { lang: 'ca', txt: 'Peyto Lake' },
    { lang: 'kr', txt: '페이토 호수' },
  ],
}
const entry = (title: string, part: Partial<EntryDraft> = {}) => ({
  ...blankEntry(),
  title,
  ...part,
})

function draftOf(entries: Partial<Record<'kr' | 'ca' | 'cn', EntryDraft[]>>): ItineraryDraft {
  const lists = { kr: [], ca: [], cn: [], ...entries }
  const empty = { included: [] as string[], excluded: [] as string[] }
  return Object.fromEntries(
    Object.entries(lists).flatMap(([lang, list]) => [
      [`${lang}.included`, empty.included],
      [`${lang}.excluded`, empty.excluded],
      [`${lang}.entries`, list],
    ]),
  ) as ItineraryDraft
}

const change = (draft: ItineraryDraft, part: Partial<EntryDraft>) => ({
  ...draft,
  ...changePlace(draft, {
    lang: 'ca',
    key: draft['ca.entries'][0]?.key ?? '',
    part,
    used: [PEYTO],
  }),
})
const placeIn = (draft: ItineraryDraft, lang: 'kr' | 'ca' | 'cn') => {
  const [first] = draft[`${lang}.entries`]
  return first && [first.place, first.at]
}

describe('the place of an entry', () => {
  const three = () => draftOf({ kr: [entry('하나')], ca: [entry('One')], cn: [entry('一')] })

  it('that was used before fills position and names of all languages by one choice', () => {
    const after = change(three(), { place: 'Peyto Lake' })
    expect(placeIn(after, 'ca')).toEqual(['Peyto Lake', '51.7176, -116.5087'])
    expect(placeIn(after, 'kr')).toEqual(['페이토 호수', '51.7176, -116.5087'])
    expect(placeIn(after, 'cn')).toEqual(['', '51.7176, -116.5087'])
    expect(toItinerarySave(after, 'cn').itinerary[0]?.place).toEqual({
      name: '',
      latitude: 51.7176,
      longitude: -116.5087,
    })
  })

  it('follows a corrected position, but not where a language has its own', () => {
    const typed = change(three(), { at: '51.1, -115' })
    const own = { ...typed, 'kr.entries': [entry('하나', { at: '51.2, -115' })] }
    const after = change(own, { at: '51.3, -115' })
    expect([placeIn(after, 'ca'), placeIn(after, 'kr'), placeIn(after, 'cn')]).toEqual([
      ['', '51.3, -115'],
      ['', '51.2, -115'],
      ['', '51.3, -115'],
    ])
  })

  it('is cleared in all languages with its position', () => {
    const chosen = change(three(), { place: 'Peyto Lake' })
    const after = change(change(chosen, { place: '' }), { at: '' })
    expect([placeIn(after, 'ca'), placeIn(after, 'kr')]).toEqual([
      ['', ''],
      ['', ''],
    ])
  })

  it('stays where it is in a language with other entries, and in blank ones', () => {
    const draft = draftOf({ kr: [entry('하나'), entry('둘')], ca: [entry('One')] })
    const after = change({ ...draft, 'cn.entries': [blankEntry()] }, { at: '51.1, -115' })
    expect([placeIn(after, 'kr'), placeIn(after, 'cn')]).toEqual([
      ['', ''],
      ['', ''],
    ])
  })

  it.each([
    [{ place: '', at: '' }, null],
    [{ place: 'Lake', at: '51.1, -115' }, null],
    [{ place: 'Lake', at: ' ' }, 'missing'],
    [{ place: '', at: 'Lake' }, 'unreadable'],
    [{ place: '', at: 'https://maps.app.goo.gl/x' }, 'shortLink'],
  ])('%j has the fault %s', (typed, fault) => {
    expect(placeFault(typed)).toBe(fault)
  })

  it('is no change when the form opens it', () => {
    const draft = draftOf({ ca: [entry('One', { place: 'Peyto', at: '51.1, -115' })] })
    expect(toItinerarySave(openItinerary(draft), 'ca')).toEqual(toItinerarySave(draft, 'ca'))
  })
})
