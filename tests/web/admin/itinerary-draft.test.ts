import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDirty } from '../../../web/features/admin/field-merge'
import {
  addAfter,
  blankEntry,
  copyEntries,
  languagesChanged,
  moveTo,
  openItinerary,
  removeAt,
  tidyItinerary,
  toItinerarySave,
  type EntryDraft,
  type ItineraryDraft,
} from '../../../web/features/admin/itinerary-draft'

const empty: ItineraryDraft = {
  'kr.included': [],
  'kr.excluded': [],
  'kr.entries': [],
  'ca.included': [],
  'ca.excluded': [],
  'ca.entries': [],
  'cn.included': [],
  'cn.excluded': [],
  'cn.entries': [],
}
const entry = (title: string): EntryDraft => ({ ...blankEntry(), title })
const ascending = (a: number, b: number) => a - b
const titles = (entries: EntryDraft[]) => entries.map(({ title }) => title)

describe('an itinerary in the form', () => {
  it('opens with fifteen lines of each kind and five empty rows, none of which is a change', () => {
    const opened = openItinerary(empty)
    expect(opened['kr.included']).toHaveLength(15)
    expect(opened['cn.entries']).toHaveLength(5)
    expect(isDirty(tidyItinerary(empty), tidyItinerary(opened))).toBe(false)
  })

  it('saves without blank lines and without entries that have no title', () => {
    const draft = {
      ...empty,
      'ca.included': [' Guide ', '', 'Park pass'],
      'ca.entries': [entry(' Bow Lake '), { ...entry('  '), body: 'lost' }, { ...entry('Peyto'), min: '45' }],
    }
    const saved = toItinerarySave(draft, 'ca')
    expect(saved.included).toEqual(['Guide', 'Park pass'])
    expect(saved.routeDetail).toEqual([
      { isPic: false, url: '', title: 'Bow Lake', body: '', min: 0 },
      { isPic: false, url: '', title: 'Peyto', body: '', min: 45 },
    ])
  })

  it('saves only the languages that changed', () => {
    expect(languagesChanged(empty, { ...openItinerary(empty), 'cn.excluded': ['小费'] })).toEqual(['cn'])
  })
})

describe('entries', () => {
  const three = ['a', 'b', 'c'].map(entry)

  it('are added right after the chosen one', () => {
    expect(titles(addAfter(three, 0))).toEqual(['a', '', 'b', 'c'])
  })

  it('leave one blank entry when the last is deleted', () => {
    expect(titles(removeAt(three, 1))).toEqual(['a', 'c'])
    expect(titles(removeAt([entry('a')], 0))).toEqual([''])
  })

  it('move to a place or to the nearest end, and none is lost or doubled', () => {
    expect(titles(moveTo(three, 0, 2))).toEqual(['b', 'c', 'a'])
    expect(titles(moveTo(three, 0, -1))).toEqual(['a', 'b', 'c'])
    assert(
      property(array(nat()), integer(), integer(), (list, from, to) => {
        expect(moveTo(list, from, to).toSorted(ascending)).toEqual(list.toSorted(ascending))
      }),
    )
  })

  it('copied from another language keep what is written there already', () => {
    expect(titles(copyEntries(three, [blankEntry()]))).toEqual(['a', 'b', 'c'])
    expect(titles(copyEntries(three, [entry('가')]))).toEqual(['가', 'b', 'c'])
    const [copy] = copyEntries(three, [])
    expect(copy?.key).not.toBe(three[0]?.key)
  })
})
