import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { SearchResponse } from '../../../worker/contracts/search'
import { aReply, aTopic } from '../../support/board-builders'
import { codeOf, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS

const search = async (q: string): Promise<SearchResponse> => {
  const response = await request(`/api/search?${new URLSearchParams({ q, lang: 'ca' })}`)
  expect(response.status).toBe(200)
  return response.json()
}

/** A limit of `most` calls of each key. */
function limitOf(most: number): RateLimit {
  const calls = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      calls.set(key, (calls.get(key) ?? 0) + 1)
      return { success: calls.get(key)! <= most }
    },
  }
}

describe('a search', () => {
  it('of more than eight words finds what has the first eight', async () => {
    const words = 'quartz basalt gneiss schist marble granite gypsum shale'
    const { path } = await aTopic()
    const { reply } = await aReply(path, { content: `Stones of this valley: ${words}.` })
    expect((await search(`${words} nothing of these others`)).results).toMatchObject([
      { reply: reply._id },
    ])
    expect((await search(`nothing ${words}`)).results).toEqual([])
  })

  it('of 98 letters finds the posts that were planted for it', async () => {
    const letters = Array.from({ length: 98 }, (_, place) =>
      String.fromCodePoint(0x1200 + place),
    ).join(' ')
    const { path } = await aTopic()
    for (let n = 0; n < 5; n += 1) await aReply(path, { content: `${n} ${letters} `.repeat(9) })
    expect((await search(letters)).totalCount).toBe(5)
  })

  it('of accents alone finds nothing', async () => {
    const { path } = await aTopic()
    await aReply(path, { content: 'Cafe\u0301 at the lake, open until six.' })
    expect((await search('\u0301')).results).toEqual([])
    expect((await search('\u0301 \u0308\u0301')).totalCount).toBe(0)
  })
})

describe('the limit of searches', () => {
  it('counts by network, and before the work', async () => {
    const asked = () => {
      throw new Error('The database was asked')
    }
    const DB = { withSession: () => ({ prepare: asked, batch: asked, getBookmark: () => null }) }
    const RL_SEARCH = limitOf(1)
    const ask = (ip: string, bindings: object = {}) =>
      request('/api/search?q=lake', {
        headers: { 'cf-connecting-ip': ip },
        bindings: { RL_SEARCH, ...bindings },
      })
    expect((await ask('192.0.2.7')).status).toBe(200)
    const refused = await ask('192.0.2.7', { DB })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await codeOf(refused)).toEqual([429, 'TooManyRequests'])
    expect((await ask('192.0.2.8')).status).toBe(200)
  })

  it('is said on the page, which is not cached for other visitors', async () => {
    const bindings = { ASSETS, RL_SEARCH: limitOf(1) }
    const open = (ip: string) =>
      request('/search-ca?q=glacier', {
        headers: { 'cf-connecting-ip': ip },
        bindings: { ...bindings, PAGE_MEMO_MS: '0' },
      })
    expect((await open('192.0.2.9')).status).toBe(200)
    const refused = await open('192.0.2.9')
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
    ]).toEqual([429, '60', 'no-store'])
    expect((await open('192.0.2.10')).status).toBe(200)
  })
})
