import { describe, expect, it } from 'vitest'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { Tour } from '../../../worker/contracts/tours/tours'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const { admin, send, read } = await anAdminOfTours()

const TIERS = [
  { type: 'p2', amount: 300 },
  { type: 'p4', amount: 200 },
]
const REGULAR = [
  { type: 'p2', amount: '350.50' },
  { type: 'p4', amount: 240 },
]
const OFFER = {
  status: 3,
  pricePerPerson: TIERS,
  regularPricePerPerson: REGULAR,
  offerUntil: '2999-11-30',
}

async function refusalOf(forumId: number, change: object, lang = 'ca') {
  const response = await request(`/api/forum/update?lang=${lang}`, {
    body: { forumId, ...change },
    token: admin.token,
    headers: { 'accept-language': { kr: 'ko', ca: 'en', cn: 'zh' }[lang] ?? 'en' },
  })
  const { code, fields, msg } = await response.json<{ code: string; fields: object; msg: string }>()
  return { status: response.status, code, fields, msg }
}

describe('the surcharge of a tour', () => {
  it('is C$200 a day until staff change it or set it to none', async () => {
    const id = await aTour({ tripDays: 3 })
    expect((await read(id)).surchargePerDay).toBe(200)
    for (const [sent, stored] of [
      ['149.50', 149.5],
      [0, 0],
      [80, 80],
      [null, 0],
      ['', 0],
    ] as const) {
      const response = await send('/forum/update', { forumId: id, surchargePerDay: sent })
      expect([sent, response.status]).toEqual([sent, 200])
      expect((await response.json<AdminTour>()).surchargePerDay).toBe(stored)
    }
  })

  it.each([-1, 0.001, 'much', 1_000_001, {}])('is no amount like %j', async (surchargePerDay) => {
    const id = await aTour()
    expect(await refusalOf(id, { surchargePerDay })).toMatchObject({ status: 422 })
    expect((await read(id)).surchargePerDay).toBe(200)
  })
})

it('a tour says whether its single price is for four or more', async () => {
  const id = await aTour({ priceCents: 100_00 })
  expect((await read(id)).assumesFour).toBe(false)
  await send('/forum/update', { forumId: id, assumesFour: true })
  expect(await (await request(`/api/forum/byId/${id}`)).json<Tour>()).toMatchObject({
    assumesFour: true,
    joinsAtOwnPrice: false,
  })
})

describe('an offer with regular prices', () => {
  it('stores them and its last day, for visitors too', async () => {
    const id = await aTour()
    expect((await send('/forum/update', { forumId: id, ...OFFER })).status).toBe(200)
    const stored = {
      price: null,
      pricePerPerson: TIERS,
      regularPrice: null,
      regularPricePerPerson: [
        { type: 'p2', amount: 350.5 },
        { type: 'p4', amount: 240 },
      ],
      offerUntil: '2999-11-30',
    }
    expect(await read(id)).toMatchObject(stored)
    const list = await (await request('/api/forum')).json<TourCard[]>()
    expect(list.find(({ _id }) => _id === id)).toMatchObject(stored)
  })

  it.each([
    ['without a last day', { offerUntil: '' }, 'OfferEndMissing', 'offerUntil'],
    ['without a last day (null)', { offerUntil: null }, 'OfferEndMissing', 'offerUntil'],
    [
      'without one for each price on sale',
      { regularPricePerPerson: [REGULAR[0]] },
      'RegularPriceMissing',
      'regularPrice',
    ],
    [
      'of 0',
      { regularPricePerPerson: TIERS.map(({ type }) => ({ type, amount: 0 })) },
      'RegularPriceMissing',
      'regularPrice',
    ],
    ['that are no higher', { regularPricePerPerson: TIERS }, 'RegularPriceTooLow', 'regularPrice'],
    [
      'only for tiers where the single price is on sale',
      { pricePerPerson: [], price: 90 },
      'RegularPriceMissing',
      'regularPrice',
    ],
  ])('is refused %s, and nothing changes', async (_case, change, code, field) => {
    const id = await aTour()
    const before = await read(id)
    expect(await refusalOf(id, { ...OFFER, ...change })).toMatchObject({
      status: 422,
      code,
      fields: { [field]: code },
    })
    expect(await read(id)).toEqual(before)
  })

  it('is refused with a sentence in the language of the request', async () => {
    const id = await aTour()
    const sentences = await Promise.all(
      ['kr', 'ca', 'cn'].map(
        async (lang) => (await refusalOf(id, { ...OFFER, offerUntil: null }, lang)).msg,
      ),
    )
    expect(sentences).toEqual([
      '정상가를 입력하셨으니 특가 마지막 날도 입력해 주세요.',
      'Please give the last day of the offer: a regular price needs one.',
      '填写了原价，请同时填写特惠的最后一天。',
    ])
  })

  it('stays complete when its fields are sent one by one', async () => {
    const id = await aTour()
    await send('/forum/update', { forumId: id, ...OFFER })
    for (const [change, code] of [
      [{ offerUntil: null }, 'OfferEndMissing'],
      [{ regularPricePerPerson: [] }, 'RegularPriceMissing'],
      [{ pricePerPerson: [{ type: 'p2', amount: 400 }] }, 'RegularPriceTooLow'],
    ] as const)
      expect(await refusalOf(id, change)).toMatchObject({ status: 422, code })
    const texts = { ca: { description: 'New words' } }
    expect((await send('/forum/update', { forumId: id, texts })).status).toBe(200)
    const plain = { regularPricePerPerson: [], offerUntil: null }
    expect((await send('/forum/update', { forumId: id, ...plain })).status).toBe(200)
  })

  it('is not looked at while the tour is no offer, and is again when it becomes one', async () => {
    const id = await aTour()
    const draft = { ...OFFER, status: 2, offerUntil: null }
    expect((await send('/forum/update', { forumId: id, ...draft })).status).toBe(200)
    expect(await refusalOf(id, { status: 3 })).toMatchObject({ code: 'OfferEndMissing' })
  })

  it.each(['2026-02-30', 'tomorrow', '2026-1-1', 20261130])(
    'has no last day like %j',
    async (offerUntil) => {
      const id = await aTour()
      expect(await refusalOf(id, { offerUntil })).toMatchObject({
        status: 422,
        fields: { offerUntil: 'Invalid' },
      })
    },
  )
})
