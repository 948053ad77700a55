import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceFrom } from '../../../worker/contracts/bookings/booking-reference'
import { BOOKING_STATUSES } from '../../../worker/contracts/bookings/booking-states'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { CURRENCIES } from '../../../worker/contracts/currencies'
import {
  MATCH_POINTS,
  isSameMoney,
  isSameRow,
  bookingMatcher,
  proposeMatches,
  scoreMatch,
  sharedWith,
  type MatchBooking,
  type MatchEntry,
} from '../../../worker/contracts/bookings/match-score'
import { compareNames } from '../../../worker/contracts/bookings/payer-names'

const RUNS = { numRuns: 2000 }
const DAY = '2027-06-03'

function anEntry(fields: Partial<MatchEntry> = {}): MatchEntry {
  return {
    amount: 20_00,
    spent: 0,
    currency: 'CAD',
    day: DAY,
    payer: 'ROBIN SAMPLE',
    memo: 'E-TRANSFER M482711',
    replyKey: null,
    ...fields,
  }
}

function aBooking(fields: Partial<MatchBooking> = {}): MatchBooking {
  return {
    id: 1,
    status: 'on_hold',
    currency: 'CAD',
    reference: '482711',
    due: 20_00,
    rest: 1050_00,
    names: ['Robin Sample'],
    emailKey: null,
    claims: [],
    held: { from: '2027-06-01', until: '2027-06-05' },
    endedOn: null,
    ...fields,
  }
}

describe('the score of a match', () => {
  const plain = { memo: '', payer: null, day: '2027-07-01' }

  it.each([
    ['referenceExact', { memo: 'ㅡ482711' }, {}],
    ['referenceExact', { payer: '박보기482711' }, {}],
    ['referenceSlip', { memo: 'M482171' }, {}],
    ['amountDue', {}, { due: 20_00 }],
    ['amountRest', {}, { rest: 20_00 }],
    ['payerSame', { payer: 'SAMPLE,ROBIN' }, {}],
    ['payerSame', { payer: 'Casey Demo' }, { names: ['Robin Sample', 'Casey Demo'] }],
    ['payerAlike', { payer: 'ROBIN DEMO' }, {}],
    ['payerAlike', { memo: 'E-TFR FROM ROBIN SAMPLE' }, {}],
    ['payerAlike', { payer: 'PARK BOGI' }, { names: ['박보기'] }],
    ['replyTo', { replyKey: 'k' }, { emailKey: 'k' }],
    ['claim', {}, { claims: [7_00, 20_00] }],
    ['dayInHold', { day: '2027-06-05' }, {}],
  ] as const)('counts %s', (reason, entry, booking) => {
    const none = { due: 1, rest: 2 }
    const score = scoreMatch(anEntry({ ...plain, ...entry }), aBooking({ ...none, ...booking }))
    expect(score).toMatchObject({ reasons: [reason], score: MATCH_POINTS[reason] })
  })

  it('counts what is left of an entry', () => {
    const entry = anEntry({ amount: 40_00, spent: 20_00, memo: '', payer: null })
    expect(scoreMatch(entry, aBooking())?.reasons).toEqual(['amountDue', 'dayInHold'])
  })

  it('counts an amount that is both due and the rest once', () => {
    const booking = aBooking({ rest: 20_00 })
    expect(scoreMatch(anEntry({ ...plain }), booking)?.reasons).toEqual(['amountDue'])
  })

  it.each([
    ['of another currency', {}, { currency: 'KRW' }],
    ['for an entry that is spent', { spent: 20_00 }, {}],
    ['that ended on an unknown day', {}, { status: 'completed' }],
    ['that expired 61 days before', {}, { status: 'expired', endedOn: '2027-04-03' }],
  ] as const)('is not given to a booking %s', (_which, entry, booking) => {
    expect(scoreMatch(anEntry(entry), aBooking(booking))).toBeNull()
  })

  it.each(['expired', 'cancelled', 'closed', 'completed', 'no_show'] as const)(
    'is given to a booking that is %s for 60 days',
    (status) => {
      const booking = aBooking({ status, endedOn: '2027-04-04' })
      expect(scoreMatch(anEntry(), booking)?.strength).toBe('strong')
    },
  )
})

describe('proposals', () => {
  it('preselect the only strong one', () => {
    const other = aBooking({ id: 2, reference: referenceFrom(() => 55_555), names: ['Casey Demo'] })
    const { proposals, preselected } = proposeMatches(anEntry(), [other, aBooking()])
    expect(proposals.map(({ bookingId }) => bookingId)).toEqual([1])
    expect(preselected).toBe(1)
  })

  it('put the right booking first although its reference has a typing error', () => {
    const others = Array.from({ length: 50 }, (_, index) =>
      aBooking({
        id: index + 2,
        reference: referenceFrom(() => 20_000 + index * 977),
        names: ['Casey Demo'],
      }),
    )
    const entry = anEntry({ memo: 'E-TRANSFER M482117' })
    const { proposals } = proposeMatches(entry, [...others, aBooking()])
    expect(proposals[0]).toMatchObject({ bookingId: 1, strength: 'possible' })
  })

  it('preselect none of two strong ones', () => {
    const twice = [aBooking(), aBooking({ id: 2, names: ['Robin Sample'] })]
    const { proposals, preselected } = proposeMatches(anEntry(), twice)
    expect(proposals.map(({ strength }) => strength)).toEqual(['strong', 'strong'])
    expect(preselected).toBeNull()
  })

  it('preselect none for a text with two references', () => {
    const second = referenceFrom(() => 55_555)
    const entry = anEntry({ memo: `M482711 M${second}` })
    expect(proposeMatches(entry, [aBooking()])).toMatchObject({
      namesSeveral: true,
      preselected: null,
    })
  })

  it('preselect none for the rest of an entry', () => {
    const entry = anEntry({ amount: 40_00, spent: 20_00 })
    const { proposals, preselected } = proposeMatches(entry, [aBooking()])
    expect(proposals).toHaveLength(1)
    expect(preselected).toBeNull()
  })

  it('never repeat a refused one', () => {
    expect(proposeMatches(anEntry(), [aBooking()], new Set([1])).proposals).toEqual([])
  })

  it('show one whose payer is cut to an initial, if the sum is exactly due', () => {
    const entry = anEntry({ payer: null, memo: 'E-TRANSFER ROBIN S' })
    const { proposals, preselected } = proposeMatches(entry, [aBooking({ reference: null })])
    expect(proposals).toMatchObject([{ strength: 'possible' }])
    expect(preselected).toBeNull()
  })

  it('hide weak ones', () => {
    const entry = anEntry({ memo: '', payer: null })
    expect(proposeMatches(entry, [aBooking()])).toMatchObject({ proposals: [], preselected: null })
  })

  it('are the same in any order of bookings, sorted, and preselect only a clear one', () => {
    const entries = record({
      amount: constantFrom(20_00, 1050_00, 3_00),
      spent: constantFrom(0, 0, 3_00),
      currency: constantFrom(...CURRENCIES),
      day: integer({ min: -80, max: 80 }).map((days) => addDays(DAY, days)),
      payer: option(constantFrom('ROBIN SAMPLE', 'CASEY DEMO', '박보기', 'PARK BOGI')),
      memo: option(constantFrom('M482711', 'M482171', '100009 482711', 'x')),
      replyKey: option(constantFrom('a', 'b')),
    })
    const booking = record({
      status: constantFrom(...BOOKING_STATUSES),
      currency: constantFrom(...CURRENCIES),
      reference: option(constantFrom('482711', '100009')),
      due: constantFrom(0, 20_00),
      rest: constantFrom(20_00, 1050_00),
      names: array(constantFrom('Robin Sample', 'Casey Demo', '박보기'), { maxLength: 2 }),
      emailKey: option(constantFrom('a', 'b')),
      claims: array(constantFrom(20_00, 3_00), { maxLength: 2 }),
      held: option(constantFrom({ from: '2027-06-01', until: '2027-06-05' })),
      endedOn: option(constantFrom('2027-05-01', '2027-01-01')),
    })
    assert(
      property(entries, array(booking, { maxLength: 8 }), (entry, rows) => {
        const bookings = rows.map((row, index) => ({ ...row, id: index + 1 }))
        const found = proposeMatches(entry, bookings)
        expect(proposeMatches(entry, bookings.toReversed())).toEqual(found)
        const shared = bookings.filter((each) => isShared(each, sharedWith([entry])))
        expect(proposeMatches(entry, shared)).toEqual(found)
        const scores = found.proposals.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        const strong = found.proposals.filter(({ strength }) => strength === 'strong')
        if (found.preselected !== null)
          expect(strong.map(({ bookingId }) => bookingId)).toEqual([found.preselected])
      }),
      RUNS,
    )
  })
})

/** Whether the statement that reads bookings for entries finds this one. */
function isShared(
  { due, rest, emailKey, reference }: MatchBooking,
  { amounts, replyKeys, references }: ReturnType<typeof sharedWith>,
): boolean {
  return (
    amounts.includes(due) ||
    amounts.includes(rest) ||
    replyKeys.includes(emailKey ?? '') ||
    references.includes(reference ?? '')
  )
}

describe('the name of a payer', () => {
  it.each([
    ['ROBIN SAMPLE', 'Robin Sample', 'same'],
    ['Sample, Robin', 'Robin Sample', 'same'],
    ['HÉLÈNE EXEMPLE', 'Helene Exemple', 'same'],
    ['김보기M482711', '김보기', 'same'],
    ['김 보기', '김보기', 'same'],
    ['朴样例', '朴样例', 'same'],
    ['김보기 가족', '김보기', 'alike'],
    ['ROBIN A SAMPLE M482711', 'Robin Sample', 'alike'],
    ['KIM BOGI', '김보기', 'alike'],
    ['김보기', 'Bogi Kim', 'alike'],
    ['BO KI KIM', '김보기', 'alike'],
    ['LEE JI HEE', '이지희', 'alike'],
    ['PARK SUNWOO', '박선우', 'alike'],
    ['CHOI HYUN SUK', '최현석', 'alike'],
    ['JUNG EUNYOUNG', '정은영', 'alike'],
    ['YOO SOOJIN', '유수진', 'alike'],
    ['OH JUN', '오준', 'alike'],
    ['KIM', '김보기', null],
    ['KIM MINSU', '김보기', null],
    ['R S', 'Robin Sample', null],
    ['R DEMO', 'R Sample', null],
    ['김 민수', '김 보기', null],
    ['KIM WOO', '박우', null],
    ['PARK WOO', '박우', 'alike'],
    ['김민수', '김보기', null],
    ['ZHANG WEI', '张伟', 'alike'],
    ['WEI ZHANG', '张伟', 'alike'],
    ['ZHANGWEI E-TRANSFER', '張偉', 'alike'],
    ['LI NA', '李娜', 'alike'],
    ['OUYANG NANA', '欧阳娜娜', 'alike'],
    ['歐陽娜娜', '欧阳娜娜', 'alike'],
    ['张伟', 'Wei Zhang', 'alike'],
    ['HONGGILDONG', '홍길동', 'alike'],
    ['홍*동', '홍길동', 'alike'],
    ['홍＊동 M482711', '홍길동', 'alike'],
    ['홍○동', '홍길동', 'alike'],
    ['*길동', '홍길동', 'alike'],
    ['张*', '张伟', 'alike'],
    ['OBRIEN P', "Pat O'Brien", 'same'],
    ['DANA J', 'Dana Join', 'same'],
    ['E-TRANSFER DANA J', 'Dana Join', 'same'],
    ['J DANA', 'Dana Join', 'same'],
    ['DANA K', 'Dana Join', 'alike'],
    ['D JOIN KIM', 'Dana Join', 'same'],
    ['D J', 'Dana Join', null],
    ['PAT OBRIEN', 'Pat O’Brien', 'same'],
    ['WANG WEI', '张伟', null],
    ['LI LI', '李娜', null],
    ['ZHANG', '张伟', null],
    ['홍*동', '홍길순', null],
    ['홍*동', '홍동', null],
    ['김*동', '홍길동', null],
    ['', 'Robin Sample', null],
    ['ROBIN SAMPLE', '', null],
  ])('%s is compared with %s', (payer, name, result) => {
    expect(compareNames(payer, name)).toBe(result)
  })

  it('is the same as itself, also with a reference behind it', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        if (!/\p{L}/u.test(name.normalize('NFKD'))) return
        expect(compareNames(name, name)).toBe('same')
        expect(compareNames(`${name} M482711`, name)).toBe('same')
      }),
      RUNS,
    )
  })
})

describe('the same money', () => {
  const mail = anEntry({ payer: 'Robin Sample', memo: 'M482711' })
  const row = (fields: Partial<MatchEntry>) => anEntry({ payer: null, memo: 'DEPOSIT', ...fields })

  it.each([
    ['with the sender’s name', { payer: 'ROBIN SAMPLE' }, true],
    ['with a text about an e-Transfer', { memo: 'INTERAC ETRNSFR AD RECVD' }, true],
    ['three days later', { payer: 'R SAMPLE', day: '2027-06-06' }, true],
    ['four days later', { payer: 'R SAMPLE', day: '2027-06-07' }, false],
    ['of another amount', { payer: 'R SAMPLE', amount: 20_01 }, false],
    ['of another currency', { payer: 'R SAMPLE', currency: 'KRW' }, false],
    ['of another sender', { payer: 'CASEY DEMO' }, false],
  ] as const)('in a row %s', (_which, fields, isSame) => {
    expect(isSameMoney(row(fields), mail)).toBe(isSame)
  })
})

describe('rows of two files', () => {
  const pending = { memo: 'E-TRANSFER ***Abc HONG', payer: null, day: '2027-06-03' }
  it.each([
    ['pending, then posted a day later', {}, { day: '2027-06-04' }, true],
    ['without its stars', {}, { memo: 'e-transfer Abc HONG' }, true],
    ['with more text', {}, { memo: 'E-TRANSFER ***Abc HONG 000123' }, true],
    [
      'with another text of the same payer',
      { payer: 'Hong G' },
      { payer: 'HONG G', memo: 'x' },
      true,
    ],
    ['a week later', {}, { day: '2027-06-10' }, false],
    ['of another sum', {}, { amount: 21_00 }, false],
    ['of another payer', {}, { memo: 'E-TRANSFER ***Xyz KIM' }, false],
  ])('may be the same money: %s', (_what, one, two, isSame) => {
    expect(
      isSameRow(anEntry({ ...pending, ...one }), anEntry({ ...pending, ...one, ...two })),
    ).toBe(isSame)
  })
})

it('a matcher of many entries proposes what each one alone would get', () => {
  const bookings = ['482711', '100009', '900004'].map((reference, index) =>
    aBooking({
      id: index + 1,
      reference,
      names: [['Robin Sample'], ['김보기'], ['张伟']][index] ?? [],
    }),
  )
  const match = bookingMatcher(bookings)
  const texts = [
    'M482711',
    'M100009',
    '900004',
    'M482171',
    'ROBIN SAMPLE',
    'KIM BOGI',
    'ZHANG WEI',
    '',
  ]
  for (const memo of texts)
    for (const amount of [20_00, 1050_00, 7]) {
      const entry = anEntry({ memo, payer: null, amount })
      const alone = bookings.flatMap((booking) => scoreMatch(entry, booking) ?? [])
      const strong = alone.filter(({ score }) => score >= 50)
      expect(match(entry).proposals).toEqual(
        strong.toSorted((a, b) => b.score - a.score || a.bookingId - b.bookingId),
      )
    }
})
