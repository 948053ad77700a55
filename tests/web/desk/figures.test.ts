import { describe, expect, it } from 'vitest'
import { inquiryRate, languageShares, toWeeks } from '../../../web/desk/figures/figures.rules'
import { steppedIndex } from '../../../web/desk/chart/stepped-index'

const zero = { visits: 0, inquiries: 0, signUps: 0 }

it('figures are grouped by week and language in any row order', () => {
  const rows = [
    { ...zero, week: '2026-11-16', lang: 'kr' as const, visits: 5 },
    { ...zero, week: '2026-11-09', lang: 'cn' as const, visits: 2 },
    { ...zero, week: '2026-11-16', lang: 'ca' as const, visits: 1 },
  ]
  expect(toWeeks(rows, 'visits')).toEqual([
    { week: '2026-11-09', kr: 0, ca: 0, cn: 2, total: 2 },
    { week: '2026-11-16', kr: 5, ca: 1, cn: 0, total: 6 },
  ])
})

it.each([
  [3, 200, 1.5],
  [0, 10, 0],
  [1, 3, 33.3],
  [4, 0, null],
])('%i inquiries of %i visits are %s in a hundred', (inquiries, visits, rate) => {
  expect(inquiryRate(inquiries, visits)).toBe(rate)
})

describe('shares of the languages', () => {
  it('are percent of all visits', () => {
    const week = { week: '2026-11-09', kr: 6, ca: 3, cn: 1, total: 10 }
    expect(languageShares([week, week]).map(({ n, percent }) => [n, percent])).toEqual([
      [12, 60],
      [6, 30],
      [2, 10],
    ])
  })

  it('are 0 without visits', () => {
    expect(languageShares([]).map(({ percent }) => percent)).toEqual([0, 0, 0])
  })
})

it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 11, 11],
  ['ArrowUp', 3, 4],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['a', 7, null],
])('on a chart of twelve weeks the key %s goes from %i to %s', (key, from, to) => {
  expect(steppedIndex(key, from, 12)).toBe(to)
})
