import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findVisibleTour } from '../../../worker/features/tours/tours.memo'
import type { Tour } from '../../../worker/features/tours/tours.contract'
import { bumpTourList } from '../../../worker/features/tours/tours.queries'
import { tours } from '../../../worker/features/tours/tours.tables'
import { aMember, aSuperUser, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

describe.each(['byId', 'extra'])('GET /api/forum/%s/{id}', (call) => {
  it('answers the tour', async () => {
    const id = await aTour({ names: { kr: '모레인 호수' } })
    const response = await request(`/api/forum/${call}/${id}`)
    expect(response.status).toBe(200)
    expect(await response.json<Tour>()).toMatchObject({ _id: id, name: [{ lang: 'kr', txt: '모레인 호수' }] })
  })

  it('hides a hidden tour behind the same 404 as a missing one, but for super users', async () => {
    const id = await aTour({ status: 0 })
    const [hidden, missing] = [await request(`/api/forum/${call}/${id}`), await request(`/api/forum/${call}/999999`)]
    expect([hidden.status, missing.status]).toEqual([404, 404])
    const withoutId = async (response: Response) => ({ ...(await response.json<object>()), requestId: '' })
    expect(await withoutId(hidden)).toEqual(await withoutId(missing))
    expect((await request(`/api/forum/${call}/${id}`, { token: (await aMember()).token })).status).toBe(404)
    expect((await request(`/api/forum/${call}/${id}`, { token: (await aSuperUser()).token })).status).toBe(200)
  })

  it.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%2e%2e', "1'"])(
    'answers 404 to the id %s',
    async (id) => {
      expect((await request(`/api/forum/${call}/${id}`)).status).toBe(404)
    },
  )

  it('names the allowed methods to another method', async () => {
    const response = await request(`/api/forum/${call}/1`, { method: 'PUT', body: {} })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('a tour that the isolate remembers', () => {
  it('costs one row', async () => {
    const id = await aTour()
    const first = await findVisibleTour(db, id)
    const metered = meteredDb()
    expect(await findVisibleTour(metered.db, id)).toEqual(first)
    expect(metered.rowsRead()).toBe(1)
  })

  it('is read again when any tour has changed elsewhere', async () => {
    const id = await aTour()
    await findVisibleTour(db, id)
    await changeElsewhere(id, { tripDays: 9 })
    expect(await findVisibleTour(db, id)).toMatchObject({ tripDays: 9 })
  })

  it('is gone as soon as it has been hidden or put into the bin elsewhere', async () => {
    const [hidden, binned] = [await aTour(), await aTour()]
    await findVisibleTour(db, hidden)
    await changeElsewhere(hidden, { status: 0 })
    await findVisibleTour(db, binned)
    await changeElsewhere(binned, { deletedAt: Date.now() })
    expect([await findVisibleTour(db, hidden), await findVisibleTour(db, binned)]).toEqual([null, null])
    expect(await findVisibleTour(db, hidden)).toBeNull()
  })
})

/** A change in another isolate: D1 knows of it, nothing here does. */
async function changeElsewhere(id: number, columns: Partial<typeof tours.$inferInsert>): Promise<void> {
  await db.batch([db.update(tours).set(columns).where(eq(tours.id, id)), bumpTourList(db, Date.now())])
}
