import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { searchDocuments } from '../../../worker/db/schema/search'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { aTour, db, unique } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { codeOf, request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const { admin, send, read, listed } = await anAdminOfTours()

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
        { startDate: '2999-06-01', endDate: '', male: 0, female: 0, remarks: 'no travellers' },
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
      joins: [
        { startDate: '2999-05-01', endDate: '2999-05-03', male: 1, female: 0, remarks: 'hi' },
      ],
    })
    expect(tour.name).toContainEqual({ lang: 'kr', txt: `모레인 ${n}` })
    expect(tour.name).toContainEqual({ lang: 'ca', txt: `Tour ${id}` })
    expect(tour.bulletinHtml).toEqual([
      { lang: 'kr', txt: '<h2>Hello</h2>\n<p><strong>bold</strong></p>' },
    ])
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
    expect(tour.name.map(({ txt }) => txt).toSorted()).toEqual([
      `Tour ${id}`,
      `三 ${id}`,
      `세 ${id}`,
    ])
    const timeOf = (of: AdminTour, lang: string) =>
      of.textsUpdatedAt.find((each) => each.lang === lang)?.updatedAt ?? 0
    expect(timeOf(tour, 'kr')).toBeGreaterThan(timeOf(before, 'kr'))
    expect(timeOf(tour, 'ca')).toBe(timeOf(before, 'ca'))
  })

  it('accepts null as no version, and no other empty value', async () => {
    const id = await aTour()
    expect((await send('/forum/update', { forumId: id, status: 2, updatedAt: null })).status).toBe(
      200,
    )
    expect(
      (
        await send('/forum/updateextra', {
          forumId: id,
          lang: 'ca',
          included: ['x'],
          updatedAt: null,
        })
      ).status,
    ).toBe(200)
    for (const updatedAt of ['', false, 'x'])
      expect((await send('/forum/update', { forumId: id, status: 2, updatedAt })).status).toBe(422)
  })

  it('is found by all of its texts, and keeps a name, when several change them at once', async () => {
    const id = await aTour()
    const word = `wapta${id}`
    const changes = ['name', 'description', 'route', 'bulletin'].map((field) => ({
      [field]: `${word} ${field}`,
    }))
    const answers = await Promise.all(
      changes.map((change) => send('/forum/update', { forumId: id, lang: 'ca', ...change })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [found] = await db
      .select()
      .from(searchDocuments)
      .where(and(eq(searchDocuments.refId, id), eq(searchDocuments.lang, 'ca')))
    expect(found).toMatchObject({ title: `${word} name` })
    for (const field of ['description', 'route', 'bulletin'])
      expect(found!.body).toContain(`${word} ${field}`)

    const without = { ca: ['kr', 'cn'], kr: ['ca'] }
    const emptied = await Promise.all(
      Object.values(without).map((langs) =>
        send('/forum/update', {
          forumId: id,
          texts: Object.fromEntries(langs.map((lang) => [lang, { name: '' }])),
        }),
      ),
    )
    expect(emptied.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('takes a tour out of one language, never out of all', async () => {
    const id = await aTour()
    const tour = await (
      await send('/forum/update', { forumId: id, texts: { cn: { name: '' } } })
    ).json<AdminTour>()
    expect(tour.name.map(({ lang }) => lang)).not.toContain('cn')
    const none = { kr: { name: '' }, ca: { name: '' }, cn: { name: '' } }
    expect(await codeOf(await send('/forum/update', { forumId: id, texts: none }))).toEqual([
      422,
      'TourNameInvalid',
    ])
    for (const name of [' ', '\u200b', '\u2800\u3164'])
      expect(await codeOf(await send('/forum/update', { forumId: id, lang: 'ca', name }))).toEqual([
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
    [{ joins: [{ startDate: '2999-05-01', endDate: '', male: 1 }] }, ['joins.0.endDate']],
    [{ joins: [{ endDate: '2999-05-01', female: 1 }] }, ['joins.0.startDate']],
    [
      { joins: [{ remarks: 'no travellers' }, { male: 2 }] },
      ['joins.1.startDate', 'joins.1.endDate'],
    ],
    [{ joins: [{ startDate: '2999-05-02', endDate: '2999-05-01', male: 1 }] }, ['joins.0.endDate']],
    [{ tripDays: '1.5' }, ['tripDays']],
    [{ tripDays: 1.5 }, ['tripDays']],
    [{ tripDays: 0 }, ['tripDays']],
  ])('names the field of %j that is wrong', async (change, fields) => {
    const id = await aTour()
    const response = await send('/forum/update', { forumId: id, ...change })
    expect(response.status).toBe(422)
    expect((await response.json<{ fields: object }>()).fields).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'Invalid'])),
    )
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
    { joins: [{ startDate: '2026-02-30', endDate: '2026-03-02', male: 1 }] },
    { joins: [{ startDate: '2026-03-02', endDate: '2026-03-01', male: 1 }] },
    { joins: [{ startDate: '2026-03-02', endDate: '2026-03-02', male: 100 }] },
    {
      joins: Array.from({ length: 51 }, () => ({
        startDate: '2026-03-02',
        endDate: '2026-03-02',
        male: 1,
      })),
    },
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
      expect(await codeOf(await send('/forum/update', { forumId: id, status: 1 }))).toEqual([
        404,
        'NotFound',
      ])
  })

  it('answers 409 to a name that another tour has, and changes nothing', async () => {
    const n = unique()
    await send('/forum', { name: `Taken ${n}`, category: 1, lang: 'ca' })
    const id = await aTour()
    const before = await read(id)
    const response = await send('/forum/update', {
      forumId: id,
      lang: 'ca',
      name: `taken ${n}`,
      status: 2,
    })
    expect(await codeOf(response)).toEqual([409, 'TourNameInUse'])
    expect(await read(id)).toEqual(before)
  })

  it('answers 409 with the stored tour to a change made on an older version', async () => {
    const id = await aTour()
    const { updatedAt } = await read(id)
    const first = await (
      await send('/forum/update', { forumId: id, status: 2, updatedAt })
    ).json<AdminTour>()
    expect(first.updatedAt).toBeGreaterThan(updatedAt)
    const second = await send('/forum/update', {
      forumId: id,
      lang: 'ca',
      description: 'mine',
      updatedAt,
    })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({
      code: 'EditConflict',
      current: { _id: id, status: 2 },
    })
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
          joins: [
            { startDate: '2999-01-01', endDate: '2999-01-02', male: 1, remarks: `${who} ${run}` },
          ],
        })
      const answers = await Promise.all([edit('a'), edit('b')])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? 'a' : 'b'
      const stored = await read(id)
      expect(stored.description.map(({ txt }) => txt)).toEqual([
        `${winner} ${run}`,
        `${winner} ${run}`,
      ])
      expect(stored.joins).toMatchObject([{ remarks: `${winner} ${run}` }])
      expect(stored.updatedAt).toBeGreaterThan(updatedAt)
      updatedAt = stored.updatedAt
    }
  }, 120_000)

  it('hides a tour from the very next request, also while KV holds an old list', async () => {
    const id = await aTour()
    expect(await listed()).toContain(id)
    const [get, remove] = [env.KV.get.bind(env.KV), env.KV.delete.bind(env.KV)]
    const frozen = { get, delete: remove, put: () => Promise.resolve() } as unknown as KVNamespace
    const body = { forumId: id, status: 0 }
    expect(
      (await request('/api/forum/update', { body, token: admin.token, bindings: { KV: frozen } }))
        .status,
    ).toBe(200)
    const after = await request('/api/forum', { bindings: { KV: frozen } })
    expect((await after.json<TourCard[]>()).map(({ _id }) => _id)).not.toContain(id)
    expect((await request(`/api/forum/byId/${id}`)).status).toBe(404)
  })

  it('saves and shows while KV fails', async () => {
    expectLogs('kv.read', 'kv.write', 'tours.withdraw')
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
