import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { aMember, anAdmin, aTour, invalidateCaches } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { request } from '../../support/request'

const idsOf = async (response: Response) =>
  (await response.json<TourCard[]>()).map(({ _id }) => _id)

describe('GET /api/forum', () => {
  it('lists published tours with prices in dollars', async () => {
    const id = await aTour({ priceCents: 123_45, p4Cents: 99_00 })
    const response = await request('/api/forum')
    expect(response.status).toBe(200)
    const tour = (await response.json<TourCard[]>()).find(({ _id }) => _id === id)
    expect(tour).toMatchObject({
      price: 123.45,
      pricePerPerson: [{ type: 'p4', amount: 99 }],
      category: 'rockies',
    })
  })

  it('leaves out hidden tours, tours in the bin and the contact forum', async () => {
    const hidden = await aTour({ status: 0 })
    const binned = await aTour({ deletedAt: Date.now() })
    const contact = await aTour({ kind: 'contact' })
    const ids = await idsOf(await request('/api/forum'))
    for (const id of [hidden, binned, contact]) expect(ids).not.toContain(id)
  })

  it('shows hidden tours to admins only, never from visitors’ copies', async () => {
    const hidden = await aTour({ status: 0 })
    const { token } = await anAdmin()
    expect(await idsOf(await request('/api/forum?status=-1', { token }))).toContain(hidden)
    expect(await idsOf(await request('/api/forum'))).not.toContain(hidden)
  })

  it('answers 401 to a visitor and 403 to a member who ask for all tours', async () => {
    const { token } = await aMember()
    expect((await request('/api/forum?status=-1')).status).toBe(401)
    expect((await request('/api/forum?status=-1', { token })).status).toBe(403)
  })

  it('answers 204 when nothing changed since storedTime, and the list after a change', async () => {
    await aTour()
    const first = await request('/api/forum')
    const changedAt = Number(first.headers.get('x-changed-at'))
    expect((await request(`/api/forum?storedTime=${changedAt}`)).status).toBe(204)
    await aTour()
    expect((await request(`/api/forum?storedTime=${changedAt}`)).status).toBe(200)
  })

  it('answers 304 to its own ETag', async () => {
    const etag = (await request('/api/forum')).headers.get('etag') ?? ''
    expect((await request('/api/forum', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('answers 304 to its ETag as caches on the way hand it on: weak, and among others', async () => {
    const etag = (await request('/api/forum')).headers.get('etag') ?? ''
    for (const tags of [`W/${etag}`, `"older", W/"other",W/${etag}`, `${etag}, "x"`, '*'])
      expect([
        tags,
        (await request('/api/forum', { headers: { 'if-none-match': tags } })).status,
      ]).toEqual([tags, 304])
    for (const tags of ['"older"', `W/"x", ${etag.slice(1, -1)}`, `W/W/${etag}`, ''])
      expect([
        tags,
        (await request('/api/forum', { headers: { 'if-none-match': tags } })).status,
      ]).toEqual([tags, 200])
  })

  it('leaves out departures of the past', async () => {
    const id = await aTour({
      departures: [
        { startsOn: '2020-01-01', endsOn: '2020-01-02' },
        { startsOn: '2999-01-01', endsOn: '2999-01-02' },
      ],
    })
    const tours = await (await request('/api/forum')).json<TourCard[]>()
    expect(tours.find(({ _id }) => _id === id)?.joins.map(({ startDate }) => startDate)).toEqual([
      '2999-01-01',
    ])
  })

  it('reads D1 when KV fails', async () => {
    expectLogs('kv.read', 'kv.write')
    const id = await aTour()
    await invalidateCaches()
    const broken = {
      get: () => Promise.reject(new Error('down')),
      put: () => Promise.reject(new Error('down')),
    }
    const response = await request('/api/forum', {
      bindings: { KV: broken as unknown as typeof env.KV },
    })
    expect(await idsOf(response)).toContain(id)
  })

  it.each(['status=2', 'status=0&status=-1', 'storedTime=abc', 'storedTime=-5'])(
    'refuses ?%s with 422',
    async (query) => {
      expect((await request(`/api/forum?${query}`)).status).toBe(422)
    },
  )
})
