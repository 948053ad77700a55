import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const TIERS = { p1Cents: 420_00, p2Cents: 310_00, p3Cents: 245_00, p4Cents: 205_00 }
const DATED = {
  ...TIERS,
  status: 3,
  regularP1Cents: 480_00,
  regularP2Cents: 350_00,
  regularP3Cents: 280_00,
  regularP4Cents: 240_00,
  offerUntil: '2999-11-30',
}

interface Offer {
  price: number
  priceValidUntil?: string
  priceSpecification: object
}

/** A tour's page as text without tags, and the offers of its structured data. */
async function tourPage(id: number, lang = 'ca') {
  const response = await request(`/tour/x-${id}-${lang}`, { bindings })
  const html = await response.text()
  const graphs = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ].flatMap(([, json = '[]']) => JSON.parse(json) as { '@type': string; offers?: Offer[] }[])
  const { offers = [] } = graphs.find((graph) => graph['@type'] === 'TouristTrip') ?? {}
  const [body = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return { html, text: plain(body), offers, headers: response.headers }
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}

afterEach(() => void vi.useRealTimers())

describe('the price box', () => {
  it('opens with the smallest party that has a price, its headline and its row of the table', async () => {
    const id = await aTour({ ...TIERS, p1Cents: null, minPersons: 2 })
    const { html, text } = await tourPage(id)
    expect(text).toContain('C$310 per person for 2 travellers Travellers')
    expect(text).toContain('Total with GST C$651.00')
    const checked = [...html.matchAll(/<input type="radio"[^>]* checked=""[^>]*>/g)]
    expect(checked.map(([input]) => /value="(.)"/.exec(input)?.[1])).toEqual(['2'])
    const marked = [...html.matchAll(/<tr aria-current="true".*?<\/tr>/gs)].map(([row]) =>
      plain(row).trim(),
    )
    expect(marked).toEqual(['2 people C$310'])
  })

  it('has its main action after the total, and asks without an account for the same party', async () => {
    const { html } = await tourPage(await aTour(TIERS))
    const places = [
      'Total with GST',
      'href="#write"',
      'people=1',
      'Full refund until 7 days before departure',
    ]
    const found = places.map((text) => html.indexOf(text))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found).not.toContain(-1)
  })

  it.each([
    ['kr', '출발 7일 전까지 취소하시면 전액 환불', '예약금 50,000원 또는 C$50', '무료 픽업'],
    [
      'ca',
      'Full refund until 7 days before departure',
      'Deposit of C$20 or ₩20,000',
      'Free pickup',
    ],
    ['cn', '提前 7 天取消，全额退款', '订金 C$20（或 ₩20,000）', '免费接送'],
  ])('in %s says what comes with the price, with a link', async (lang, refund, ...rest) => {
    const { html, text } = await tourPage(await aTour(TIERS), lang)
    expect(html).toMatch(new RegExp(`href="/attention-${lang}"[^>]*>${refund}<`))
    for (const words of rest) expect(text).toContain(words)
  })

  it('shows won in Korean only, beside the headline and the sum to pay', async () => {
    const id = await aTour(TIERS)
    const { text } = await tourPage(id, 'kr')
    expect(text).toContain('C$420 (약 42만 6천원)')
    expect(text).toContain('C$441.00 (약 44만 8천원)')
    expect(plain(await (await request('/travel-kr', { bindings })).text())).toContain(
      'C$205 (약 20만 8천원)',
    )
    for (const lang of ['ca', 'cn']) expect((await tourPage(id, lang)).text).not.toContain('426')
  })

  it('says that a single price is for four or more only of a tour that says so', async () => {
    const basis = 'This price assumes at least 4 people.'
    const single = { priceCents: 175_00 }
    expect((await tourPage(await aTour(single))).text).not.toContain(basis)
    expect((await tourPage(await aTour({ ...single, minPersons: 4 }))).text).not.toContain(basis)
    expect((await tourPage(await aTour({ ...TIERS, assumesFour: true }))).text).not.toContain(basis)
    expect((await tourPage(await aTour({ assumesFour: true }))).text).not.toContain(basis)
    const { text } = await tourPage(await aTour({ ...single, assumesFour: true }))
    expect(text).toContain(basis)
    expect(text).toContain('C$175 per person for 4 travellers')
    expect(text).toContain('Total with GST C$735.00')
  })

  it('adds the surcharge of the tour to the sum, also in structured data, and names none where there is none', async () => {
    const days = { priceCents: 100_00, tripDays: 2 }
    const changed = await tourPage(await aTour({ ...days, surchargeCentsPerDay: 150_00 }))
    expect(changed.text).toContain('Surcharge for 1–2 travellers (2 days × C$150) C$300.00')
    expect(changed.text).toContain('Total with GST C$420.00')
    expect(changed.offers.map(({ price }) => price)).toEqual([420, 525, 315, 420])
    const none = await tourPage(await aTour({ ...days, surchargeCentsPerDay: 0 }))
    expect(none.text).not.toMatch(/surcharge|extra room/i)
    expect(none.offers.map(({ price }) => price)).toEqual([105, 210, 315, 420])
  })
})

describe('structured data', () => {
  it('offers each party that has a price for the sum to pay', async () => {
    const { offers } = await tourPage(await aTour({ ...TIERS, p1Cents: null }))
    expect(offers.map(({ price }) => price)).toEqual([651, 771.75, 861])
    expect(offers[0]?.priceSpecification).toMatchObject({
      price: 651,
      priceCurrency: 'CAD',
      valueAddedTaxIncluded: true,
      referenceQuantity: { value: 2, unitText: 'person' },
    })
    expect(offers.filter(({ priceValidUntil }) => priceValidUntil)).toEqual([])
  })

  it('offers nothing without a price', async () => {
    expect((await tourPage(await aTour())).offers).toEqual([])
  })
})

describe('an offer', () => {
  it('without regular prices strikes the price that its discount computes', async () => {
    const { text } = await tourPage(await aTour({ ...TIERS, status: 3, discountPercent: 15 }))
    expect(text).toContain('Regular price C$483 C$420 Save 13%')
  })

  it('with regular prices strikes those and names its last day, on the card and in structured data', async () => {
    const id = await aTour({ ...DATED, names: { ca: `Dated ${Date.now()}` } })
    const { text, offers } = await tourPage(id)
    expect(text).toMatch(/Regular price C\$480 C\$420 Save 13% until .*Nov\.? 30, 2999/)
    expect(text).toContain('4 people Regular price C$240 C$205')
    expect(offers.map(({ priceValidUntil }) => priceValidUntil)).toEqual(
      Array.from({ length: 4 }, () => '2999-11-30'),
    )
    const list = plain(await (await request('/travel-ca', { bindings })).text())
    expect(list).toMatch(/Regular price C\$240 C\$205 Save 15% until/)
  })

  it('is at its regular price after its last day without a write, on the page and in the list', async () => {
    const name = `Ends ${Date.now()}`
    const id = await aTour({ ...DATED, offerUntil: '2030-06-30', names: { ca: name } })
    const listed = async () => plain(await (await request('/travel-ca', { bindings })).text())
    vi.useFakeTimers({ toFake: ['Date'] })

    // The last minute of the day in Calgary, and the first of the next.
    vi.setSystemTime(Date.UTC(2030, 6, 1, 5, 59))
    expect((await tourPage(id)).text).toContain('Regular price C$480 C$420')
    expect((await listed()).split('Recommended')[0]).toContain(name)
    vi.setSystemTime(Date.UTC(2030, 6, 1, 5, 59, 45))
    const lastSeconds = (await tourPage(id)).headers.get('cache-control')
    expect(lastSeconds).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=0')

    vi.setSystemTime(Date.UTC(2030, 6, 1, 6, 0))
    const { text, offers, headers } = await tourPage(id)
    expect(text).toContain('C$480 per person for 1 traveller')
    expect(text).toContain('Total with GST C$504.00')
    expect(text).not.toMatch(/Regular price|Save \d|until .*2030/)
    expect(offers[0]).toMatchObject({ price: 504 })
    expect(offers[0]).not.toHaveProperty('priceValidUntil')
    expect((await listed()).split('Recommended')[1]).toContain(name)
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=25',
    )
  })
})

describe('an offer that has ended', () => {
  afterEach(() => vi.useRealTimers())

  it('is at its regular price beside other tours too', async () => {
    const name = `Over ${Date.now()}`
    await aTour({ ...DATED, offerUntil: '2030-06-30', categoryId: 6, names: { ca: name } })
    const other = await aTour({ categoryId: 6 })
    vi.useFakeTimers({ toFake: ['Date'] })

    vi.setSystemTime(Date.UTC(2030, 6, 1, 5, 59))
    const before = (await tourPage(other)).text.split('You might also like')[1] ?? ''
    expect(before.slice(before.indexOf(name))).toMatch(/^.{0,120}Regular price C\$240 C\$205/)

    vi.setSystemTime(Date.UTC(2030, 6, 1, 6, 0))
    const after = (await tourPage(other)).text.split('You might also like')[1] ?? ''
    expect(after.slice(after.indexOf(name))).toMatch(/^.{0,120}C\$240 per person for 4/)
    expect(after).not.toContain('Regular price C$240')
  })
})

describe('a departure', () => {
  const row = { startsOn: '2999-05-01', endsOn: '2999-05-03', male: 0, female: 2 }

  it('can be asked for by its date, and shows the seats left of four', async () => {
    const id = await aTour({ ...TIERS, departures: [{ ...row, remarks: 'Slow walkers' }] })
    const { text } = await tourPage(id)
    expect(text).toMatch(/Ask to join\s*:\s*Wed, May 1, 2999/)
    expect(text).toContain('2 seats left')
    expect(text).toContain('2 women')
    expect(text).not.toContain('Men 0')
    expect(text).toContain('Seats left')
  })

  it('cannot be asked for when it is full', async () => {
    const departures = [
      { ...row, female: 3 },
      { ...row, startsOn: '2999-06-01', endsOn: '2999-06-03', male: 2 },
    ]
    const { text } = await tourPage(await aTour({ p4Cents: 205_00, departures }))
    expect(text).toMatch(/Ask to join\s*:\s*Wed, May 1, 2999/)
    expect(text).not.toMatch(/Ask to join\s*:\s*Sat, Jun 1, 2999/)
    expect(text).toContain('Full')
  })

  it('says in which language a remark is, where that is not the language of the page', async () => {
    const id = await aTour({ departures: [{ ...row, remarks: '천천히 걷습니다' }] })
    expect((await tourPage(id)).text).toContain('(in Korean) 천천히 걷습니다')
    expect((await tourPage(id, 'cn')).text).toContain('（韩文） 천천히 걷습니다')
    expect((await tourPage(id, 'kr')).text).not.toContain('(한국어)')
  })
})
