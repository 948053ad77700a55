import { expect, it } from 'vitest'
import { dueNow } from '../../../web/bookings/desk/messages/message-composer'
import { fillReply, placesLeft } from '../../../web/desk/inbox/fill-reply'
import { formatDay } from '../../../web/platform/i18n/format'
import { formatMoney } from '../../../web/ui/quote/quote-text'
import { LANGS } from '../../../worker/contracts/languages'

const values = {
  name: '민아',
  tour: 'Lake Louise',
  reference: '',
  day: '6월 12일',
  amount: '₩50,000',
}

it('a saved reply gets the values that are known, and all else stays as it is', () => {
  expect(fillReply('{name}님, {tour} ({reference}) {x} {name}', values)).toBe(
    '민아님, Lake Louise ({reference}) {x} 민아',
  )
})

it('a saved reply gets nothing at a place that came with a value', () => {
  expect(fillReply('{name}', { ...values, name: '{tour}' })).toBe('{tour}')
})

it('a saved reply names the places that are left', () => {
  expect(placesLeft('Dear {name}, about {reference} and {more}')).toEqual(['{name}', '{reference}'])
  expect(placesLeft('Dear guest')).toEqual([])
})

it('a saved reply gets name, day and amount of a booking as the guest of each language writes them', () => {
  const cad = { currency: 'CAD', amount: 20_00 } as const
  const said = {
    kr: '{name}님, {day}: {amount}',
    ca: 'Dear {name}, {day}: {amount}',
    cn: '{name}，{day}：{amount}',
  }
  const filled = LANGS.map((lang) =>
    fillReply(said[lang], {
      ...values,
      day: formatDay('2027-06-12', lang),
      amount: formatMoney(cad, lang),
    }),
  )
  for (const text of filled) {
    expect(text).toContain('민아')
    expect(text).toContain('C$20.00')
    expect(placesLeft(text)).toEqual([])
  }
  expect(filled[0]).toContain('6월 12일')
  expect(filled[1]).toContain('12')
  expect(filled[2]).toContain('6月12日')
})

it('an amount is what is to pay now', () => {
  const cad = (amount: number) => ({ currency: 'CAD' as const, amount })
  const money = { total: cad(105_000), deposit: cad(2000), paid: cad(500) }
  expect(dueNow('on_hold', money, [])).toEqual(cad(1500))
  expect(dueNow('confirmed', money, [])).toEqual(cad(104_500))
  expect(dueNow('cancelled', money, [])).toBeNull()
  expect(dueNow('quoted', undefined, [{ status: 'open', depositCents: 2000 }])).toEqual(cad(2000))
  expect(dueNow('requested', undefined, [])).toBeNull()
})
