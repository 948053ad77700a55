import { describe, expect, it } from 'vitest'
import { offeredWays } from '../../../worker/contracts/bookings/offered-ways'
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
const offered = {
  ...bank.offered,
  etransfer: only('ca'),
  transfer: only('ca'),
  wire: only('kr', 'cn'),
  payLink: only('cn'),
}

describe('the ways to pay that a guest is offered', () => {
  it('are all that are possible until the company says otherwise', () => {
    const all = { methods: ['etransfer', 'transfer', 'wire'], hasLink: false }
    expect(offeredWays(bank, 'kr')).toEqual(all)
    expect(offeredWays({ ...bank, korean }, 'ca').methods).toContain('krTransfer')
  })

  it.each([
    ['ca', ['etransfer', 'transfer', 'krTransfer'], false],
    ['kr', ['wire', 'krTransfer'], false],
    ['cn', ['wire', 'krTransfer'], true],
  ] as const)('follow the language of the booking: %s', (lang, methods, hasLink) => {
    const set = { ...bank, korean, offered, payLink: 'https://pay.example/{amount}' }
    expect(offeredWays(set, lang)).toEqual({ methods, hasLink })
  })

  it('are never none', () => {
    const none = { ...bank, offered: { ...offered, wire: only() } }
    expect(offeredWays(none, 'kr').methods).toEqual(['etransfer', 'transfer', 'wire'])
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
