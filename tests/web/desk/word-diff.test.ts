import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines, diffWords, type DiffPart } from '../../../web/desk/history/word-diff'

const sideOf = (parts: DiffPart[], other: DiffPart['look']) =>
  parts
    .filter(({ look }) => look !== other)
    .map(({ text }) => text)
    .join('')

describe('the difference of two texts', () => {
  it('is in words, not in letters and not in whole lines', () => {
    expect(diffWords('We leave at eight.', 'We leave at nine.', 'ca')).toEqual([
      { text: 'We leave at ', look: 'same' },
      { text: 'eight', look: 'removed' },
      { text: 'nine', look: 'added' },
      { text: '.', look: 'same' },
    ])
  })

  it('finds words where a language writes no spaces', () => {
    const parts = diffWords('我们早上出发', '我们晚上出发', 'cn')
    expect(parts[0]).toEqual({ text: '我们', look: 'same' })
    expect(parts.at(-1)).toEqual({ text: '出发', look: 'same' })
  })

  it('holds both texts whole, whatever they are', () => {
    assert(
      property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (before, after) => {
        for (const parts of [diffWords(before, after, 'kr'), diffLines(before, after)]) {
          expect(sideOf(parts, 'added')).toBe(before)
          expect(sideOf(parts, 'removed')).toBe(after)
        }
      }),
    )
  })

  it('joins words that follow each other, and shows a rewritten text as two', () => {
    expect(
      diffWords(
        'Bring warm gloves and a hat for the lake.',
        'Bring thin socks and a hat for the lake.',
        'ca',
      ),
    ).toEqual([
      { text: 'Bring ', look: 'same' },
      { text: 'warm gloves', look: 'removed' },
      { text: 'thin socks', look: 'added' },
      { text: ' and a hat for the lake.', look: 'same' },
    ])
    const [before, after] = ['One mountain pass beyond Banff.', 'A walk by the lake at dawn.']
    expect(diffWords(before, after, 'ca')).toEqual([
      { text: before, look: 'removed' },
      { text: after, look: 'added' },
    ])
  })

  it('of long texts is in lines', () => {
    const long = 'a word and '.repeat(1500)
    const parts = diffWords(`first\n${long}`, `second\n${long}`, 'ca')
    expect(parts.map(({ look }) => look)).toEqual(['removed', 'added', 'same'])
  })
})
