import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  reloadIfRecovered,
  reloadIfReachable,
  reloadOnce,
} from '../../../web/platform/hydration/reload'

const SITE = 'https://moraine.example'

/** A tab with this storage (null: not even readable) that counts reloads. */
function aTab(storage: Partial<Storage> | null) {
  const tab = { loads: 0, isLeaving: false }
  vi.stubGlobal('location', {
    origin: SITE,
    href: `${SITE}/ca`,
    reload: () => void (tab.loads += 1),
  })
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => tab.isLeaving } })
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
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  }
}

const forbidden = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

describe('a page with a missing chunk', () => {
  it('reloads once', async () => {
    const tab = aTab(aStorage())
    expect([await reloadOnce(), await reloadOnce(), tab.loads]).toEqual([true, false, 1])
  })

  it('does not replace the page that a followed link is about to bring', async () => {
    const tab = aTab(aStorage())
    tab.isLeaving = true
    expect([await reloadOnce(), await reloadIfReachable(), tab.loads]).toEqual([false, false, 0])
  })

  it.each([
    ['forbidden', null],
    ['full', { getItem: () => null, setItem: forbidden }],
  ])(
    'stays where the storage is %s, or it would load again for ever; a person may ask for it',
    async (_, storage) => {
      const tab = aTab(storage)
      expect([await reloadOnce(), tab.loads]).toEqual([false, 0])
      expect([await reloadIfReachable(), tab.loads]).toEqual([true, 1])
    },
  )

  it.each([
    ['all that did not come is there now', { '/assets/a.js': 200 }, [true, 1]],
    ['some of it is still gone', { '/assets/a.js': 200, '/assets/b.js': 404 }, [false, 0]],
  ])('loads again after a failed try when %s', async (_, now, expected) => {
    const tab = aTab(aStorage())
    await reloadOnce()
    tab.loads = 0
    stubResources(
      ['/assets/app.js', 200],
      ...Object.keys(now).map((path): [string, number] => [path, 404]),
    )
    vi.stubGlobal('fetch', (url: string) => {
      const status = (now as Record<string, number>)[url.replace(SITE, '')] ?? 200
      return Promise.resolve(new Response(null, { status }))
    })
    expect([await reloadIfRecovered(), tab.loads]).toEqual(expected)
  })

  it('reloads once where the browser does not report the failed script', async () => {
    const tab = aTab(aStorage())
    stubResources(['/assets/app.js', undefined])
    expect([await reloadIfRecovered(), await reloadIfRecovered(), tab.loads]).toEqual([
      true,
      false,
      1,
    ])
  })
})

function stubResources(...resources: [path: string, responseStatus: number | undefined][]): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    resources.map(
      ([path, responseStatus]) =>
        ({
          name: SITE + path,
          initiatorType: 'script',
          responseStatus,
        }) as PerformanceResourceTiming,
    ),
  )
}
