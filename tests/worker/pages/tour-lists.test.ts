import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTour, invalidateCaches } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const html = async (path: string) => (await request(path, { bindings })).text()
const cardsOf = (text: string) =>
  [...text.matchAll(/<article[\s\S]*?\/tour\/[^"]*-(\d+)-\w\w"/g)].map(([, id]) => Number(id))

/** In Asia: one of four days, six day trips. */
let long: number
let short: number[]
beforeAll(async () => {
  long = await aTour({ categoryId: 6, tripDays: 4, p4Cents: 990_00 })
  short = []
  for (let n = 0; n < 6; n++) short.push(await aTour({ categoryId: 6, priceCents: 200_00 }))
  await invalidateCaches()
})

describe('a list of tours', () => {
  it('is filtered by its address, without scripts', async () => {
    const text = await html('/asia-ca')
    expect(cardsOf(text)).toEqual(expect.arrayContaining([long, ...short]))
    expect(text).toMatch(/<a [^>]*href="\/asia-ca\?days=4"/)
    const filtered = await html('/asia-ca?days=4')
    expect(cardsOf(filtered)).toEqual([long])
    expect(filtered).toMatch(/<a [^>]*href="\/asia-ca"[^>]*>(<svg[\s\S]*?<\/svg>)?Clear filters/)
  })

  it.each([
    ['ca', 'No tour fits all of that', 'Ask us'],
    ['kr', '조건에 맞는 투어가 없습니다', '문의하기'],
    ['cn', '没有符合条件的行程', '联系我们'],
  ])('leads on when no tour fits: %s', async (lang, title, ask) => {
    const text = await html(`/asia-${lang}?days=4&price=0`)
    expect(cardsOf(text)).toEqual([])
    expect(text).toContain(title)
    expect(text).toMatch(new RegExp(`href="/contact-${lang}"[^>]*>${ask}<`))
  })

  it('names its address without the filters as canonical, and keeps them in another language', async () => {
    const text = await html('/asia-ca?days=1&more=2')
    expect(text).toContain('rel="canonical" href="https://moraine.example/asia-ca"')
    expect(text).toContain('href="/asia-kr?days=1"')
  })

  it('has the price of the party that travels beside the lowest, for two until another is chosen', async () => {
    const tiers = { p1Cents: 900_00, p2Cents: 500_00, p4Cents: 400_00 }
    await aTour({ categoryId: 6, tripDays: 3, ...tiers, surchargeCentsPerDay: 200_00 })
    await invalidateCaches()
    const two = await html('/asia-ca')
    expect(two).toContain('C$400')
    expect(two).toContain('2 travellers: C$800 each')
    const one = await html('/asia-ca?people=1')
    expect(one).toContain('C$400')
    expect(one).toContain('1 traveller: C$1,500')
    // No second line where the party pays the lowest price.
    expect(await html('/asia-ca?people=4')).not.toContain('4 travellers: C$400')
  })

  it('is sorted by its address, offers among the others', async () => {
    const cheap = await aTour({ categoryId: 6, status: 3, priceCents: 10_00 })
    await invalidateCaches()
    expect(cardsOf(await html('/asia-ca?sort=price'))[0]).toBe(cheap)
    expect(cardsOf(await html('/asia-ca?sort=days')).slice(-2)[0]).not.toBe(cheap)
  })

  it('is the same on the route of all tours and on the one by name', async () => {
    expect(cardsOf(await html('/travel-ca?days=4'))).toContain(long)
    expect(cardsOf(await html('/travel/asia-ca?days=4'))).toEqual([long])
  })
})

describe('a tour page', () => {
  it('ends with three other tours, names a guide and why to trust the company', async () => {
    const text = await html(`/tour/x-${long}-ca`)
    const more = cardsOf(text.slice(text.indexOf('You might also like')))
    expect(more).toHaveLength(3)
    expect(short).toEqual(expect.arrayContaining(more))
    expect(text).toContain('Who plans your trip')
    expect(text).toContain('Requests answered within 24 hours')
    const inRockies = await html(`/tour/x-${await aTour({ categoryId: 1 })}-kr`)
    expect(inRockies).toContain('함께할 가이드')
    expect(inRockies).toContain('이샘플')
  })
})
