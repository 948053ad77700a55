import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../../worker/features/accounts/accounts.tables'
import type { AdminTour } from '../../../worker/features/tours/tours.admin.contract'
import type { TourCard } from '../../../worker/features/tours/tours.contract'
import { auditLog } from '../../../worker/platform/audit.tables'
import { aMemberWithPassword, cookieOf, logIn } from '../../support/accounts'
import { aMember, aSuperUser, aTour, db, unique } from '../../support/builders'
import { request } from '../../support/request'

const admin = await aSuperUser()
const send = (path: string, body: unknown, token: string | null = admin.token) =>
  request(`/api${path}`, { body, token })
const read = async (id: number) => (await request(`/api/admin/tours/${id}`, { token: admin.token })).json<AdminTour>()
const listed = async () => (await (await request('/api/forum')).json<TourCard[]>()).map(({ _id }) => _id)
const codeOf = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code]

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
  it.each(calls)('%s %s answers 401 to a visitor and 403 to a member', async (method, path, body) => {
    const { token } = await aMember()
    expect(await codeOf(await request(`/api${path}`, { method, body }))).toEqual([401, 'PlzLogin'])
    expect(await codeOf(await request(`/api${path}`, { method, body, token }))).toEqual([403, 'AdminOnly'])
  })
})

describe('POST /api/forum', () => {
  it('creates a hidden tour with a trimmed name, in a region named by id or slug', async () => {
    const name = `Larch valley ${unique()}`
    const response = await send('/forum', { name: `  ${name} `, category: '2', lang: 'ca' })
    expect(response.status).toBe(200)
    const tour = await response.json<AdminTour>()
    expect(tour).toMatchObject({ status: 0, category: 'calgary', name: [{ lang: 'ca', txt: name }] })
    expect(await listed()).not.toContain(tour._id)
    const bySlug = await send('/forum', { name: `${name} b`, category: 'Rockies', lang: 'kr' })
    expect(await bySlug.json()).toMatchObject({ categoryId: 1, name: [{ lang: 'kr', txt: `${name} b` }] })
  })

  it('answers 409 to a name that differs in case and width only', async () => {
    const n = unique()
    await send('/forum', { name: `Bow Lake ${n}`, category: 1, lang: 'ca' })
    expect(await codeOf(await send('/forum', { name: `ｂｏｗ  lake ${n}`, category: 1, lang: 'ca' }))).toEqual([
      409,
      'TourNameInUse',
    ])
  })

  it.each(['', '   ', 'a/b', 'a\u202Eb', 'x'.repeat(101)])('answers 422 to the name %j', async (name) => {
    expect((await send('/forum', { name, category: 1, lang: 'ca' })).status).toBe(422)
  })

  it('answers 422 to an unknown region or language', async () => {
    expect((await send('/forum', { name: 'No region', category: 999, lang: 'ca' })).status).toBe(422)
    expect((await send('/forum', { name: 'No language', category: 1, lang: 'en' })).status).toBe(422)
  })

  it('leaves one audit row with the request id', async () => {
    const response = await send('/forum', { name: `Audited ${unique()}`, category: 1, lang: 'ca' })
    const { _id } = await response.json<AdminTour>()
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(_id)))
    expect(rows).toMatchObject([
      { action: 'tour.create', actorId: admin.userId, requestId: response.headers.get('x-request-id') },
    ])
  })
})

describe('POST /api/forum/update', () => {
  it('stores the fields of the call for one language and leaves the other languages alone', async () => {
    const id = await aTour({ status: 0 })
    const n = unique()
    const response = await send('/forum/update', {
      forumId: String(id),
      lang: 'kr',
      status: '3',
      name: ` 모레인 ${n} `,
      price: '1234.50',
      pricePerPerson: [
        { type: 'p1', amount: '400' },
        { type: 'p4', amount: 199.99 },
      ],
      description: 'd',
      bulletin: '# Hello\n\n<script>alert(1)</script>\n\n**bold**',
      minPerson: '2',
      tripDays: 3,
      discount: 15,
      route: 'Calgary - Banff',
      categoryId: 4,
      joins: [
        { startDate: '2999-05-01', endDate: '2999-05-03', male: '1', female: 0, remarks: ' hi ' },
        { startDate: '2999-06-01', endDate: '', male: 0, female: 0, remarks: 'nobody' },
        { startDate: '', endDate: '', male: '', female: '', remarks: '' },
      ],
    })
    expect(response.status).toBe(200)
    const tour = await response.json<AdminTour>()
    expect(tour).toMatchObject({
      status: 3,
      price: 1234.5,
      pricePerPerson: [
        { type: 'p1', amount: 400 },
        { type: 'p4', amount: 199.99 },
      ],
      discount: 15,
      minPerson: 2,
      tripDays: 3,
      categoryId: 4,
      joins: [{ startDate: '2999-05-01', endDate: '2999-05-03', male: 1, female: 0, remarks: 'hi' }],
    })
    expect(tour.name).toContainEqual({ lang: 'kr', txt: `모레인 ${n}` })
    expect(tour.name).toContainEqual({ lang: 'ca', txt: `Tour ${id}` })
    expect(tour.bulletinHtml).toEqual([{ lang: 'kr', txt: '<h2>Hello</h2>\n<p><strong>bold</strong></p>' }])
  })

  it('writes the texts of three languages at once, and marks only those that changed as newer', async () => {
    const id = await aTour()
    const before = await read(id)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const texts = {
      kr: { name: `세 ${id}`, description: 'ㄱ' },
      ca: { name: `Tour ${id}`, description: '' },
      cn: { name: `三 ${id}`, route: '一' },
    }
    const tour = await (
      await send('/forum/update', { forumId: id, texts, updatedAt: before.updatedAt })
    ).json<AdminTour>()
    expect(tour.name.map(({ txt }) => txt).toSorted()).toEqual([`Tour ${id}`, `三 ${id}`, `세 ${id}`])
    const timeOf = (of: AdminTour, lang: string) => of.textsUpdatedAt.find((each) => each.lang === lang)?.updatedAt ?? 0
    expect(timeOf(tour, 'kr')).toBeGreaterThan(timeOf(before, 'kr'))
    expect(timeOf(tour, 'ca')).toBe(timeOf(before, 'ca'))
  })

  it('takes a tour out of one language, never out of all', async () => {
    const id = await aTour()
    const tour = await (await send('/forum/update', { forumId: id, texts: { cn: { name: '' } } })).json<AdminTour>()
    expect(tour.name.map(({ lang }) => lang)).not.toContain('cn')
    const none = { kr: { name: '' }, ca: { name: '' }, cn: { name: '' } }
    expect(await codeOf(await send('/forum/update', { forumId: id, texts: none }))).toEqual([422, 'TourNameInvalid'])
    expect(await codeOf(await send('/forum/update', { forumId: id, lang: 'ca', name: ' ' }))).toEqual([
      422,
      'TourNameInvalid',
    ])
  })

  it('keeps a discount for special offers only, and while such an offer is hidden', async () => {
    const id = await aTour({ status: 3, discountPercent: 20 })
    const discountAfter = async (change: object) =>
      (await (await send('/forum/update', { forumId: id, ...change })).json<AdminTour>()).discount
    expect(await discountAfter({ status: 0 })).toBe(20)
    expect(await discountAfter({ status: 3 })).toBe(20)
    expect(await discountAfter({ discount: 25 })).toBe(25)
    expect(await discountAfter({ status: 1, discount: 30 })).toBe(0)
    expect(await discountAfter({ discount: 30 })).toBe(0)
  })

  it.each([
    { status: 4 },
    { status: -1 },
    { price: -1 },
    { price: 1_000_000.01 },
    { price: 1.234 },
    { price: 'NaN' },
    { price: {} },
    { discount: 101 },
    { discount: 1.5 },
    { minPerson: 0 },
    { tripDays: 100 },
    { categoryId: 12345 },
    { joins: [{ startDate: '2026-02-30', male: 1 }] },
    { joins: [{ startDate: '2026-03-02', endDate: '2026-03-01', male: 1 }] },
    { joins: [{ startDate: '2026-03-02', male: 100 }] },
    { joins: Array.from({ length: 51 }, () => ({ startDate: '2026-03-02', male: 1 })) },
    { pricePerPerson: [{ type: 'p5', amount: 1 }] },
    { name: 'a/b' },
    { description: 'x\u0000y' },
    { forumId: 0 },
    { updatedAt: 'x' },
  ])('answers 422 to %j and changes nothing', async (change) => {
    const id = await aTour()
    const before = await read(id)
    expect((await send('/forum/update', { forumId: id, lang: 'ca', ...change })).status).toBe(422)
    expect(await read(id)).toEqual(before)
  })

  it('answers 404 to an unknown tour, one in the bin and the contact forum', async () => {
    for (const id of [999_999, await aTour({ deletedAt: 1 }), await aTour({ kind: 'contact' })])
      expect(await codeOf(await send('/forum/update', { forumId: id, status: 1 }))).toEqual([404, 'NotFound'])
  })

  it('answers 409 to a name that another tour has, and changes nothing', async () => {
    const n = unique()
    await send('/forum', { name: `Taken ${n}`, category: 1, lang: 'ca' })
    const id = await aTour()
    const before = await read(id)
    const response = await send('/forum/update', { forumId: id, lang: 'ca', name: `taken ${n}`, status: 2 })
    expect(await codeOf(response)).toEqual([409, 'TourNameInUse'])
    expect(await read(id)).toEqual(before)
  })

  it('answers 409 with the stored tour to a change made on an older version', async () => {
    const id = await aTour()
    const { updatedAt } = await read(id)
    const first = await (await send('/forum/update', { forumId: id, status: 2, updatedAt })).json<AdminTour>()
    expect(first.updatedAt).toBeGreaterThan(updatedAt)
    const second = await send('/forum/update', { forumId: id, lang: 'ca', description: 'mine', updatedAt })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ code: 'EditConflict', current: { _id: id, status: 2 } })
    expect((await read(id)).description).toEqual([])
  })

  it('lets exactly one of two parallel editors win, in 100 of 100 runs', async () => {
    const id = await aTour()
    let { updatedAt } = await read(id)
    for (let run = 0; run < 100; run += 1) {
      const edit = (who: string) =>
        send('/forum/update', {
          forumId: id,
          updatedAt,
          texts: { ca: { description: `${who} ${run}` }, kr: { description: `${who} ${run}` } },
          joins: [{ startDate: '2999-01-01', male: 1, remarks: `${who} ${run}` }],
        })
      const answers = await Promise.all([edit('a'), edit('b')])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? 'a' : 'b'
      const stored = await read(id)
      expect(stored.description.map(({ txt }) => txt)).toEqual([`${winner} ${run}`, `${winner} ${run}`])
      expect(stored.joins).toMatchObject([{ remarks: `${winner} ${run}` }])
      expect(stored.updatedAt).toBeGreaterThan(updatedAt)
      updatedAt = stored.updatedAt
    }
  }, 120_000)

  it('hides a tour from the very next request, also while KV holds an old list', async () => {
    const id = await aTour()
    expect(await listed()).toContain(id)
    const frozen = { ...env.KV, get: env.KV.get.bind(env.KV), put: () => Promise.resolve() } as unknown as KVNamespace
    const body = { forumId: id, status: 0 }
    expect((await request('/api/forum/update', { body, token: admin.token, bindings: { KV: frozen } })).status).toBe(
      200,
    )
    const after = await request('/api/forum', { bindings: { KV: frozen } })
    expect((await after.json<TourCard[]>()).map(({ _id }) => _id)).not.toContain(id)
    expect((await request(`/api/forum/byId/${id}`)).status).toBe(404)
  })

  it('saves and shows while KV fails', async () => {
    const id = await aTour({ status: 0 })
    const fail = () => Promise.reject(new Error('KV is away'))
    const KV = { get: fail, put: fail } as unknown as KVNamespace
    const response = await request('/api/forum/update', {
      body: { forumId: id, status: 1 },
      token: admin.token,
      bindings: { KV },
    })
    expect(response.status).toBe(200)
    const after = await request('/api/forum', { bindings: { KV } })
    expect((await after.json<TourCard[]>()).map(({ _id }) => _id)).toContain(id)
  })

  it('changes no column that a request may not set', async () => {
    const id = await aTour()
    const { createdAt } = await read(id)
    await send('/forum/update', {
      forumId: id,
      lang: 'ca',
      createdAt: 1,
      deletedAt: 1,
      kind: 'contact',
      position: -5,
      _id: 7,
    })
    expect(await read(id)).toMatchObject({ _id: id, createdAt })
  })
})

describe('POST /api/forum/updateextra', () => {
  it('drops blank lines and entries without a title and numbers the rest from 1', async () => {
    const id = await aTour()
    const response = await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      included: [' Lunch ', '', '  ', 'Guide'],
      excluded: [''],
      routeDetail: [
        {
          id: 7,
          lang: 'ca',
          isPic: false,
          url: 'https://youtu.be/dQw4w9WgXcQ',
          title: ' Lake ',
          body: '*x*',
          min: '30',
        },
        { id: 8, isPic: true, url: 'https://evil.example/a.png', title: '  ', body: 'dropped', min: 5 },
        { id: 9, isPic: true, url: `/img/1-${'a'.repeat(26)}-10x10.png`, title: 'Second', body: '', min: null },
      ],
    })
    expect(response.status).toBe(200)
    const tour = await response.json<AdminTour>()
    expect(tour.inexclude).toEqual([{ lang: 'ca', included: ['Lunch', 'Guide'], excluded: [] }])
    expect(tour.routeDetail).toEqual([
      {
        id: 1,
        lang: 'ca',
        isPic: false,
        url: 'dQw4w9WgXcQ',
        title: 'Lake',
        body: '*x*',
        bodyHtml: '<p><em>x</em></p>',
        min: 30,
      },
      {
        id: 2,
        lang: 'ca',
        isPic: true,
        url: `/img/1-${'a'.repeat(26)}-10x10.png`,
        title: 'Second',
        body: '',
        bodyHtml: '',
        min: 0,
      },
    ])
  })

  it('replaces one language and leaves the others, or all at once', async () => {
    const id = await aTour()
    await send('/forum/updateextra', { forumId: id, lang: 'kr', routeDetail: [{ title: '하나' }], included: ['ㄱ'] })
    await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: [{ title: 'One' }, { title: 'Two' }] })
    await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: [{ title: 'Only' }] })
    const titles = async () => (await read(id)).routeDetail.map(({ lang, id, title }) => `${lang}${id} ${title}`)
    expect(await titles()).toEqual(['ca1 Only', 'kr1 하나'])
    expect((await read(id)).inexclude).toEqual([{ lang: 'kr', included: ['ㄱ'], excluded: [] }])
    const texts = {
      kr: { routeDetail: [] },
      ca: { routeDetail: [{ title: 'A' }] },
      cn: { routeDetail: [{ title: '一' }] },
    }
    await send('/forum/updateextra', { forumId: id, texts })
    expect(await titles()).toEqual(['ca1 A', 'cn1 一'])
  })

  it.each([
    [{ isPic: true, url: 'https://evil.example/a.jpg', title: 't' }, 'ImageUrlForeign'],
    [{ isPic: true, url: '//evil.example/img/a.jpg', title: 't' }, 'ImageUrlForeign'],
    [{ isPic: true, url: 'javascript:alert(1)', title: 't' }, 'ImageUrlForeign'],
    [{ isPic: false, url: 'https://evil.example/dQw4w9WgXcQ', title: 't' }, 'VideoInvalid'],
    [{ isPic: false, url: 'tooshort', title: 't' }, 'VideoInvalid'],
    [{ title: 't', min: 100_001 }, 'Invalid'],
    [{ title: 't'.repeat(201) }, 'Invalid'],
  ])('refuses the entry %j', async (entry, code) => {
    const id = await aTour()
    expect(await codeOf(await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: [entry] }))).toEqual([
      422,
      code,
    ])
  })

  it('takes at most 15 lines and 100 entries, and as many it takes', async () => {
    const id = await aTour()
    const entries = (n: number) => Array.from({ length: n }, (_, index) => ({ title: `t${index}` }))
    const lines = (n: number) => Array.from({ length: n }, (_, index) => `l${index}`)
    const answer = await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      included: lines(15),
      excluded: lines(15),
      routeDetail: entries(100),
    })
    expect(answer.status).toBe(200)
    expect((await answer.json<AdminTour>()).routeDetail).toHaveLength(100)
    expect((await send('/forum/updateextra', { forumId: id, lang: 'ca', included: lines(16) })).status).toBe(422)
    expect((await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: entries(101) })).status).toBe(422)
  })

  it('answers 409 with the stored tour to an older version, 404 to an unknown tour', async () => {
    const id = await aTour()
    const { updatedAt } = await read(id)
    await send('/forum/update', { forumId: id, status: 2 })
    const late = await send('/forum/updateextra', { forumId: id, lang: 'ca', included: ['x'], updatedAt })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'EditConflict', current: { status: 2, routeDetail: [] } })
    expect((await send('/forum/updateextra', { forumId: 999_999, lang: 'ca' })).status).toBe(404)
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
  const remove = (id: number) => request(`/api/forum/${id}`, { method: 'DELETE', token: admin.token })

  it('puts a tour into the bin and brings everything back', async () => {
    const id = (await (await send('/forum', { name: `Binned ${unique()}`, category: 1, lang: 'ca' })).json<AdminTour>())
      ._id
    await send('/forum/update', { forumId: id, status: 2, joins: [{ startDate: '2999-01-01', male: 1 }] })
    await send('/forum/updateextra', { forumId: id, lang: 'ca', included: ['x'], routeDetail: [{ title: 't' }] })
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
    const { sessionId, token } = await aSuperUser()
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
    const { userId, username, password } = await aMemberWithPassword({ isSuperUser: true })
    const cookie = cookieOf(await logIn(username, password))
    await db.update(sessions).set({ createdAt: longAgo }).where(eq(sessions.userId, userId))
    const renewed = await request('/api/session/refresh', { method: 'POST', headers: { cookie } })
    const { accessToken } = await renewed.json<{ accessToken: string }>()
    const response = await request(`/api/forum/${await aTour()}`, { method: 'DELETE', token: accessToken })
    expect(await codeOf(response)).toEqual([403, 'ReloginNeeded'])
  })

  it('frees the name, and answers 409 when it is taken at the restore', async () => {
    const name = `Freed ${unique()}`
    const { _id } = await (await send('/forum', { name, category: 1, lang: 'ca' })).json<AdminTour>()
    await remove(_id)
    expect((await send('/forum', { name, category: 1, lang: 'ca' })).status).toBe(200)
    expect(await codeOf(await send('/forum/restore', { forumId: _id }))).toEqual([409, 'TourNameInUse'])
    expect((await request(`/api/forum/byId/${_id}`, { token: admin.token })).status).toBe(404)
  })

  it('answers 404 to an unknown tour', async () => {
    expect((await remove(999_999)).status).toBe(404)
    expect((await send('/forum/restore', { forumId: 999_999 })).status).toBe(404)
  })
})
