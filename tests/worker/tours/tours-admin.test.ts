import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../../worker/db/schema/accounts'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import { auditLog } from '../../../worker/db/schema/audit'
import { aMemberWithPassword, cookieOf, logIn } from '../../support/accounts'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { codeOf, request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const { admin, send, read, listed } = await anAdminOfTours()

describe('who may write tours', () => {
  const calls: [string, string, unknown][] = [
    ['POST', '/forum', { name: 'x', category: 1, lang: 'ca' }],
    ['POST', '/forum/update', { forumId: 1, lang: 'ca' }],
    ['POST', '/forum/updateextra', { forumId: 1, lang: 'ca' }],
    ['POST', '/forum/mainImg', { forumId: 1, mainImageUrl: '' }],
    ['POST', '/forum/sort', { forumIds: [1] }],
    ['POST', '/forum/restore', { forumId: 1 }],
    ['DELETE', '/forum/1', undefined],
    ['GET', '/forum/getImg/1', undefined],
    ['GET', '/admin/tours/1', undefined],
  ]
  it.each(calls)(
    '%s %s answers 401 to a visitor and 403 to a member',
    async (method, path, body) => {
      const { token } = await aMember()
      expect(await codeOf(await request(`/api${path}`, { method, body }))).toEqual([
        401,
        'PlzLogin',
      ])
      expect(await codeOf(await request(`/api${path}`, { method, body, token }))).toEqual([
        403,
        'AdminOnly',
      ])
    },
  )
})

describe('POST /api/forum', () => {
  it('creates a hidden tour with a trimmed name, in a region named by id or slug', async () => {
    const name = `Larch valley ${unique()}`
    const response = await send('/forum', { name: `  ${name} `, category: '2', lang: 'ca' })
    expect(response.status).toBe(200)
    const tour = await response.json<AdminTour>()
    expect(tour).toMatchObject({
      status: 0,
      category: 'calgary',
      name: [{ lang: 'ca', txt: name }],
    })
    expect(await listed()).not.toContain(tour._id)
    const bySlug = await send('/forum', { name: `${name} b`, category: 'Rockies', lang: 'kr' })
    expect(await bySlug.json()).toMatchObject({
      categoryId: 1,
      name: [{ lang: 'kr', txt: `${name} b` }],
    })
  })

  it('answers 409 to a name that differs in case and width only', async () => {
    const n = unique()
    await send('/forum', { name: `Bow Lake ${n}`, category: 1, lang: 'ca' })
    expect(
      await codeOf(await send('/forum', { name: `ｂｏｗ  lake ${n}`, category: 1, lang: 'ca' })),
    ).toEqual([409, 'TourNameInUse'])
  })

  it.each(['', '   ', 'a/b', 'a\u202Eb', 'x'.repeat(101)])(
    'answers 422 to the name %j',
    async (name) => {
      expect((await send('/forum', { name, category: 1, lang: 'ca' })).status).toBe(422)
    },
  )

  it('answers 422 to an unknown region or language', async () => {
    expect((await send('/forum', { name: 'No region', category: 999, lang: 'ca' })).status).toBe(
      422,
    )
    expect((await send('/forum', { name: 'No language', category: 1, lang: 'en' })).status).toBe(
      422,
    )
  })

  it('leaves one audit row with the request id', async () => {
    const response = await send('/forum', { name: `Audited ${unique()}`, category: 1, lang: 'ca' })
    const { _id } = await response.json<AdminTour>()
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(_id)))
    expect(rows).toMatchObject([
      {
        action: 'tour.create',
        actorId: admin.userId,
        requestId: response.headers.get('x-request-id'),
      },
    ])
  })
})

describe('the order of tours', () => {
  it('is the order that was sent', async () => {
    const ids = [await aTour(), await aTour(), await aTour()].toReversed()
    expect((await send('/forum/sort', { forumIds: ids })).status).toBe(200)
    expect((await listed()).filter((id) => ids.includes(id))).toEqual(ids)
    expect((await send('/forum/sort', { forumIds: [] })).status).toBe(422)
  })
})

describe('DELETE /api/forum/{id} and POST /api/forum/restore', () => {
  const remove = (id: number) =>
    request(`/api/forum/${id}`, { method: 'DELETE', token: admin.token })

  it('puts a tour into the bin and brings everything back', async () => {
    const id = (
      await (
        await send('/forum', { name: `Binned ${unique()}`, category: 1, lang: 'ca' })
      ).json<AdminTour>()
    )._id
    await send('/forum/update', {
      forumId: id,
      status: 2,
      joins: [{ startDate: '2999-01-01', endDate: '2999-01-02', male: 1 }],
    })
    await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      included: ['x'],
      routeDetail: [{ title: 't' }],
    })
    const before = await read(id)
    expect((await remove(id)).status).toBe(200)
    expect((await request(`/api/forum/byId/${id}`)).status).toBe(404)
    expect(await listed()).not.toContain(id)
    expect((await remove(id)).status).toBe(404)
    const restored = await send('/forum/restore', { forumId: id })
    expect(restored.status).toBe(200)
    const { updatedAt, ...rest } = await restored.json<AdminTour>()
    expect(rest).toEqual({ ...before, updatedAt: undefined })
    expect(updatedAt).toBeGreaterThan(before.updatedAt)
    expect(await listed()).toContain(id)
  })

  it('asks for a login of the last twelve hours, as deleting an itinerary does', async () => {
    const id = await aTour()
    const { sessionId, token } = await anAdmin()
    const codeAfter = async (ms: number, call: () => Promise<Response>) => {
      await db
        .update(sessions)
        .set({ createdAt: Date.now() - ms })
        .where(eq(sessions.id, sessionId))
      const response = await call()
      return response.ok ? 'done' : (await response.json<{ code: string }>()).code
    }
    const twelveHours = 12 * 60 * 60 * 1000
    const remove = () => request(`/api/forum/${id}`, { method: 'DELETE', token })
    const clear = () => send('/file/deleteByForumId', { forumId: id }, token)
    expect(await codeAfter(twelveHours + 60_000, remove)).toBe('ReloginNeeded')
    expect(await codeAfter(twelveHours + 60_000, clear)).toBe('ReloginNeeded')
    expect((await read(id)).name).not.toEqual([])
    expect(await codeAfter(twelveHours - 60_000, clear)).toBe('done')
    expect(await codeAfter(twelveHours - 60_000, remove)).toBe('done')
  })

  it('counts from the password, not from the last renewal', async () => {
    const longAgo = Date.now() - 13 * 60 * 60 * 1000
    const { userId, username, password } = await aMemberWithPassword({ isAdmin: true })
    const cookie = cookieOf(await logIn(username, password))
    await db.update(sessions).set({ createdAt: longAgo }).where(eq(sessions.userId, userId))
    const renewed = await request('/api/session/refresh', { method: 'POST', headers: { cookie } })
    const { accessToken } = await renewed.json<{ accessToken: string }>()
    const response = await request(`/api/forum/${await aTour()}`, {
      method: 'DELETE',
      token: accessToken,
    })
    expect(await codeOf(response)).toEqual([403, 'ReloginNeeded'])
  })

  it('frees the name, and answers 409 when it is taken at the restore', async () => {
    const name = `Freed ${unique()}`
    const { _id } = await (
      await send('/forum', { name, category: 1, lang: 'ca' })
    ).json<AdminTour>()
    await remove(_id)
    expect((await send('/forum', { name, category: 1, lang: 'ca' })).status).toBe(200)
    expect(await codeOf(await send('/forum/restore', { forumId: _id }))).toEqual([
      409,
      'TourNameInUse',
    ])
    expect((await request(`/api/forum/byId/${_id}`, { token: admin.token })).status).toBe(404)
  })

  it('answers 404 to an unknown tour', async () => {
    expect((await remove(999_999)).status).toBe(404)
    expect((await send('/forum/restore', { forumId: 999_999 })).status).toBe(404)
  })
})
