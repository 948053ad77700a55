import { describe, expect, it } from 'vitest'
import {
  findOfferFault,
  gstCents,
  lowestTier,
  partyTotal,
  perPersonCents,
  pricedOn,
  savingPercent,
  showsAssumption,
  shownPrice,
  startParty,
  struckPriceCents,
  tierPrices,
  wonAmount,
  type PricedTour,
} from '../../../worker/contracts/tours/prices'
import { aPricedTour } from '../../support/priced-tour'

const TIERS: PricedTour['pricePerPerson'] = [
  { type: 'p1', amount: 420 },
  { type: 'p2', amount: 310 },
  { type: 'p3', amount: 245 },
  { type: 'p4', amount: 205 },
]

const aTour = (fields: Partial<PricedTour> = {}) =>
  aPricedTour({ tripDays: 1, pricePerPerson: [], ...fields })

/** An offer compared with earlier prices, until the end of November. */
function aDatedOffer(fields: Partial<PricedTour> = {}): PricedTour {
  return aTour({
    status: 3,
    discount: 50,
    pricePerPerson: TIERS,
    regularPricePerPerson: TIERS.map(({ type, amount }) => ({ type, amount: amount + 40 })),
    offerUntil: '2026-11-30',
    ...fields,
  })
}

/** Offers and the faults of their regular prices. */
const OFFERS: [string, Partial<PricedTour>, ReturnType<typeof findOfferFault>][] = [
  ['is complete with a higher price for each tier and a last day', {}, null],
  ['needs its last day', { offerUntil: null }, 'OfferEndMissing'],
  [
    'needs a regular price for each tier',
    { regularPricePerPerson: [{ type: 'p4', amount: 300 }] },
    'RegularPriceMissing',
  ],
  ['needs regular prices for a last day', { regularPricePerPerson: [] }, 'RegularPriceMissing'],
  ['refuses equal prices', { regularPricePerPerson: TIERS }, 'RegularPriceTooLow'],
  [
    'needs the single regular price for a single price',
    { pricePerPerson: [], price: 90 },
    'RegularPriceMissing',
  ],
  ['ignores the single price beside tiers', { price: 900, regularPrice: 1 }, null],
  [
    'is complete without regular prices and without a last day',
    { regularPricePerPerson: [], offerUntil: null },
    null,
  ],
  ['is not looked at for another status', { status: 2, offerUntil: null }, null],
]

const TERMS = { wonPerCad: 1015, gstPercent: 5 }

describe('the price on a card', () => {
  it.each([
    [
      'the lowest positive tier',
      aTour({ pricePerPerson: TIERS }),
      { kind: 'perPerson', cents: 205_00, persons: 4 },
    ],
    [
      'tiers before the single price',
      aTour({ pricePerPerson: TIERS, price: 99 }),
      { kind: 'perPerson', cents: 205_00 },
    ],
    [
      'no tier of 0',
      aTour({
        pricePerPerson: [
          { type: 'p1', amount: 0 },
          { type: 'p2', amount: 50 },
        ],
      }),
      { kind: 'perPerson', cents: 50_00, persons: 2 },
    ],
    [
      'the single price when all tiers are 0',
      aTour({ pricePerPerson: [{ type: 'p1', amount: 0 }], price: 99.5 }),
      { kind: 'single', cents: 99_50 },
    ],
    ['the single price', aTour({ price: 180 }), { kind: 'single', cents: 180_00 }],
    ['inquire for a price of 0', aTour({ price: 0 }), { kind: 'inquire' }],
    ['inquire without any price', aTour(), { kind: 'inquire' }],
  ])('is %s', (_name, tour, expected) => {
    expect(shownPrice(tour)).toMatchObject(expected)
  })

  it('is for the larger party when two tiers cost the same', () => {
    expect(
      lowestTier(
        aTour({
          pricePerPerson: [
            { type: 'p3', amount: 10 },
            { type: 'p4', amount: 10 },
          ],
        }),
      )?.persons,
    ).toBe(4)
  })
})

describe('a special offer', () => {
  it('strikes the stored price plus the discount, in whole dollars, and shows the true saving', () => {
    const price = shownPrice(aTour({ status: 3, discount: 15, pricePerPerson: TIERS }))
    expect(price).toMatchObject({ cents: 205_00, struckCents: 236_00, savingPercent: 13 })
  })

  it.each([
    [100_00, 10, 110_00, 9],
    [99_99, 15, 115_00, 13],
    [205_00, 0, 205_00, 0],
    [33_33, 50, 50_00, 33],
    [1_00, 100, 2_00, 50],
  ])(
    'of %i cents and %i percent strikes %i cents and saves %i percent',
    (cents, percent, struck, saving) => {
      expect(struckPriceCents(cents, percent)).toBe(struck)
      expect(savingPercent(cents, struckPriceCents(cents, percent))).toBe(saving)
    },
  )

  it.each([0, 1, 2])('needs its status: a discount with status %i has no effect', (status) => {
    expect(shownPrice(aTour({ status, discount: 15, pricePerPerson: TIERS }))).toMatchObject({
      struckCents: null,
    })
  })
})

describe('an offer with regular prices and a last day', () => {
  it('strikes what was charged and saves exactly that, whatever its discount', () => {
    expect(shownPrice(aDatedOffer())).toMatchObject({
      cents: 205_00,
      struckCents: 245_00,
      savingPercent: 16,
    })
    expect(tierPrices(aDatedOffer()).map(({ struckCents }) => struckCents)).toEqual([
      460_00, 350_00, 285_00, 245_00,
    ])
    const single = aDatedOffer({ pricePerPerson: [], price: 90, regularPrice: 100 })
    expect(shownPrice(single)).toMatchObject({ struckCents: 100_00, savingPercent: 10 })
  })

  it('is one to the end of its last day, then a regular tour at its regular prices', () => {
    expect(pricedOn(aDatedOffer(), '2026-11-30')).toEqual(aDatedOffer())
    const after = pricedOn(aDatedOffer(), '2026-12-01')
    expect(after.status).toBe(1)
    expect(shownPrice(after)).toMatchObject({
      cents: 245_00,
      struckCents: null,
      savingPercent: null,
    })
    expect(partyTotal(after, 2, TERMS)?.totalCents).toBe(700_00)
  })

  it('has no end without a last day, and none where the tour is no offer', () => {
    for (const tour of [aDatedOffer({ offerUntil: null }), aDatedOffer({ status: 2 })])
      expect(pricedOn(tour, '2030-01-01')).toEqual(tour)
  })

  it.each(OFFERS)('%s', (_name, fields, fault) => {
    expect(findOfferFault(aDatedOffer(fields))).toBe(fault)
  })
})

describe('the price for a chosen party', () => {
  it('is that of its tier, and on request where the tier has none', () => {
    expect(shownPrice(aTour({ pricePerPerson: TIERS }), 2)).toMatchObject({
      kind: 'perPerson',
      cents: 310_00,
      persons: 2,
    })
    expect(shownPrice(aTour({ pricePerPerson: TIERS.slice(1) }), 1)).toEqual({ kind: 'inquire' })
    expect(shownPrice(aTour({ price: 80 }), 3)).toMatchObject({ kind: 'single', cents: 80_00 })
  })
})

describe('the calculator', () => {
  it.each([
    [1, 420_00, 420_00, 21_00, 441_00, 448_000],
    [2, 310_00, 620_00, 31_00, 651_00, 661_000],
    [3, 245_00, 735_00, 36_75, 771_75, 783_000],
    [4, 205_00, 820_00, 41_00, 861_00, 874_000],
  ] as const)('for %i asks %i cents each', (persons, each, total, gst, withGst, won) => {
    expect(partyTotal(aTour({ pricePerPerson: TIERS }), persons, TERMS)).toMatchObject({
      perPersonCents: each,
      totalCents: total,
      gstCents: gst,
      totalWithGstCents: withGst,
      totalWon: won,
    })
  })

  it('multiplies the single price for every party', () => {
    expect(partyTotal(aTour({ price: 180 }), 3, TERMS)?.totalCents).toBe(540_00)
  })

  it('has no total for a party whose tier is missing or 0', () => {
    const tour = aTour({
      pricePerPerson: [
        { type: 'p1', amount: 0 },
        { type: 'p2', amount: 90 },
      ],
      price: 10,
    })
    expect([partyTotal(tour, 1, TERMS), partyTotal(tour, 3, TERMS)]).toEqual([null, null])
    expect(partyTotal(tour, 2, TERMS)?.totalCents).toBe(180_00)
  })

  it.each([
    [1, 1, 100_00, 0, 105_00],
    [2, 3, 200_00, 600_00, 840_00],
    [1, 2, 100_00, 400_00, 525_00],
    [3, 3, 300_00, 0, 315_00],
    [4, 5, 400_00, 0, 420_00],
  ] as const)(
    'for %i travellers on %i days asks %i cents and a surcharge of %i cents, both taxed',
    (persons, tripDays, totalCents, surchargeCents, totalWithGstCents) => {
      expect(partyTotal(aTour({ price: 100, tripDays }), persons, TERMS)).toMatchObject({
        totalCents,
        surchargeCents,
        gstCents: (totalCents + surchargeCents) / 20,
        totalWithGstCents,
      })
    },
  )

  it.each([
    [150, 2, 3, 450_00],
    [0, 1, 3, 0],
    [99.5, 1, 2, 199_00],
  ] as const)(
    'adds the surcharge of the tour: C$%d a day, for %i travellers on %i days',
    (surchargePerDay, persons, tripDays, surchargeCents) => {
      const tour = aTour({ price: 100, tripDays, surchargePerDay })
      expect(partyTotal(tour, persons, TERMS)).toMatchObject({ surchargeCents })
    },
  )

  it.each([
    ['1 by default', aTour({ pricePerPerson: TIERS }), 1],
    ['the smallest party with a price', aTour({ pricePerPerson: TIERS.slice(1) }), 2],
    ['a party that may book', aTour({ price: 100, minPerson: 3 }), 3],
    ['the largest party where the tour needs more', aTour({ price: 100, minPerson: 6 }), 4],
    ['four for a price that assumes four', aTour({ price: 100, assumesFour: true }), 4],
    ['1 without any price', aTour(), 1],
  ])('starts at %s', (_name, tour, party) => {
    expect(startParty(tour)).toBe(party)
  })

  it.each([
    ['a single price of a tour that says so', { price: 100, assumesFour: true }, true],
    ['a single price for any party', { price: 100 }, false],
    ['a single price for four or more to book', { price: 100, minPerson: 4 }, false],
    ['a price per party size', { pricePerPerson: TIERS, assumesFour: true }, false],
    ['a price on request', { assumesFour: true }, false],
  ])('assumes four travellers only where that is true: %s', (_name, fields, expected) => {
    expect(showsAssumption(aTour(fields))).toBe(expected)
  })

  it('has a price that assumes four for no smaller party', () => {
    const tour = aTour({ price: 100, assumesFour: true })
    expect([1, 3, 4].map((size) => perPersonCents(tour, size as 1 | 3 | 4))).toEqual([
      null,
      null,
      100_00,
    ])
  })

  it('is exact where floating point is not', () => {
    expect(partyTotal(aTour({ price: 0.1 }), 3, TERMS)?.totalCents).toBe(30)
    expect(gstCents(10, TERMS)).toBe(1)
  })

  it.each([
    [100_00, 102_000],
    [49, 0],
    [50, 1000],
    [1_000_000_00, 1_015_000_000],
  ])('rounds %i cents to %i won', (cents, won) => {
    expect(wonAmount(cents, TERMS)).toBe(won)
  })
})
