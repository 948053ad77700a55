import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import { itineraryBin } from '../../../worker/db/schema/tours'
import { aTour, db } from '../../support/builders'
import { codeOf } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const { send, read } = await anAdminOfTours()

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
        {
          id: 8,
          isPic: true,
          url: 'https://evil.example/a.png',
          title: '  ',
          body: 'dropped',
          min: 5,
        },
        {
          id: 9,
          isPic: true,
          url: `/img/1-${'a'.repeat(26)}-10x10.png`,
          title: 'Second',
          body: '',
          min: null,
        },
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
        place: null,
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
        place: null,
      },
    ])
  })

  it('replaces one language and leaves the others, or all at once', async () => {
    const id = await aTour()
    await send('/forum/updateextra', {
      forumId: id,
      lang: 'kr',
      routeDetail: [{ title: '하나' }],
      included: ['ㄱ'],
    })
    await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      routeDetail: [{ title: 'One' }, { title: 'Two' }],
    })
    await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: [{ title: 'Only' }] })
    const titles = async () =>
      (await read(id)).routeDetail.map(({ lang, id, title }) => `${lang}${id} ${title}`)
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

  it('takes the address of an own image with the origin that it was copied with', async () => {
    const id = await aTour()
    const path = `/img/1-${'b'.repeat(26)}-10x10.webp`
    const entry = { isPic: true, url: `https://tours.example${path}`, title: 't' }
    const saved = await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      routeDetail: [entry],
    })
    expect((await saved.json<AdminTour>()).routeDetail).toMatchObject([{ url: path }])
  })

  it.each([
    [{ isPic: true, url: 'https://evil.example/a.jpg', title: 't' }, 'ImageUrlForeign'],
    [{ isPic: true, url: '//evil.example/img/a.jpg', title: 't' }, 'ImageUrlForeign'],
    [{ isPic: true, url: 'javascript:alert(1)', title: 't' }, 'ImageUrlForeign'],
    [{ isPic: false, url: 'https://evil.example/dQw4w9WgXcQ', title: 't' }, 'VideoInvalid'],
    [{ isPic: false, url: 'tooshort', title: 't' }, 'VideoInvalid'],
    [{ title: 't', min: 100_001 }, 'Invalid'],
    [{ title: 't', place: { latitude: 86, longitude: 0 } }, 'PlaceInvalid'],
    [{ title: 't', place: { latitude: 51, longitude: -181 } }, 'PlaceInvalid'],
    [{ title: 't', place: { latitude: 0, longitude: 0 } }, 'PlaceInvalid'],
    [{ title: 't', place: { latitude: '51', longitude: 0 } }, 'PlaceInvalid'],
    [{ title: 't', place: { latitude: 51 } }, 'PlaceInvalid'],
    [{ title: 't', place: { name: 'n'.repeat(101), latitude: 5, longitude: 5 } }, 'TextTooLong'],
    [{ title: 't'.repeat(201) }, 'TextTooLong'],
  ])('refuses the entry %j', async (entry, code) => {
    const id = await aTour()
    expect(
      await codeOf(
        await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: [entry] }),
      ),
    ).toEqual([422, code])
  })

  it('keeps the places of entries, to a metre, through bin, restore and copy', async () => {
    const id = await aTour()
    const sent = { name: ' Lake Louise ', latitude: 51.4176049, longitude: -116.2169 }
    const stored = { name: 'Lake Louise', latitude: 51.4176, longitude: -116.2169 }
    const nameless = { name: '', latitude: 51.7176, longitude: -116.5087 }
    await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      routeDetail: [
        { title: 'Lake', place: sent },
        { title: 'Lunch', place: null },
        { title: 'Lookout', place: { latitude: 51.7176, longitude: -116.5087 } },
      ],
    })
    const placesOf = async (tour: number) =>
      (await read(tour)).routeDetail.map(({ place }) => place)
    expect(await placesOf(id)).toEqual([stored, null, nameless])
    await send('/file/deleteByForumId', { forumId: id })
    const [binned] = await db.select().from(itineraryBin).where(eq(itineraryBin.tourId, id))
    await send('/admin/bin/restore', { kind: 'itinerary', id: binned?.id })
    expect(await placesOf(id)).toEqual([stored, null, nameless])
    const copy = await (await send(`/admin/tours/${id}/duplicate`, {})).json<AdminTour>()
    expect(copy.routeDetail.map(({ place }) => place)).toEqual([stored, null, nameless])
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
    expect(
      (await send('/forum/updateextra', { forumId: id, lang: 'ca', included: lines(16) })).status,
    ).toBe(422)
    expect(
      (await send('/forum/updateextra', { forumId: id, lang: 'ca', routeDetail: entries(101) }))
        .status,
    ).toBe(422)
  })

  it('answers 409 with the stored tour to an older version, 404 to an unknown tour', async () => {
    const id = await aTour()
    const { updatedAt } = await read(id)
    await send('/forum/update', { forumId: id, status: 2 })
    const late = await send('/forum/updateextra', {
      forumId: id,
      lang: 'ca',
      included: ['x'],
      updatedAt,
    })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'EditConflict',
      current: { status: 2, routeDetail: [] },
    })
    expect((await send('/forum/updateextra', { forumId: 999_999, lang: 'ca' })).status).toBe(404)
  })
})

describe('POST /api/admin/bin/restore of an itinerary', () => {
  it('puts it back once when it is asked for several times at once', async () => {
    for (let run = 0; run < 5; run += 1) {
      const id = await aTour()
      await send('/forum/updateextra', {
        forumId: id,
        lang: 'ca',
        routeDetail: [{ title: 'One' }, { title: 'Two' }],
      })
      await send('/file/deleteByForumId', { forumId: id })
      const [binned] = await db.select().from(itineraryBin).where(eq(itineraryBin.tourId, id))
      const restore = () => send('/admin/bin/restore', { kind: 'itinerary', id: binned?.id })
      const answers = await Promise.all(Array.from({ length: 4 }, restore))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 404, 404, 404,
      ])
      expect((await read(id)).routeDetail.map(({ title }) => title)).toEqual(['One', 'Two'])
      expect(await db.select().from(itineraryBin).where(eq(itineraryBin.tourId, id))).toEqual([])
    }
  })
})
