import { describe, expect, it } from 'vitest'
import { listAddress } from '../../../web/desk/ui/list/list-address'
import { compareBy, matchesWords } from '../../../web/desk/ui/list/whole-list'
import { mailFailure } from '../../../web/desk/outbox/mail-failure'
import { pageOfWhole } from '../../../web/desk/ui/list/whole-page'

describe('the address of a list', () => {
  const read = listAddress('status')

  it('keeps words, order, page and the filters of the list, and drops all else', () => {
    expect(read({ q: ' lake ', sort: '-name', status: 2, other: 'x' } as never)).toEqual({
      q: 'lake',
      sort: '-name',
      status: '2',
    })
  })

  it('leaves out what is empty or no text, and bounds what is long', () => {
    expect(read({ q: '', after: ['a'], status: { a: 1 } })).toEqual({})
    expect(read({ q: 'x'.repeat(5000) }).q).toHaveLength(300)
  })
})

describe('a list that is here as a whole', () => {
  const rows = Array.from({ length: 120 }, (_, n) => ({ id: String(n) }))
  const idOf = ({ id }: { id: string }) => id

  it('has pages that lead to each other', () => {
    const first = pageOfWhole(rows, {}, idOf)
    expect([first.rows.length, first.previous, first.next]).toEqual([50, null, '49'])
    const last = pageOfWhole(rows, { after: '99' }, idOf)
    expect([last.rows.length, last.previous, last.next]).toEqual([20, '100', null])
    const back = pageOfWhole(rows, { before: '100' }, idOf)
    expect([back.rows[0]?.id, back.rows.length]).toEqual(['50', 50])
  })

  it('starts again where the row of its cursor is gone', () => {
    expect(pageOfWhole(rows, { after: 'gone' }, idOf).rows[0]?.id).toBe('0')
    expect(pageOfWhole(rows, { before: 'gone' }, idOf).rows[0]?.id).toBe('0')
  })

  it('is searched by each word, and sorted by numbers in names', () => {
    expect(matchesWords('LAKE lou', 'Lake Louise')).toBe(true)
    expect(matchesWords('lake banff', 'Lake Louise', 'Jasper')).toBe(false)
    expect(matchesWords(undefined, 'anything')).toBe(true)
    const names = [{ name: 'Day 10' }, { name: 'Day 9' }]
    const nameOf = ({ name }: { name: string }) => name
    expect(names.toSorted(compareBy(nameOf, 'name')).map(nameOf)).toEqual(['Day 9', 'Day 10'])
    expect(names.toSorted(compareBy(nameOf, '-name')).map(nameOf)).toEqual(['Day 10', 'Day 9'])
  })
})

it.each([
  ['Smtp550', 'address'],
  ['Smtp451', 'busy'],
  ['Smtp535', 'refusedLogin'],
  ['Smtp554', 'refused'],
  ['Http422', 'address'],
  ['Http503', 'busy'],
  ['Timeout', 'timeout'],
  ['E_ANYTHING_ELSE', 'service'],
])('the error %s of a delivery is told as %s', (code, failure) => {
  expect(mailFailure(code)).toBe(failure)
})
