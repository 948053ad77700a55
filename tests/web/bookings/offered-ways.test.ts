import { describe, expect, it } from 'vitest'
import { offeredWays } from '../../../worker/contracts/bookings/pay-methods'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { usualChoice } from '../../../web/bookings/guest/quote/quote.view'
import { toPublicSettings } from '../../../worker/features/settings/settings.presenter'

const { bank } = FIRST_SETTINGS
const korean = { bankName: 'A', accountNumber: '1', accountHolder: 'B' }
const only = (...langs: string[]) => ({
  kr: langs.includes('kr'),
  ca: langs.includes('ca'),
  cn: langs.includes('cn'),
})
const LINK = 'https://pay.example/{amount}'
const OWN = 'https://mine.example/'
const waysOf = (
  set: Parameters<typeof offeredWays>[0],
  lang: 'kr' | 'ca' | 'cn',
  booking: { payLink?: string; isInCash?: boolean } = {},
) => offeredWays(set, { lang, payLink: null, isInCash: false, ...booking })
const offered = {
  ...bank.offered,
  etransfer: only('ca'),
  transfer: only('ca'),
  wire: only('kr', 'cn'),
  payLink: only('cn'),
}

describe('the ways to pay that a guest is offered', () => {
  it('are all that are possible until the company says otherwise', () => {
    const all = { methods: ['etransfer', 'transfer', 'wire'], payLink: null }
    expect(waysOf(bank, 'kr')).toEqual(all)
    expect(waysOf({ ...bank, korean }, 'ca').methods).toContain('krTransfer')
  })

  it.each([
    ['ca', ['etransfer', 'transfer', 'krTransfer'], null],
    ['kr', ['wire', 'krTransfer'], null],
    ['cn', ['wire', 'krTransfer'], LINK],
  ] as const)('follow the language of the booking: %s', (lang, methods, payLink) => {
    const set = { ...bank, korean, offered, payLink: LINK }
    expect(waysOf(set, lang)).toEqual({ methods, payLink })
  })

  it.each([
    ['the company’s', {}, LINK],
    ['none for cash on the day', { isInCash: true }, null],
    ['its own', { payLink: OWN }, OWN],
    ['its own for cash on the day', { payLink: OWN, isInCash: true }, OWN],
  ])('have for a booking the payment link %s', (_name, booking, shown) => {
    const set = { ...bank, payLink: LINK }
    expect(waysOf(set, 'kr', booking).payLink).toBe(shown)
    const unset = waysOf(bank, 'kr', booking).payLink
    expect(unset).toBe(shown === LINK ? null : shown)
  })

  it('are never none', () => {
    const none = { ...bank, offered: { ...offered, wire: only() } }
    expect(waysOf(none, 'kr').methods).toEqual(['etransfer', 'transfer', 'wire'])
  })

  it('begin with the usual one of them', () => {
    expect(usualChoice('kr', ['CAD'], ['transfer']).method).toBe('transfer')
    expect(usualChoice('kr', ['CAD', 'KRW'], ['wire'])).toEqual({ currency: 'CAD', method: 'wire' })
  })
})

describe('the logos of cards', () => {
  const marksWith = (fields: object) =>
    toPublicSettings({ ...FIRST_SETTINGS, bank: { ...bank, ...fields } }).payment
  it('are shown only while there is a link that takes cards', () => {
    const payLink = 'https://pay.example/'
    expect(marksWith({})).toEqual(['interac'])
    expect(marksWith({ payLink })).toEqual(['interac'])
    expect(marksWith({ takesCards: true })).toEqual(['interac'])
    expect(marksWith({ payLink, takesCards: true })).toEqual(FIRST_SETTINGS.footer.payment)
  })

  it('come without what only the desk needs', () => {
    expect(toPublicSettings(FIRST_SETTINGS).bank).not.toHaveProperty('offered')
  })
})
