import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../../web/features/search/hit'
import { readWord } from '../../../web/features/search/search.view'

const shown = (text: string, ranges: [number, number][]) =>
  piecesOf(text, ranges).map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))

describe('highlighted words', () => {
  it.each([
    ['Moose at dawn', [[0, 5]], ['[Moose]', ' at dawn']],
    [
      '모레인 호수의 호수',
      [
        [4, 6],
        [8, 10],
      ],
      ['모레인 ', '[호수]', '의 ', '[호수]'],
    ],
    ['nothing', [], ['nothing']],
    ['', [[0, 1]], []],
  ] as [string, [number, number][], string[]][])('are marked in %j', (text, ranges, pieces) => {
    expect(shown(text, ranges)).toEqual(pieces)
  })

  it('never change the text, even with invalid ranges', () => {
    const text = 'Lake Louise'
    for (const ranges of [
      [[3, 2]],
      [[5, 99]],
      [
        [0, 4],
        [2, 6],
      ],
      [[-1, 3]],
    ] as [number, number][][])
      expect(
        piecesOf(text, ranges)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text)
  })
})

describe('the search word of an address', () => {
  it.each([
    [{ q: ' 호수 ' }, { q: '호수' }],
    [{ q: 2026 }, { q: '2026' }],
    [{ q: true }, { q: 'true' }],
    [{ q: '  ' }, {}],
    [{ q: { a: 1 } }, {}],
    [{}, {}],
  ])('%j is %j', (address, word) => {
    expect(readWord(address)).toEqual(word)
  })

  it('is cut at 100 characters', () => {
    expect(readWord({ q: 'x'.repeat(300) }).q).toHaveLength(100)
  })
})
