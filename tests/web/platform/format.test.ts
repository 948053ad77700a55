import { describe, expect, it } from 'vitest'
import { formatDay, keepTogether } from '../../../web/platform/format'

describe('a calendar day', () => {
  const lastEveningOf2026 = Date.parse('2027-01-01T05:00:00Z')

  it('says its year when it is not the present one in Calgary', () => {
    expect(formatDay('2026-12-31', 'ca', lastEveningOf2026)).not.toContain('2026')
    expect(formatDay('2027-01-01', 'ca', lastEveningOf2026)).toContain('2027')
    expect(formatDay('2027-01-01', 'kr', lastEveningOf2026)).toContain('2027년')
  })

  it('that is none says nothing', () => {
    expect([formatDay('', 'kr', lastEveningOf2026), formatDay('', 'ca')]).toEqual(['', ''])
  })
})

describe('a heading', () => {
  it('keeps nights with their days, and a Chinese length of stay in one piece', () => {
    expect(keepTogether('로키 겨울 여행 3박 4일')).toBe('로키 겨울 여행 3박\u00a04일')
    expect(keepTogether('梦莲湖一日游')).toBe('梦莲湖一\u2060日\u2060游')
  })

  it('never begins a line with the mark between two places', () => {
    expect(keepTogether('캘거리·밴프')).toBe('캘거리\u2060·밴프')
    expect(keepTogether('Banff – Calgary')).toBe('Banff\u00a0– Calgary')
  })
})
