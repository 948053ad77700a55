import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteDrafts } from '../../../web/platform/drafts/drafts'
import { rememberPlace, takePlace } from '../../../web/platform/session/return-place'

const at = (pathname: string, publicHref = pathname) => ({ pathname, publicHref })
const TOUR = at('/tour/12', '/tour/x-12-kr?sort=by_date_desc#write')

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  // `deleteDrafts` reads the keys of the object.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  return () => void vi.unstubAllGlobals()
})

describe('the page that a visitor leaves to sign up', () => {
  it('is where the login leads back to, once', () => {
    rememberPlace(TOUR, at('/register'))
    rememberPlace(at('/register'), at('/verify'))
    expect(takePlace()).toBe('/tour/x-12-kr?sort=by_date_desc#write')
    expect(takePlace()).toBeNull()
  })

  it('is none of those that only serve visitors, and none that is left for another reason', () => {
    rememberPlace(undefined, at('/register'))
    rememberPlace(at('/logout'), at('/register'))
    rememberPlace(TOUR, at('/ceo'))
    rememberPlace(TOUR, at('/logout'))
    expect(takePlace()).toBeNull()
  })

  it('is forgotten after a day, with a logout, and when it is no page of this site', () => {
    vi.useFakeTimers({ now: 1000 })
    rememberPlace(TOUR, at('/verify'))
    vi.setSystemTime(1000 + 24 * 3600 * 1000)
    expect(takePlace()).toBeNull()
    rememberPlace(TOUR, at('/verify'))
    deleteDrafts()
    expect(takePlace()).toBeNull()
    for (const href of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
      rememberPlace(at('/x', href), at('/verify'))
      expect(takePlace()).toBeNull()
    }
    vi.useRealTimers()
  })
})
