import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDirty } from '../../../web/desk/editor/field-merge'
import { moveTo } from '../../../web/desk/editor/move-to'
import {
  addAfter,
  blankEntry,
  changeEntry,
  copyEntries,
  languagesChanged,
  openItinerary,
  pasteLines,
  reinsert,
  removeAt,
  tidyItinerary,
  toItinerarySave,
  typeLine,
  type EntryDraft,
  type ItineraryDraft,
} from '../../../web/desk/tours/itinerary/itinerary-draft'

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

describe('the lines of inclusions', () => {
  const open = (lines: string[]) => openItinerary({ ...empty, 'ca.included': lines })['ca.included']

  it('have a blank box after the last one, up to fifteen', () => {
    expect(open(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e', ''])
    expect(open(Array.from({ length: 15 }, () => 'x'))).toHaveLength(15)
    expect(typeLine(['a', ''], 1, 'b')).toEqual(['a', 'b', ''])
    expect(typeLine(['a', 'b'], 0, 'c')).toEqual(['c', 'b', ''])
    expect(
      typeLine(
        Array.from({ length: 15 }, () => 'x'),
        14,
        'y',
      ),
    ).toHaveLength(15)
  })

  it('take pasted lines one by one, without bullets, blank lines and numbers in front', () => {
    const text = '• Guide\r\n- Park pass\n\n3. Lunch\n  2 nights\n'
    expect(pasteLines(['Van', '', '', '', ''], 1, text)).toEqual({
      lines: ['Van', 'Guide', 'Park pass', 'Lunch', '2 nights', ''],
      left: 0,
    })
  })

  it('keep what is there, and count the pasted ones that find no room', () => {
    const lines = [...Array.from({ length: 13 }, (_, index) => `old ${index}`), '', '']
    const { lines: after, left } = pasteLines(lines, 0, 'a\nb\nc\nd')
    expect(after).toEqual(['a', 'b', ...lines.slice(0, 13)])
    expect(left).toBe(2)
  })
})

describe('an itinerary in the form', () => {
  it('opens with five lines of each kind and five blank entries, which are no change', () => {
    const opened = openItinerary(empty)
    expect(opened['kr.included']).toHaveLength(5)
    expect(opened['cn.entries']).toHaveLength(5)
    expect(isDirty(tidyItinerary(empty), tidyItinerary(opened))).toBe(false)
  })

  it('saves without blank lines and entries without a title', () => {
    const draft = {
      ...empty,
      'ca.included': [' Guide ', '', 'Park pass'],
      'ca.entries': [
        entry(' Bow Lake '),
        { ...entry('  '), body: 'lost' },
        { ...entry('Peyto'), min: '45' },
      ],
    }
    const saved = toItinerarySave(draft, 'ca')
    expect(saved.included).toEqual(['Guide', 'Park pass'])
    expect(saved.itinerary).toEqual([
      { isPic: false, url: '', title: 'Bow Lake', body: '', min: 0, place: null },
      { isPic: false, url: '', title: 'Peyto', body: '', min: 45, place: null },
    ])
  })

  it('saves only the languages that changed', () => {
    expect(languagesChanged(empty, { ...openItinerary(empty), 'cn.excluded': ['小费'] })).toEqual([
      'cn',
    ])
  })
})

describe('entries of an itinerary', () => {
  const three = ['a', 'b', 'c'].map(entry)

  it('are added right after the chosen one', () => {
    expect(titles(addAfter(three, 0))).toEqual(['a', '', 'b', 'c'])
  })

  it('leave one blank entry when the last is deleted', () => {
    expect(titles(removeAt(three, 1))).toEqual(['a', 'c'])
    expect(titles(removeAt([entry('a')], 0))).toEqual([''])
  })

  it('are restored to their position, and later edits stay', () => {
    const [first, second] = three as [EntryDraft, EntryDraft]
    const since = changeEntry(removeAt(three, 1), first.key, { body: 'written since' })
    const back = reinsert(since, second, 1)
    expect([titles(back), back[0]?.body]).toEqual([['a', 'b', 'c'], 'written since'])
    expect(titles(reinsert(removeAt([first], 0), first, 0))).toEqual(['a'])
    const filled = removeAt([first], 0).map((blank) => ({ ...blank, title: 'new' }))
    expect(titles(reinsert(filled, first, 0))).toEqual(['a', 'new'])
  })

  it('get a late upload at their current position, and none once deleted', () => {
    const key = three[0]?.key ?? ''
    const moved = changeEntry(moveTo(three, 0, 2), key, { url: '/img/1.webp' })
    expect(moved.map(({ title, url }) => [title, url])).toEqual([
      ['b', ''],
      ['c', ''],
      ['a', '/img/1.webp'],
    ])
    expect(titles(changeEntry(removeAt(three, 0), key, { title: 'x' }))).toEqual(['b', 'c'])
  })

  it('move to an index or the nearest end without loss or duplicates', () => {
    expect(titles(moveTo(three, 0, 2))).toEqual(['b', 'c', 'a'])
    expect(titles(moveTo(three, 0, -1))).toEqual(['a', 'b', 'c'])
    assert(
      property(array(nat()), integer(), integer(), (list, from, to) => {
        expect(moveTo(list, from, to).toSorted(ascending)).toEqual(list.toSorted(ascending))
      }),
    )
  })

  it('copied from another language keep existing text', () => {
    expect(titles(copyEntries(three, [blankEntry()]))).toEqual(['a', 'b', 'c'])
    expect(titles(copyEntries(three, [entry('가')]))).toEqual(['가', 'b', 'c'])
    const [copy] = copyEntries(three, [])
    expect(copy?.key).not.toBe(three[0]?.key)
  })
})
