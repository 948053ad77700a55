import { Mail } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import {
  groupItems,
  isSearchable,
  matchingItems,
  movedIndex,
  type PaletteItem,
} from '../../../web/desk/frame/palette/palette.rules'

const item = (id: string, rest: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  group: 'tours',
  title: id,
  icon: Mail,
  run: () => undefined,
  ...rest,
})
const titles = (items: PaletteItem[]) => items.map(({ title }) => title)

describe('what matches the words', () => {
  const items = [
    item('1', { title: 'Winter in Banff', words: '밴프의 겨울 班夫之冬' }),
    item('2', { title: 'Banff and Jasper', detail: 'three days' }),
    item('3', { title: 'Montréal' }),
  ]

  it.each([
    ['banff', ['Banff and Jasper', 'Winter in Banff']],
    ['BANFF three', ['Banff and Jasper']],
    ['겨울', ['Winter in Banff']],
    ['班夫', ['Winter in Banff']],
    ['montreal', ['Montréal']],
    ['  ', ['Winter in Banff', 'Banff and Jasper', 'Montréal']],
    ['no such thing', []],
    ['.*', []],
  ])('%j finds %j', (q, found) => {
    expect(titles(matchingItems(items, q))).toEqual(found)
  })
})

it('the groups of the palette have an order of their own and a length, but screens are all shown', () => {
  const many = (group: PaletteItem['group']) =>
    Array.from({ length: 9 }, (_, n) => item(`${group}${n}`, { group }))
  const groups = groupItems([...many('mails'), ...many('screens'), ...many('actions')])
  expect(groups.map(({ group, items }) => [group, items.length])).toEqual([
    ['actions', 6],
    ['screens', 9],
    ['mails', 6],
  ])
})

it.each([
  ['a', false],
  ['ab', true],
  ['김', true],
  ['班', true],
  ['  ', false],
])('the server is asked for %j: %s', (q, isAsked) => {
  expect(isSearchable(q)).toBe(isAsked)
})

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 0],
  ['ArrowUp', 0, 9],
  ['PageDown', 1, 7],
  ['PageDown', 8, 9],
  ['PageUp', 3, 0],
  ['Home', 3, null],
])('in a list of ten the key %s moves from %i to %s', (key, from, to) => {
  expect(movedIndex(key, from, 10)).toBe(to)
})

it('no key moves in an empty list', () => {
  expect(movedIndex('ArrowDown', 0, 0)).toBeNull()
})
