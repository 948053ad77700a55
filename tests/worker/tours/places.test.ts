import { describe, expect, it } from 'vitest'
import type { UsedPlace } from '../../../worker/contracts/tours/places'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const { send, admin } = await anAdminOfTours()

const usedAt = async (latitude: number) => {
  const response = await request('/api/admin/places', { token: admin.token })
  return (await response.json<UsedPlace[]>()).filter((place) => place.latitude === latitude)
}

describe('GET /api/admin/places', () => {
  it('has each position once, with its names by language, and none of a tour in the bin', async () => {
    const at = { latitude: 51.11111, longitude: -116.2 }
    const [first, second] = [await aTour(), await aTour()]
    const texts = {
      ca: { routeDetail: [{ title: 'a', place: { name: 'Peyto Lake', ...at } }] },
      kr: { routeDetail: [{ title: '가', place: { name: '페이토 호수', ...at } }] },
      cn: { routeDetail: [{ title: '一', place: { name: '', ...at } }, { title: '二' }] },
    }
    for (const forumId of [first, second]) await send('/forum/updateextra', { forumId, texts })
    const [place, ...others] = await usedAt(at.latitude)
    expect(others).toEqual([])
    expect(place).toMatchObject(at)
    expect(place?.name.toSorted((a, b) => a.lang.localeCompare(b.lang))).toEqual([
      { lang: 'ca', txt: 'Peyto Lake' },
      { lang: 'kr', txt: '페이토 호수' },
    ])
    for (const id of [first, second])
      await request(`/api/forum/${id}`, { method: 'DELETE', token: admin.token })
    expect(await usedAt(at.latitude)).toEqual([])
  })
})
