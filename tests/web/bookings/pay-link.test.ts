import { describe, expect, it } from 'vitest'
import { isPayLink, payUrl } from '../../../worker/contracts/bookings/pay-methods'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { bankSettings } from '../../../worker/contracts/settings/settings-payment'

const CAD = { currency: 'CAD', amount: 20_00 } as const
const WON = { currency: 'KRW', amount: 50_000 } as const

describe('a payment link', () => {
  it.each([
    ['https://pay.example/m', CAD, 'https://pay.example/m'],
    ['https://pay.example/m/{amount}{currency}', CAD, 'https://pay.example/m/20.00CAD'],
    [
      'https://pay.example/?a={amount}&r={reference}',
      WON,
      'https://pay.example/?a=50000&r=M482711',
    ],
    [
      'https://pay.example/?r={reference}&r2={reference}',
      CAD,
      'https://pay.example/?r=M482711&r2=M482711',
    ],
  ])('%s is filled in', (link, money, url) => {
    expect(isPayLink(link)).toBe(true)
    expect(payUrl(link, money, 'M482711')).toBe(url)
  })

  it('has values that cannot leave their place', () => {
    expect(payUrl('https://pay.example/?r={reference}', CAD, 'M1&a=0 #')).toBe(
      'https://pay.example/?r=M1%26a%3D0%20%23',
    )
  })

  it.each([
    'http://pay.example',
    'javascript:alert(1)',
    'https://',
    'https://{reference}.example',
    'https://pay.example/{name}',
    'pay.example',
  ])('is not %s', (link) => {
    expect(isPayLink(link)).toBe(false)
    expect(bankSettings.safeParse({ ...FIRST_SETTINGS.bank, payLink: link }).success).toBe(false)
  })

  it('is missing in the settings of an earlier release, whose guests pay the fees of a wire', () => {
    const { payLink: _link, senderPaysFees: _fees, ...earlier } = FIRST_SETTINGS.bank
    expect(bankSettings.parse(earlier)).toMatchObject({ payLink: '', senderPaysFees: true })
  })
})
