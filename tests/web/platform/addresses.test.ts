import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../worker/contracts/page-address'
import { readLanguage, writeLanguage } from '../../../web/platform/i18n/addresses'

describe('an address', () => {
  it.each([
    ['/kr', '/', 'kr'],
    ['/ca/', '/', 'ca'],
    ['/ceo-kr', '/ceo', 'kr'],
    ['/Rockies-CN', '/Rockies', 'cn'],
    ['/register/ca', '/register', 'ca'],
    ['/kr/ceo', '/ceo', 'kr'],
    ['/ceo-kr/', '/ceo', 'kr'],
    ['/tour/3/45-cn/', '/tour/3/45', 'cn'],
    ['/tour/Lake_Louise-12-cn', '/tour/Lake_Louise-12', 'cn'],
    ['/tour/3/45-kr', '/tour/3/45', 'kr'],
    ['/ceo', '/ceo', null],
    ['/', '/', null],
    ['/ceo-de', '/ceo-de', null],
    ['/-kr', '/-kr', null],
  ])('%s is %s in %s', (address, path, lang) => {
    expect(readAddress(address)).toEqual({ path, lang })
  })

  it.each(['/', '/ceo', '/tour/x-1', '/tour/3/45', '/travel/rockies'])(
    '%s comes back from its written form',
    (path) => {
      for (const lang of ['kr', 'ca', 'cn'] as const)
        expect(readAddress(writeAddress(path, lang))).toEqual({ path, lang })
    },
  )
})

describe('the rewrite of an address', () => {
  const input = readLanguage(() => 'cn')

  it('gives the router the language of the address, else the fallback', () => {
    expect(input({ url: new URL('https://x/ceo-kr?page=2') }).href).toBe(
      'https://x/ceo?page=2&lang=kr',
    )
    expect(input({ url: new URL('https://x/ceo') }).href).toBe('https://x/ceo?lang=cn')
    expect(input({ url: new URL('https://x/ceo?lang=xx') }).href).toBe('https://x/ceo?lang=cn')
  })

  it('writes the language into the address and keeps the query', () => {
    expect(writeLanguage({ url: new URL('https://x/ceo?page=2&lang=kr') }).href).toBe(
      'https://x/ceo-kr?page=2',
    )
    expect(writeLanguage({ url: new URL('https://x/?lang=kr') }).href).toBe('https://x/kr')
  })
})
