import { describe, expect, it, vi } from 'vitest'
import { evictTagged } from '../../../worker/cache/tags'
import { cachedPage, type CachedPage } from '../../../worker/pages/page-memo'

const page = (text: string): CachedPage => ({
  body: new Blob([text]),
  status: 200,
  headers: {},
  topicId: null,
  made: null,
})
const textOf = ({ body }: CachedPage) => body.text()

function optionsFor(make: () => Promise<CachedPage>) {
  return {
    lifeMs: 60_000,
    tags: ['pages'],
    make,
    isCacheable: () => true,
    isBroken: ({ status }: CachedPage) => status >= 500,
    isPersonal: ({ status }: CachedPage) => status === 429,
    waitUntil: () => undefined,
  }
}

describe('pages of an isolate', () => {
  it('are rendered once for concurrent requests', async () => {
    const make = vi.fn(async () => page('once'))
    const pages = await Promise.all([1, 2, 3].map(() => cachedPage('together', optionsFor(make))))
    expect(await Promise.all(pages.map(textOf))).toEqual(['once', 'once', 'once'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('are rendered here when the shared rendering fails', async () => {
    const failing = cachedPage(
      'failing',
      optionsFor(() => Promise.reject(new Error('gone'))),
    )
    const waiting = cachedPage(
      'failing',
      optionsFor(async () => page('own')),
    )
    await expect(failing).rejects.toThrow('gone')
    expect(await textOf(await waiting)).toBe('own')
  })

  it('are rendered for each visitor when the shared one refuses its own visitor', async () => {
    const refused = cachedPage('refused', {
      ...optionsFor(async () => ({ ...page('too many'), status: 429 })),
      isCacheable: () => false,
    })
    const waiting = cachedPage(
      'refused',
      optionsFor(async () => page('own')),
    )
    expect(await textOf(await refused)).toBe('too many')
    expect(await textOf(await waiting)).toBe('own')
  })

  it('are not cached when something was purged during rendering', async () => {
    const { promise: changed, resolve: change } = Promise.withResolvers<void>()
    const before = cachedPage(
      'changed',
      optionsFor(async () => {
        await changed
        return page('before')
      }),
    )
    evictTagged(['pages'])
    change()
    expect(await textOf(await before)).toBe('before')
    expect(
      await textOf(
        await cachedPage(
          'changed',
          optionsFor(async () => page('after')),
        ),
      ),
    ).toBe('after')
  })

  it('are served for ten minutes while new renders fail', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const failed = { ...page('failed'), status: 500 }
    await cachedPage(
      'away',
      optionsFor(async () => page('good')),
    )
    for (const [minutes, text] of [
      [2, 'good'],
      [9, 'failed'],
    ] as const) {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      expect(
        await textOf(
          await cachedPage(
            'away',
            optionsFor(async () => failed),
          ),
        ),
      ).toBe(text)
    }
    vi.useRealTimers()
  })

  it('are rendered each time when none are cached', async () => {
    const make = vi.fn(async () => page('new'))
    await cachedPage('unkept', { ...optionsFor(make), lifeMs: 0 })
    await cachedPage('unkept', { ...optionsFor(make), lifeMs: 0 })
    expect(make).toHaveBeenCalledTimes(2)
  })
})
