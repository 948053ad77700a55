import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadIfReachable, reloadOnce } from '../../../web/platform/reload'

/** A tab with that storage, null for one that may not even be read; counts how often it is loaded again. */
function aTab(storage: Partial<Storage> | null) {
  const tab = { loads: 0 }
  vi.stubGlobal('location', { href: 'https://moraine.example/ca', reload: () => void (tab.loads += 1) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)))
  if (storage) vi.stubGlobal('sessionStorage', storage)
  else
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  return tab
}

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

const forbidden = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

describe('a page whose code is gone', () => {
  it('loads again once', async () => {
    const tab = aTab(aStorage())
    expect([await reloadOnce(), await reloadOnce(), tab.loads]).toEqual([true, false, 1])
  })

  it.each([
    ['forbidden', null],
    ['full', { getItem: () => null, setItem: forbidden }],
  ])('stays where the storage is %s, or it would load again for ever; a person may ask for it', async (_, storage) => {
    const tab = aTab(storage)
    expect([await reloadOnce(), tab.loads]).toEqual([false, 0])
    expect([await reloadIfReachable(), tab.loads]).toEqual([true, 1])
  })
})
