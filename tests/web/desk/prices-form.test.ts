import { describe, expect, it } from 'vitest'
import { findPriceFaults, toPrices, toPricesDraft } from '../../../web/desk/settings/prices-form'
import { readMoney, readNumber } from '../../../web/desk/editor/typed-numbers'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'

const draft = toPricesDraft(FIRST_SETTINGS.prices)

describe('a number of the settings', () => {
  it.each([
    ['1,015', 1015],
    ['1 015.5', 1015.5],
    ['5 %', 5],
    ['12,5', 12.5],
    ['１０１５', 1015],
  ])('is read from %s', (text, value) => {
    expect(readNumber(text, [0, 100_000])).toBe(value)
  })

  it.each(['', 'many', '-5', '1.234', '5.0.1', '100001', 'C$20', '₩20'])(
    'is not read from "%s"',
    (text) => {
      expect(readNumber(text, [0, 100_000])).toBeNull()
    },
  )
})

it.each([
  ['₩50,000', 'KRW', 50_000],
  ['50,000원', 'KRW', 50_000],
  ['C$20', 'CAD', 20],
  ['20.50', 'CAD', 20.5],
  ['₩50,000', 'CAD', null],
  ['50000원', 'CAD', null],
  ['$20', 'KRW', null],
  ['20 CAD', 'KRW', null],
  ['100001', 'CAD', null],
] as const)('money of the settings: %s for %s is %s', (text, currency, value) => {
  expect(readMoney(text, currency, [0, 100_000])).toBe(value)
})

describe('the form of the prices', () => {
  it('gives back what is stored', () => {
    expect(findPriceFaults(draft)).toEqual({})
    expect(toPrices(draft)).toEqual(FIRST_SETTINGS.prices)
  })

  it('has a sentence of its own for each fault', () => {
    const faulty = { ...draft, wonPerCad: '10', wonAsOf: '', 'kr.krw': '1.5', 'ca.cad': 'twenty' }
    expect(findPriceFaults(faulty)).toEqual({
      wonPerCad: 'wonPerCad',
      wonAsOf: 'wonAsOf',
      'kr.krw': 'depositWon',
      'ca.cad': 'depositCad',
    })
  })
})
