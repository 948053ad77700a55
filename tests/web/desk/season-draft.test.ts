import { describe, expect, it } from 'vitest'
import {
  areSound,
  faultsOfSeason,
  newSeason,
  overlapOf,
  readChange,
  toSeasons,
  toSeasonsDraft,
} from '../../../web/desk/settings/seasons/season-draft'
import { seasonSettings } from '../../../worker/contracts/settings/settings-seasons'

const SUMMER = {
  ...newSeason(),
  name: 'Summer',
  fromDay: '2027-07-01',
  toDay: '2027-08-31',
  change: '+10%',
}

describe('a typed change of prices', () => {
  it.each([
    ['+10%', 'percent', 10],
    ['10 %', 'percent', 10],
    ['−5％', 'percent', -5],
    ['20', 'amount', 20],
    ['-C$20', 'amount', -20],
    ['+$20', 'amount', 20],
    ['-0%', 'percent', 0],
  ] as const)('is read from %s', (text, kind, value) => {
    expect(readChange(text)).toEqual({ kind, value })
  })

  it.each(['', '10.5%', '-91%', '301%', '5001', '-2001', 'ten', '10%%', '₩20'])(
    'is not read from "%s"',
    (text) => {
      expect(readChange(text)).toBeNull()
    },
  )
})

describe('seasons as they are typed', () => {
  it('are stored as the API takes them, and shown again as they were typed', () => {
    const draft = {
      rows: [
        { ...SUMMER, own: { 7: '+C$20', 8: '' } },
        { ...SUMMER, key: 'b', fromDay: '2027-09-01', toDay: '2027-09-30' },
      ],
    }
    const stored = toSeasons(draft)
    expect(seasonSettings.parse(stored)).toEqual(stored)
    expect(stored[0]?.own).toEqual([{ tourId: 7, kind: 'amount', value: 20 }])
    const [first] = toSeasonsDraft(stored).rows
    expect(first).toEqual({ ...SUMMER, own: { 7: '+C$20' } })
  })

  it('need a name, days in order, tours and a change that can be read', () => {
    expect(faultsOfSeason(newSeason())).toEqual(['name', 'fromDay', 'toDay', 'change'])
    expect(faultsOfSeason({ ...SUMMER, toDay: '2027-06-30' })).toEqual(['toDay'])
    expect(faultsOfSeason({ ...SUMMER, scope: 'tours' })).toEqual(['ids'])
    expect(faultsOfSeason({ ...SUMMER, own: { 7: 'many' } })).toEqual(['own'])
    expect(faultsOfSeason(SUMMER)).toEqual([])
  })

  it('that share a day name the earlier one', () => {
    const again = { ...SUMMER, key: 'b', name: 'Stampede' }
    const draft = { rows: [SUMMER, again] }
    expect(overlapOf(draft, again)?.name).toBe('Summer')
    expect(overlapOf(draft, SUMMER)).toBeUndefined()
    expect(areSound(draft)).toBe(false)
    expect(areSound({ rows: [SUMMER] })).toBe(true)
  })
})
