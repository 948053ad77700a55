import { describe, expect, it } from 'vitest'
import {
  linkKeyOf,
  pidOf,
  withoutLinkKey,
} from '../../../worker/contracts/bookings/booking-address'
import {
  codeRequest,
  guestParams,
  openRequest,
} from '../../../worker/contracts/bookings/guest-requests'

const KEY = 'Ab3_-'.repeat(9).slice(0, 43)
const PAGE = 'https://moraine.example/trip/ABCDEFGH12'

describe('a mailed link that a mail program has touched', () => {
  it.each<[string, string]>([
    ['%23k=', ''],
    ['%2523k=', ''],
    ['%23k%3D', ''],
    ['%23K=', ''],
    ['?utm_source=mail#k=', ''],
    ['-kr%23k=', ''],
    ...['.', ')', '>', '。', '/', '”', '=', '%20', '&utm_source=mail', '%3E', '*', '」'].map(
      (end): [string, string] => ['#k=', end],
    ),
    ['#k=', '%E2%80%9D'],
    ['#k=', '#top'],
    ['%23k=', '.&utm_source=mail'],
  ])('carries its key: %s…%s', (before, after) => {
    expect(linkKeyOf(PAGE + before + KEY + after)).toBe(KEY)
  })

  it('carries a part of the key if the rest is lost, and none without one', () => {
    expect(linkKeyOf(`${PAGE}#k=${KEY.slice(0, 20)}`)).toBe(KEY.slice(0, 20))
    for (const address of [PAGE, `${PAGE}#top`, `${PAGE}?k=${KEY}`])
      expect(linkKeyOf(address)).toBeNull()
  })

  it.each([
    ['ABCDEFGH12', 'ABCDEFGH12'],
    ['abcdefgh12', 'ABCDEFGH12'],
    ['AbCdEfGh12/', 'ABCDEFGH12'],
    [`ABCDEFGH12#k=${KEY}`, 'ABCDEFGH12'],
    [`ABCDEFGH12%23k=${KEY}`, 'ABCDEFGH12'],
    ['ABCDEFGH12.', 'ABCDEFGH12'],
    ['ABCDEFGH12&utm_source=mail', 'ABCDEFGH12'],
    ['ABCDEFGH12”', 'ABCDEFGH12'],
    ['ABCDEFGH', null],
    ['ABCDEFGH123', null],
    ['ABCDEFGHIL', null],
    ['', null],
  ])('names its booking: %s', (part, pid) => {
    expect(pidOf(part)).toBe(pid)
  })

  it('leaves no key in the path', () => {
    expect(withoutLinkKey(`/trip/ABCDEFGH12%23k=${KEY}.`)).toBe('/trip/ABCDEFGH12')
    expect(withoutLinkKey('/trip/ABCDEFGH12-kr')).toBe('/trip/ABCDEFGH12-kr')
  })

  it('is folded by the API, too', () => {
    expect(guestParams.parse({ pid: 'abcdefgh12' })).toEqual({ pid: 'ABCDEFGH12' })
    expect(openRequest.parse({ key: `${KEY}.` })).toEqual({ key: KEY })
    expect(openRequest.parse({ key: 'short' })).toEqual({ key: 'short' })
    for (const code of ['123456', '123 456', '１２３４５６', '123-456', ' 123456\u200B'])
      expect(codeRequest.parse({ code })).toEqual({ code: '123456' })
    for (const code of ['12345', '1234567', 'abcdef'])
      expect(codeRequest.safeParse({ code }).success).toBe(false)
  })
})
