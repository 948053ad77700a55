import { describe, expect, it } from 'vitest'
import {
  changedFields,
  findDifferences,
  isDirty,
  isSame,
  mergeDrafts,
} from '../../../web/desk/editor/field-merge'

const base = { name: 'Bow Lake', price: '100', joins: [{ key: 'a', male: '1' }] }

describe('a draft', () => {
  it('is unchanged when only row keys differ', () => {
    expect(isDirty(base, { ...base, joins: [{ key: 'b', male: '1' }] })).toBe(false)
    expect(isSame([{ key: 1 }], [{ key: 2 }])).toBe(true)
  })

  it('lists changed fields, a list being one field', () => {
    expect(changedFields(base, { ...base, price: '90', joins: [] })).toEqual(['price', 'joins'])
  })
})

describe('two editors', () => {
  it('both keep their changes to different fields', () => {
    const mine = { ...base, name: 'Bow Lake at dawn' }
    const theirs = { ...base, price: '120' }
    expect(mergeDrafts({ base, mine, theirs })).toEqual({
      ...base,
      name: 'Bow Lake at dawn',
      price: '120',
    })
    expect(findDifferences(base, mine, theirs)).toEqual([
      { field: 'name', isConflict: false, suggested: 'mine' },
      { field: 'price', isConflict: false, suggested: 'theirs' },
    ])
  })

  it('have to choose where both changed the same field, and the choice is used', () => {
    const mine = { ...base, price: '90' }
    const theirs = { ...base, price: '120' }
    expect(findDifferences(base, mine, theirs)).toEqual([
      { field: 'price', isConflict: true, suggested: 'mine' },
    ])
    expect(mergeDrafts({ base, mine, theirs }).price).toBe('90')
    expect(mergeDrafts({ base, mine, theirs }, { price: 'theirs' }).price).toBe('120')
  })

  it('agree where both made the same change', () => {
    const both = { ...base, price: '90' }
    expect(findDifferences(base, both, { ...both })).toEqual([])
  })
})
