import { describe, expect, it } from 'vitest'
import { methodsFor, plainAmount, usualChoice } from '../../../web/bookings/guest/quote/quote.view'
import { byDay, formatMoney, paragraphs } from '../../../web/ui/quote/quote-text'

describe('the plan of a quote', () => {
  it('has its entries by day, in their order', () => {
    const entry = (day: string, title: string) => ({ day, title, body: '' })
    const days = byDay([
      entry('2027-06-13', 'late'),
      entry('2027-06-12', 'one'),
      entry('2027-06-12', 'two'),
    ])
    expect(days.map(({ day, entries }) => [day, entries.map(({ title }) => title)])).toEqual([
      ['2027-06-12', ['one', 'two']],
      ['2027-06-13', ['late']],
    ])
  })

  it('shows Markdown as paragraphs without its marks, however long', () => {
    expect(paragraphs('A **bold** lake.\n\n- one\n- two\n\n\n')).toEqual([
      'A bold lake.',
      'one · two',
    ])
    expect(paragraphs('첫째\n둘째<br>**셋째**\n\n넷째')).toEqual(['첫째\n둘째\n셋째', '넷째'])
    const long = 'lake '.repeat(400).trim()
    expect(paragraphs(long)).toEqual([long])
  })
})

describe('paying a quote', () => {
  it('is within Korea in won, and in every other way in dollars', () => {
    expect(methodsFor('KRW')).toEqual(['krTransfer'])
    expect(methodsFor('CAD')).toEqual(['etransfer', 'transfer', 'wire'])
  })

  it('begins with what most guests choose, of what is possible', () => {
    expect(usualChoice('kr', ['CAD', 'KRW'])).toEqual({ currency: 'KRW', method: 'krTransfer' })
    expect(usualChoice('kr', ['CAD'])).toEqual({ currency: 'CAD', method: 'wire' })
    expect(usualChoice('ca', ['CAD', 'KRW']).method).toBe('etransfer')
  })

  it('shows exact amounts, and copies them without a sign', () => {
    expect(formatMoney({ currency: 'CAD', amount: 2000 }, 'ca')).toBe('C$20.00')
    expect(plainAmount({ currency: 'CAD', amount: 98_175 })).toBe('981.75')
    expect(plainAmount({ currency: 'KRW', amount: 50_000 })).toBe('50000')
  })
})
