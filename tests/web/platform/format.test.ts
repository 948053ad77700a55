import { describe, expect, it } from 'vitest'
import { joinDays } from '../../../worker/contracts/dates/joined-days'
import {
  formatAgo,
  formatCad,
  formatClock,
  formatDay,
  formatMoment,
  formatWon,
  keepTogether,
} from '../../../web/platform/i18n/format'
import { lead } from '../../../web/platform/i18n/lead'

describe('a calendar day', () => {
  const lastEveningOf2026 = Date.parse('2027-01-01T05:00:00Z')

  it('shows its year unless it is the current one in Calgary', () => {
    expect(formatDay('2026-12-31', 'ca', lastEveningOf2026)).not.toContain('2026')
    expect(formatDay('2027-01-01', 'ca', lastEveningOf2026)).toContain('2027')
    expect(formatDay('2027-01-01', 'kr', lastEveningOf2026)).toContain('2027년')
  })

  it('that is missing has no text', () => {
    expect([formatDay('', 'kr', lastEveningOf2026), formatDay('', 'ca')]).toEqual(['', ''])
  })
})

describe('a span of days', () => {
  it.each([
    ['kr', 'Mon ~ Wed'],
    ['ca', 'Mon – Wed'],
    ['cn', 'Mon至Wed'],
  ] as const)('in %s has the mark of the language', (lang, text) => {
    expect(joinDays('Mon', 'Wed', lang)).toBe(text)
  })

  it('of one day, or without a last one, is that day', () => {
    expect([joinDays('Mon', 'Mon', 'ca'), joinDays('Mon', '', 'cn')]).toEqual(['Mon', 'Mon'])
  })
})

describe('a relative time', () => {
  // Wednesday 00:30 in Calgary.
  const now = Date.parse('2026-07-15T06:30:00Z')
  it.each([
    ['the same minute', '2026-07-15T06:29:30Z', null],
    ['a minute before', '2026-07-15T06:29:00Z', '1 minute ago'],
    ['an evening before', '2026-07-14T20:00:00Z', '10 hours ago'],
    ['Monday at 23:00', '2026-07-14T05:00:00Z', '2 days ago'],
    ['Tuesday at 00:10', '2026-07-14T06:10:00Z', 'yesterday'],
    ['a Saturday', '2026-07-11T18:00:00Z', '4 days ago'],
    ['31 days before', '2026-06-14T18:00:00Z', 'Jun 14, 2026'],
  ])('counts days by the calendar of Calgary: %s', (_name, time, text) => {
    expect(formatAgo(Date.parse(time), now, 'ca')).toBe(text)
  })

  it('is in hours within the 25-hour day in autumn', () => {
    const [morning, night] = ['2025-11-02T06:10:00Z', '2025-11-03T06:50:00Z'].map((each) =>
      Date.parse(each),
    )
    expect(formatAgo(morning ?? 0, night ?? 0, 'ca')).toBe('24 hours ago')
  })
})

it('a winter time is Calgary’s, whatever the zone data of the browser', () => {
  const now = Date.parse('2026-12-01T06:30:00Z')
  expect(formatClock(Date.parse('2026-11-30T00:00:00Z'), now, 'ca')).toBe('Nov 29, 18:00')
  expect(formatMoment(Date.parse('2026-11-30T00:00:00Z'), 'ca')).toMatch(/November 29, 2026.*6:00/)
})

it('a time at the desk is in Calgary time, with date and year where not today’s', () => {
  const now = Date.parse('2026-07-15T06:30:00Z')
  const times = ['2026-07-15T06:05:00Z', '2026-07-15T05:05:00Z', '2025-07-01T12:00:00Z']
  const shown = times.map((time) => formatClock(Date.parse(time), now, 'ca'))
  expect(shown).toEqual(['00:05', 'Jul 14, 23:05', 'Jul 1, 2025, 06:00'])
})

describe('a heading', () => {
  it('does not break between days and nights, or in a Chinese length of stay', () => {
    expect(keepTogether('로키 겨울 여행 3박 4일')).toBe('로키 겨울 여행 3박\u00a04일')
    expect(keepTogether('梦莲湖一日游')).toBe('梦莲湖\u200b一\u2060日\u2060游')
  })

  it('never begins a line with the separator of two places', () => {
    expect(keepTogether('캘거리·밴프')).toBe('캘거리\u2060·밴프')
    expect(keepTogether('Banff – Calgary')).toBe('Banff\u00a0– Calgary')
  })

  it('breaks a Chinese name between its places, not inside one', () => {
    expect(keepTogether('翡翠湖与塔卡考瀑布一日游').split('\u200b')).toEqual([
      '翡翠湖',
      '与塔卡考瀑布',
      '一\u2060日\u2060游',
    ])
    expect(keepTogether('露易丝湖·梦莲湖').split('\u200b')).toEqual(['露易丝湖\u2060·', '梦莲湖'])
  })
})

describe('an amount below zero', () => {
  it('has its minus before the currency', () => {
    expect(formatCad(-5000, 2)).toBe('−C$50.00')
    expect([formatWon(-50_000, 'kr'), formatWon(-50_000, 'cn')]).toEqual(['−50,000원', '−₩50,000'])
  })
})

describe('a text before what it is about', () => {
  it('ends with a space, unless its Chinese mark is as wide already', () => {
    expect([lead('By'), lead('请致电：'), lead('有效期至')]).toEqual([
      'By ',
      '请致电：',
      '有效期至 ',
    ])
  })
})
