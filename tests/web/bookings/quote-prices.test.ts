import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { LANGS } from '../../../worker/contracts/languages'
import {
  PARTY_SIZES,
  PRICE_TIERS,
  partyTotal,
  shareCents,
  type PricedTour,
} from '../../../worker/contracts/tours/prices'
import {
  findLineFault,
  priceQuote,
  quoteLine,
  quoteTotals,
  type QuoteLine,
} from '../../../worker/contracts/bookings/quote-prices'
import { aPricedTour } from '../../support/priced-tour'

const TERMS = FIRST_SETTINGS.prices
const RUNS = { numRuns: 2000 }
const PLAIN = { party: 2, extraRooms: 0, lang: 'ca' } as const

const dollars = integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
const tiers = array(dollars, { minLength: 4, maxLength: 4 }).map((amounts) =>
  PRICE_TIERS.map((type, index) => ({ type, amount: amounts[index] ?? 0 })),
)
const tours: Arbitrary<PricedTour> = record({
  status: constantFrom(1, 2, 3),
  discount: integer({ min: 0, max: 50 }),
  minPerson: integer({ min: 1, max: 4 }),
  tripDays: integer({ min: 1, max: 14 }),
  price: option(dollars),
  pricePerPerson: constantFrom('tiers', 'single').chain((kind) =>
    kind === 'tiers' ? tiers : tiers.map((all) => all.slice(0, 0)),
  ),
  surchargePerDay: dollars,
  assumesFour: boolean(),
  joinsAtOwnPrice: boolean(),
  regularPrice: constant(null),
  regularPricePerPerson: constant([]),
  offerUntil: constant(null),
})
const terms = record({
  wonPerCad: integer({ min: 10_000, max: 1_000_000 }).map((rate) => rate / 100),
  gstPercent: integer({ min: 0, max: 3000 }).map((percent) => percent / 100),
  deposit: constant(TERMS.deposit),
})
const lines: Arbitrary<QuoteLine> = record({
  kind: constantFrom('extra', 'supplier', 'discount'),
  units: integer({ min: 1, max: 8 }),
  unitCents: integer({ min: 1, max: 100_000 }),
  isTaxed: boolean(),
}).map(({ kind, units, unitCents, isTaxed }) => ({
  ...quoteLine(kind, units, kind === 'discount' ? -unitCents : unitCents),
  ...(!isTaxed && { untaxed: 'abroad' }),
}))

describe('the price of a quote', () => {
  it('of a plain party is the one of the calculator', () => {
    assert(
      property(tours, constantFrom(...PARTY_SIZES), terms, (tour, party, terms) => {
        const shown = partyTotal(tour, party, terms)
        const quote = priceQuote(tour, { party, extraRooms: 0, lang: 'ca' }, terms)
        expect(
          quote && {
            tour: quote.lines[0]?.cents,
            surcharge: quote.lines.find(({ kind }) => kind === 'surcharge')?.cents ?? 0,
            gst: quote.gstCents,
            total: quote.totalCents,
            won: quote.totalWon,
          },
        ).toEqual(
          shown && {
            tour: shown.totalCents,
            surcharge: shown.surchargeCents,
            gst: shown.gstCents,
            total: shown.totalWithGstCents,
            won: shown.totalWon,
          },
        )
      }),
      RUNS,
    )
  })

  it('is the sum of its lines, each of which is units times its price', () => {
    assert(
      property(tours, array(lines, { maxLength: 5 }), terms, (tour, added, terms) => {
        const quote = priceQuote(tour, { ...PLAIN, extraRooms: 1, added }, terms)
        if (!quote) return
        expect(quote.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(quote.totalCents)
        expect(quote.lines.map(findLineFault)).toEqual(quote.lines.map(() => null))
        expect(quote.lines.filter(({ kind }) => kind === 'gst').length).toBeLessThanOrEqual(1)
        expect(Math.abs(quote.totalWon % 1000)).toBe(0)
        expect(quoteTotals(quote.lines, { lang: 'ca' }, terms)).toEqual(quote)
      }),
      RUNS,
    )
  })

  it('has a deposit by language, of at most the total', () => {
    assert(
      property(tours, constantFrom(...LANGS), (tour, lang) => {
        const quote = priceQuote(tour, { ...PLAIN, lang }, TERMS)
        if (!quote) return
        const { cad, krw } = TERMS.deposit[lang]
        expect(quote.depositCents).toBe(Math.min(cad * 100, quote.totalCents))
        expect(quote.depositWon).toBe(Math.min(krw, quote.totalWon))
      }),
      RUNS,
    )
  })

  it('has a line for the small party and one for each extra room a day', () => {
    expect(priceQuote(aPricedTour(), { ...PLAIN, extraRooms: 2 }, TERMS)).toEqual({
      lines: [
        { kind: 'tour', label: '', units: 2, unitCents: 600_50, cents: 1201_00 },
        { kind: 'surcharge', label: '', units: 3, unitCents: 200_00, cents: 600_00 },
        { kind: 'room', label: '', units: 6, unitCents: 200_00, cents: 1200_00 },
        { kind: 'gst', label: '', units: 1, unitCents: 150_05, cents: 150_05 },
      ],
      gstCents: 150_05,
      totalCents: 3151_05,
      totalWon: 3_198_000,
      depositCents: 20_00,
      depositWon: 20_000,
    })
  })

  it.each([
    ['no surcharge for three', aPricedTour(), { ...PLAIN, party: 3 }],
    [
      'no surcharge and no room on a tour of one day',
      aPricedTour({ tripDays: 1 }),
      { ...PLAIN, extraRooms: 1 },
    ],
    [
      'no surcharge where the tour has none',
      aPricedTour({ surchargePerDay: 0 }),
      { ...PLAIN, extraRooms: 1 },
    ],
  ])('has %s', (_what, tour, input) => {
    expect(priceQuote(tour, input, TERMS)?.lines.map(({ kind }) => kind)).toEqual(['tour', 'gst'])
  })

  it('is the price of four for each of a larger party', () => {
    expect(priceQuote(aPricedTour(), { ...PLAIN, party: 6 }, TERMS)?.lines[0]).toMatchObject({
      units: 6,
      unitCents: 450_00,
    })
  })

  it('is on request where the tour has no price for the party', () => {
    expect(priceQuote(aPricedTour({ pricePerPerson: [] }), PLAIN, TERMS)).toBeNull()
  })
})

describe('a party that joins a departure', () => {
  const linesOf = (tour: PricedTour, party: number, others: number) =>
    priceQuote(tour, { ...PLAIN, party, others }, TERMS)?.lines.map(({ kind, unitCents }) =>
      kind === 'gst' ? kind : [kind, unitCents],
    )

  it.each([
    ['alone without others', aPricedTour(), 2, 0, 60_050, true],
    ['as the whole party: 2 and 2 as four', aPricedTour(), 2, 2, 45_000, false],
    ['as the whole party: 1 and 1 as two, with the surcharge', aPricedTour(), 1, 1, 60_050, true],
    ['as four, however many travel', aPricedTour(), 2, 5, 45_000, false],
    [
      'as a party of its own where the tour says so',
      aPricedTour({ joinsAtOwnPrice: true }),
      2,
      2,
      60_050,
      true,
    ],
    [
      'no more than alone, where larger parties pay more',
      aPricedTour({
        pricePerPerson: [
          { type: 'p2', amount: 400 },
          { type: 'p4', amount: 450 },
        ],
      }),
      2,
      2,
      40_000,
      false,
    ],
    [
      'as the whole party, where its own size is on request',
      aPricedTour({ pricePerPerson: [], price: 300, assumesFour: true }),
      1,
      3,
      30_000,
      false,
    ],
  ] as const)('pays %s', (_how, tour, party, others, cents, isSurcharged) => {
    const surcharge = isSurcharged ? [['surcharge', 20_000]] : []
    expect(linesOf(tour, party, others)).toEqual([['tour', cents], ...surcharge, 'gst'])
    const share = cents + (isSurcharged ? Math.round((3 * 20_000) / party) : 0)
    expect(shareCents(tour, party, others)).toBe(share)
  })

  it(`never pays more than alone, and its share is that of its lines (${RUNS.numRuns} runs)`, () => {
    assert(
      property(
        tours,
        integer({ min: 1, max: 4 }),
        integer({ min: 0, max: 7 }),
        (tour, party, others) => {
          const joined = priceQuote(tour, { ...PLAIN, party, others }, TERMS)
          const alone = priceQuote(tour, { ...PLAIN, party }, TERMS)
          if (joined && alone) expect(joined.totalCents).toBeLessThanOrEqual(alone.totalCents)
          const share = shareCents(tour, party, others)
          expect(share === null).toBe(joined === null)
          const net = joined && joined.totalCents - joined.gstCents
          if (net !== null && share !== null)
            expect(Math.abs(share * party - net)).toBeLessThan(party)
        },
      ),
      RUNS,
    )
  })
})

describe('the tax of a quote', () => {
  const taxed = (cents: number) => quoteLine('extra', 1, cents)
  const untaxed = (cents: number) => ({ ...taxed(cents), untaxed: 'A flight abroad' })

  it('is rounded half up, once for the whole quote', () => {
    expect(quoteTotals([taxed(10), taxed(10), taxed(10)], { lang: 'ca' }, TERMS).gstCents).toBe(2)
    expect(quoteTotals([taxed(10)], { lang: 'ca' }, TERMS).gstCents).toBe(1)
    expect(quoteTotals([taxed(9)], { lang: 'ca' }, TERMS).gstCents).toBe(0)
  })

  it('is on the lines that have no reason to be free of it', () => {
    const quote = quoteTotals([taxed(100_00), untaxed(400_00)], { lang: 'ca' }, TERMS)
    expect(quote).toMatchObject({ gstCents: 5_00, totalCents: 505_00 })
  })

  it('falls with a discount, but never below nothing', () => {
    const lines = [taxed(100_00), quoteLine('discount', 1, -40_00)]
    expect(quoteTotals(lines, { lang: 'ca' }, TERMS).gstCents).toBe(3_00)
    const free = [untaxed(100_00), quoteLine('discount', 1, -40_00)]
    expect(quoteTotals(free, { lang: 'ca' }, TERMS)).toMatchObject({
      gstCents: 0,
      totalCents: 60_00,
    })
  })

  it('that came with the lines is computed again', () => {
    const lines = [taxed(100_00), quoteLine('gst', 1, 1)]
    expect(quoteTotals(lines, { lang: 'ca' }, TERMS).totalCents).toBe(105_00)
  })
})

describe('a line written by hand', () => {
  it.each([
    ['needs its own sum', { ...quoteLine('extra', 2, 500), cents: 999 }, 'LineSum'],
    ['needs whole cents', quoteLine('extra', 1, 0.5), 'LineSum'],
    ['needs a unit', quoteLine('extra', 0, 500), 'LineSum'],
    ['takes off only as a discount', quoteLine('extra', 1, -500), 'LineSign'],
    ['takes off as a discount', quoteLine('discount', 1, 500), 'LineSign'],
    ['says why it is not taxed', { ...quoteLine('extra', 1, 500), untaxed: ' ' }, 'LineTax'],
    ['may be a discount', quoteLine('discount', 1, -500), null],
    ['may be free', quoteLine('extra', 1, 0), null],
  ] as const)('%s', (_rule, line, fault) => {
    expect(findLineFault(line)).toBe(fault)
  })
})
