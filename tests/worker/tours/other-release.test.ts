import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TourExtra } from '../../../worker/contracts/tours/tours'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { evictTagged } from '../../../worker/cache/tags'
import { findTourListVersion } from '../../../worker/features/tours/tours.queries'
import { anAdmin, aTour, db } from '../../support/builders'
import { allowLogs, expectLogs } from '../../support/logs'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS
const LIST_KEY = 'tours:visitors'

let id: number
let card: TourCard
/** The card as written by a release without `route`. */
let oldCard: Partial<TourCard>

beforeEach(async () => {
  id = await aTour({ names: { ca: 'Larch valley' } })
  const cards = await (await request('/api/forum')).json<TourCard[]>()
  card = cards.find(({ _id }) => _id === id) as TourCard
  const { route: _new, ...rest } = card
  oldCard = rest
  evictTagged(['tours'])
})

const failing = () => {
  throw new Error('D1_ERROR: Network connection lost')
}
const withoutD1 = {
  DB: {
    prepare: failing,
    batch: failing,
    withSession: () => ({ prepare: failing, batch: failing, getBookmark: () => null }),
  },
} as unknown as Partial<typeof env>

describe('the tour list that another release left in KV', () => {
  it.each([
    ['without a version', (list: object) => list],
    ['with an earlier version', (value: object) => ({ version: 0, value })],
    ['with a later version', (value: object) => ({ version: 1_000_000, value })],
  ])('%s is not read: lists and pages come from D1', async (_case, wrap) => {
    const changedAt = await findTourListVersion(db)
    await env.KV.put(LIST_KEY, JSON.stringify(wrap({ changedAt, tours: [oldCard] })))
    const page = await request('/travel', { bindings: { ASSETS } })
    expect([page.status, (await page.text()).includes('Larch valley')]).toEqual([200, true])
    evictTagged(['tours'])
    const cards = await (await request('/api/forum')).json<TourCard[]>()
    expect(cards.find(({ _id }) => _id === id)).toEqual(card)
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"version":1}',
    '{"version":1,"value":null}',
  ])('is a miss where KV holds %j', async (text) => {
    allowLogs('kv.read')
    await env.KV.put(LIST_KEY, text)
    const cards = await (await request('/api/forum')).json<TourCard[]>()
    expect(cards.find(({ _id }) => _id === id)).toEqual(card)
    expect((await request('/travel', { bindings: { ASSETS } })).status).toBe(200)
  })
})

describe('a tour that another release left in KV', () => {
  const read = () => request(`/api/forum/extra/${id}`, { bindings: withoutD1 })

  it('is not shown while D1 is away: 503, as without a copy', async () => {
    expectLogs('api.failed', 'tours.copy')
    const tour = await (await request(`/api/forum/extra/${id}`)).json<TourExtra>()
    expect(await (await read()).json<TourExtra>()).toEqual(tour)
    for (const copy of [
      { ...tour, route: undefined },
      { version: 0, value: tour },
      { version: 1 },
      7,
    ]) {
      await env.KV.put(`tour:${id}`, JSON.stringify(copy))
      const response = await read()
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    }
  })

  it('is deleted by a change anyway', async () => {
    const { token } = await anAdmin()
    await env.KV.put(`tour:${id}`, JSON.stringify({ version: 1_000_000, value: {} }))
    expect(
      (await request('/api/forum/update', { body: { forumId: id, status: 0 }, token })).status,
    ).toBe(200)
    expect(await env.KV.get(`tour:${id}`)).toBeNull()
  })
})

it("an ETag of another release's list gets the whole list", async () => {
  const etag = (await request('/api/forum')).headers.get('etag') ?? ''
  const ask = async (tag: string) =>
    (await request('/api/forum', { headers: { 'if-none-match': tag } })).status
  expect(await ask(etag)).toBe(304)
  expect(await ask(etag.replace(/^"tours-\d+-/, '"tours-0-'))).toBe(200)
  expect(await ask(etag.replace(/^"tours-\d+-/, '"tours-'))).toBe(200)
})
