import {
  array,
  assert,
  constantFrom,
  date,
  integer,
  property,
  record,
  shuffledSubarray,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../../worker/contracts/written-amounts'
import { dayOrderOf, parseDay } from '../../../worker/contracts/bookings/bank-days'
import {
  detectLayout,
  headerOf,
  layoutKey,
  namedLayout,
} from '../../../worker/contracts/bookings/bank-layouts'
import { readStatement } from '../../../worker/contracts/bookings/bank-statements'
import type {
  Rows,
  StatementLayout,
  Statement,
} from '../../../worker/contracts/bookings/statement-types'
import { entryIdentity } from '../../../worker/contracts/bookings/entry-identity'
import { decodeText } from '../../../web/bookings/desk/bank/import/files/decode-text'
import { inOldKorean, OLD_KOREAN } from '../../support/old-korean'

const RUNS = { numRuns: 1000 }
const LATEST = '2026-12-01'

/** Rows of a file without quotes in it. */
const file = (text: string): Rows =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))

function read(rows: Rows): Statement & Pick<StatementLayout, 'bank' | 'dayOrder'> {
  const layout = detectLayout(rows, LATEST)
  if (!layout?.dayOrder) throw new Error('no layout')
  const { bank, dayOrder } = layout
  return { bank, ...readStatement(rows, { ...layout, dayOrder }, { latest: LATEST }), dayOrder }
}

const skippedIn = ({ skipped }: Statement, wanted: string) =>
  skipped.flatMap(({ row, reason }) => (reason === wanted ? [row] : []))

const identities = ({ entries }: Statement) =>
  entries.map((entry) => entryIdentity('main', 'csv', entry))

/** One file of each bank, with its incoming money: day, amount, payer, text. */
const FILES: [bank: string, text: string, entries: unknown[], balance: boolean][] = [
  [
    'rbc',
    `
    Account Type|Account Number|Transaction Date|Cheque Number|Description 1|Description 2|CAD$|USD$
    Chequing|00000-0000000|11/3/2026||e-Transfer received|ROBIN SAMPLE M482711|1,050.00|
    Chequing|00000-0000000|11/4/2026||Payment|EXAMPLE GAS|-84.20|
    Chequing|00000-0000000|11/20/2026||Deposit|CASEY DEMO|20.00|`,
    [
      ['2026-11-03', 1050_00, 'ROBIN SAMPLE M482711', 'e-Transfer received ROBIN SAMPLE M482711'],
      ['2026-11-20', 20_00, 'CASEY DEMO', 'Deposit CASEY DEMO'],
    ],
    false,
  ],
  [
    'rbc',
    `
    Type de compte|Numéro du compte|Date de l'opération|Numéro du chèque|Description 1|Description 2|CAD$|USD$
    Chèques|00000-0000000|11/3/2026||Virement Interac reçu|ROBIN SAMPLE|1 050,00|`,
    [['2026-11-03', 1050_00, 'ROBIN SAMPLE', 'Virement Interac reçu ROBIN SAMPLE']],
    false,
  ],
  [
    'td',
    `
    11/02/2026|E-TRANSFER ***abc||20.00|120.00
    11/03/2026|EXAMPLE GAS|50.25||69.75
    11/16/2026|MOBILE DEPOSIT||1,030.25|1,100.00`,
    [
      ['2026-11-02', 20_00, null, 'E-TRANSFER ***abc'],
      ['2026-11-16', 1030_25, null, 'MOBILE DEPOSIT'],
    ],
    true,
  ],
  [
    'td',
    `
    2026-11-16|MOBILE DEPOSIT||30.25|100.00
    2026-11-03|EXAMPLE GAS|50.25||69.75
    2026-11-02|E-TRANSFER ***abc||20.00|120.00`,
    [
      ['2026-11-16', 30_25, null, 'MOBILE DEPOSIT'],
      ['2026-11-02', 20_00, null, 'E-TRANSFER ***abc'],
    ],
    true,
  ],
  [
    'scotiabank',
    `
    11/16/2026|-45.00|-|EXAMPLE GAS
    11/15/2026|20.00|-|INTERAC E-TRANSFER M482711`,
    [['2026-11-15', 20_00, null, 'INTERAC E-TRANSFER M482711']],
    false,
  ],
  [
    'scotiabank',
    `
    Filter|Date|Description|Sub-description|Type of Transaction|Amount|Balance
    |2026-11-16|Deposit|ROBIN SAMPLE|Credit|20.00|75.00
    |2026-11-15|Bill payment|EXAMPLE GAS|Debit|-45.00|55.00`,
    [['2026-11-16', 20_00, null, 'Deposit ROBIN SAMPLE']],
    true,
  ],
  [
    'bmo',
    `
    Following data is valid as of 20261120114529 (Year/Month/Day/Hour/Minute/Second)

    First Bank Card|Transaction Type|Date Posted| Transaction Amount|Description
    '0000000000000000'|CREDIT|20261117|12.5|[CW]INTERAC ETRNSFR AD RECVD M482711
    '0000000000000000'|DEBIT|20261118|38.92|[PR]EXAMPLE GAS
    First Bank Card|Transaction Type|Date Posted| Transaction Amount|Description
    '0000000000000001'|DEBIT|20261118|-38.92|[PR]EXAMPLE GAS`,
    [['2026-11-17', 12_50, null, '[CW]INTERAC ETRNSFR AD RECVD M482711']],
    false,
  ],
  [
    'cibc',
    `
    2026-11-17|E-TRANSFER 000000000000 Robin Sample||20.00|0000********0000
    2026-11-16|EXAMPLE GAS|38.92||0000********0000`,
    [['2026-11-17', 20_00, null, 'E-TRANSFER 000000000000 Robin Sample']],
    false,
  ],
  [
    'woori',
    `
    거래내역조회
    조회기간|2026.11.01 ~ 2026.11.30
    거래일시|적요|기재내용|찾으신금액(원)|맡기신금액(원)|잔액(원)|거래점
    2026.11.20 14:03:22|타행이체|김보기M482711|0|50,000|1,150,000|예시
    2026.11.19 10:00:01|타행이체취소|예시상사|0|100,000|1,100,000|예시
    2026.11.18 09:00:00|전자금융|예시상사|100,000|0|1,000,000|예시
    합계|||100,000|150,000||`,
    [['2026-11-20', 50_000, '김보기M482711', '타행이체 김보기M482711']],
    true,
  ],
  [
    'hana',
    `
    No|거래일시|적요|의뢰인/수취인|입금|출금|거래후잔액|구분|거래점|거래특이사항
    1|2026-11-20 14:03:22|M482711|김보기|50,000||150,000|타행|예시|
    2|2026-11-20 15:00:00|수수료|||500|149,500|당행|예시|`,
    [['2026-11-20', 50_000, '김보기', 'M482711 김보기']],
    true,
  ],
  [
    'other',
    `
    Date|Details|Withdrawals|Deposits|Balance
    2026-11-20|E-TRANSFER||20.00|20.00`,
    [['2026-11-20', 20_00, null, 'E-TRANSFER']],
    true,
  ],
]

describe('a statement file', () => {
  it.each(FILES)('of %s is read', (bank, text, entries, hasBalance) => {
    const statement = read(file(text))
    expect(statement).toMatchObject({ bank, faults: [], balanceBreaksAt: null, hasBalance })
    expect(
      statement.entries.map(({ day, amount, payer, memo }) => [day, amount, payer, memo]),
    ).toEqual(entries)
    const isKorean = ['woori', 'hana'].includes(bank)
    for (const entry of statement.entries) expect(entry.currency).toBe(isKorean ? 'KRW' : 'CAD')
  })

  it('keeps a transfer of the company that came back apart', () => {
    const [, text = ''] = FILES.find(([bank]) => bank === 'woori') ?? []
    expect(skippedIn(read(file(text)), 'returned')).toEqual([5])
  })

  it('names the row whose balance does not follow', () => {
    const [first, second, third] = ['1|5.00|105.00', '2|7.00|113.00', '3|1.00|114.00']
    const rows = file(
      ['Date|Text|Deposits|Balance', first, second, third]
        .map((line) => line?.replace(/^(\d)\|/, '2026-11-0$1|E-TRANSFER|'))
        .join('\n'),
    )
    expect(read(rows).balanceBreaksAt).toBe(3)
    expect(read([rows[0]!, ...rows.slice(1).toReversed()]).balanceBreaksAt).toBe(3)
  })

  it('of one day may be sorted either way', () => {
    const rows = file(`
      Date|Text|Deposits|Balance
      2026-11-01|A|5.00|105.00
      2026-11-01|B|7.00|112.00
      2026-11-01|C|1.00|113.00`)
    expect(read(rows).balanceBreaksAt).toBeNull()
    expect(read([rows[0]!, ...rows.slice(1).toReversed()]).balanceBreaksAt).toBeNull()
  })

  it('names the rows that it cannot read', () => {
    const statement = read(
      file(`
        Date|Description|Withdrawals|Deposits
        2026-11-20|A||20.00
        2026-11-31|B||20.00
        2026-11-21|C||twenty
        |Sum||40.00
        Total|||60.00
        2026-11-22|Total||60.00`),
    )
    expect(statement.faults).toEqual([
      { row: 3, code: 'DayInvalid', column: 0, found: '2026-11-31' },
      { row: 4, code: 'AmountInvalid', column: 3, found: 'twenty' },
      { row: 5, code: 'DayInvalid', column: 0, found: '' },
    ])
    expect(statement.entries.map(({ row }) => row)).toEqual([2, 7])
  })

  it('names the rows of another currency', () => {
    const statement = read(
      file(`
        Account Type|Account Number|Transaction Date|Cheque Number|Description 1|Description 2|CAD$|USD$
        Chequing|0|11/30/2026||Deposit|A|5.00|
        Chequing|0|11/30/2026||Deposit|B||7.00`),
    )
    expect(skippedIn(statement, 'currency')).toEqual([3])
  })

  it('that no known layout fits has no layout', () => {
    expect(detectLayout(file('a|b|c\n1|2|3'), LATEST)).toBeNull()
    expect(detectLayout([], LATEST)).toBeNull()
  })

  it('that no layout fits is read by columns that a person named', () => {
    const rows = file(`
      When|What|Much
      03/11/2026|E-TRANSFER M482711|20.00
      13/11/2026|EXAMPLE GAS|-5.00`)
    expect(detectLayout(rows, LATEST)).toBeNull()
    expect(headerOf(rows)).toEqual(['When', 'What', 'Much'])
    const columns = { day: 0, text: [1], amount: 2 }
    const layout = namedLayout(rows, { columns, currency: 'CAD' }, LATEST)
    expect(layout.dayOrder).toBe('dmy')
    const statement = readStatement(rows, { ...layout, dayOrder: 'dmy' }, { latest: LATEST })
    expect(statement.entries).toMatchObject([{ row: 2, day: '2026-11-03', amount: 20_00 }])
    expect(layoutKey(rows)).toBe(layoutKey([rows[0]!, ['04/11/2026', 'x', '1']]))
    expect(layoutKey(rows)).not.toBe(layoutKey(rows.slice(1)))
  })

  it('is known by its header, whatever the titles above it say', () => {
    const names = ['거래일시', '구분', '거래금액', '내용']
    const titled = (period: string) => [['성명', '모레인', '조회기간', period], names]
    const key = layoutKey([names])
    expect(layoutKey(titled('2026.11.01 - 2026.11.28'))).toBe(key)
    expect(layoutKey(titled('전체'))).toBe(key)
  })
})

describe('the order of day and month', () => {
  it.each([
    ['is by a day above 12 in front', ['03/04/2026', '13/04/2026'], undefined, 'dmy'],
    ['is by a day above 12 in the middle', ['03/04/2026', '03/14/2026'], undefined, 'mdy'],
    ['is by such a day, whatever is known', ['03/04/2026', '13/04/2026'], 'mdy', 'dmy'],
    ['is what is known of the bank', ['03/04/2026', '05/04/2026'], 'mdy', 'mdy'],
    [
      'is the one without a day to come',
      ['10/12/2026', '11/10/2026', '11/09/2026'],
      undefined,
      'mdy',
    ],
    ['is undecided, though days rise', ['05/01/2026', '03/02/2026', '04/02/2026'], undefined, null],
    ['is what is known, but for days to come', ['10/12/2026', '11/10/2026'], 'dmy', 'mdy'],
    ['does not matter where all read the same', ['03/03/2026', '11/11/2026'], undefined, 'mdy'],
    ['is by the year that can be', ['26.11.20', '26.11.21'], undefined, 'ymd'],
    ['is undecided where neither fits', ['13/04/2026', '04/13/2026'], undefined, null],
    ['is no question with the year in front', ['2026-04-03'], undefined, 'ymd'],
    ['is the known one without transfers', ['', 'x'], 'mdy', 'mdy'],
    ['is unknown where no text is a day', ['12', 'x'], 'mdy', null],
  ] as const)('%s', (_rule, column, known, order) => {
    expect(dayOrderOf(column, { known, latest: LATEST })).toBe(order)
  })

  it.each([
    ['2026.11.20 14:03:22', '2026-11-20'],
    ['2026. 11. 20.', '2026-11-20'],
    ['2026/1/2', '2026-01-02'],
    ['20261120', '2026-11-20'],
    ['20261120140322', '2026-11-20'],
    ['202611201403', '2026-11-20'],
    ['20261120T140322', '2026-11-20'],
    ['20261120120000.000[-7:MST]', '2026-11-20'],
    ['2026-11-20T14:03:22Z', '2026-11-20'],
    ['2026.11.20(금) 14:03', '2026-11-20'],
    ['2026년 11월 20일', '2026-11-20'],
    ['2026年11月20日', '2026-11-20'],
    ['03 NOV 2026', '2026-11-03'],
    ['03-Nov-2026', '2026-11-03'],
    ['Nov 27, 2026', '2026-11-27'],
    ['November 3, 2026', '2026-11-03'],
    ['Fri, Nov 27, 2026', '2026-11-27'],
    ['2026-Nov-27', '2026-11-27'],
    ['3 févr. 2026', '2026-02-03'],
    ['1er août 2026', '2026-08-01'],
    ['15 déc. 2026', '2026-12-15'],
    ['27-Nov-26', '2026-11-27'],
    ['11/13/26', '2026-11-13'],
    ['1/2/26', '2026-01-02'],
    ['11/13/2026 2:03 PM', '2026-11-13'],
    ['31 NOV 2026', null],
    ['03 NOW 2026', null],
    ['202611201', null],
    ['2026-02-29', null],
    ['1/2/2026', '2026-01-02'],
    ['13/2/2026', null],
    ['M482711', null],
  ])('reads %s as %s', (text, day) => {
    expect(parseDay(text, 'mdy')).toBe(day)
  })
})

describe('an amount', () => {
  it.each([
    ['1,234.50', 1234_50],
    ['(12.00)', -12_00],
    ['12.00-', -12_00],
    ['-12', -12_00],
    ['−12.00', -12_00],
    ['１２３．４５', 123_45],
    ['$1,234.5', 1234_50],
    ['-$5.00', -5_00],
    ['C$ 20', 20_00],
    ['CAD 20.00', 20_00],
    ['180,00 $', 180_00],
    ['1 234,50', 1234_50],
    ['1\u00a0234,50\u00a0$', 1234_50],
    ['1.234,50', 1234_50],
    ['.50', 50],
    ['3,129.92 CR', 3129_92],
    ['3,129.92 DR', -3129_92],
    ['6.00DR', -6_00],
    ['$6.00DR', -6_00],
    ['6.00 DB', -6_00],
    ['DR 6.00', -6_00],
    ['3,129.92CR', 3129_92],
    ['–6.00', -6_00],
    ['△6,000', -6000_00],
    ['▲6,000', -6000_00],
    ['CA$250.00', 250_00],
    ['20$', 20_00],
    ['250.0000', 250_00],
    ['12.3400', 12_34],
    ["1'234.50", 1234_50],
    ['20달러', 20_00],
    ['20加元', 20_00],
    ['(12.00', null],
    ['₩50,000', null],
    ['50000원', null],
    ['US$50.00', null],
    ['50.00 EUR', null],
    ['250.000', null],
    ['5 -', -5_00],
    ['1,234', 1234_00],
    ['0', 0],
    ['1.234', null],
    ['12,34,56', null],
    ['1,23.45', null],
    ['12.345', null],
    ['0000********0000', null],
    ['1e5', null],
    ['-', null],
    ['', null],
    ['99999999999999999', null],
  ])('in dollars: %s', (text, cents) => {
    expect(parseAmount(text, 'CAD')).toBe(cents)
  })

  it.each([
    ['1,050,000', 1_050_000],
    ['₩50,000', 50_000],
    ['50,000원', 50_000],
    ['50,000.00', 50_000],
    ['-50000', -50_000],
    ['50,000.50', null],
    ['５０，０００', 50_000],
    ['50,000.0000', 50_000],
    ['△6,000', -6000],
    ['$20', null],
    ['C$20', null],
    ['20 CAD', null],
    ['50.000', null],
  ])('in won: %s', (text, won) => {
    expect(parseAmount(text, 'KRW')).toBe(won)
  })

  it('is read as it was written, in each way of writing', () => {
    const write = (cents: number, thousands: string, decimal: string) => {
      const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
      return `${whole}${decimal}${String(cents % 100).padStart(2, '0')}`
    }
    assert(
      property(
        integer({ min: 1, max: 10 ** 11 }),
        constantFrom([',', '.'], ['', '.'], [' ', ','], ['.', ','], ['', ',']),
        constantFrom(['', '', 1], ['-', '', -1], ['(', ')', -1], ['', '-', -1], ['$', '', 1]),
        (cents, [thousands = '', decimal = ''], [before, after, sign]) => {
          const text = `${before}${write(cents, thousands, decimal)}${after}`
          expect(parseAmount(text, 'CAD')).toBe(cents * sign)
        },
      ),
      RUNS,
    )
  })
})

describe('the identity of an entry', () => {
  const HEADER = ['Date', 'Description', 'Withdrawals', 'Deposits']
  const transfers: Arbitrary<string[]> = record({
    day: date({
      min: new Date('2026-11-01'),
      max: new Date('2026-11-06'),
      noInvalidDate: true,
    }).map((day) => day.toISOString().slice(0, 10)),
    text: constantFrom('E-TRANSFER', 'e-transfer ', 'DEPOSIT 1', '김보기'),
    amount: constantFrom('20.00', '50.00', '50', '1,050.00'),
    isOut: constantFrom(false, false, true),
  }).map(({ day, text, amount, isOut }) =>
    isOut ? [day, text, amount, ''] : [day, text, '', amount],
  )
  const files = array(transfers, { minLength: 1, maxLength: 40 })

  it('does not depend on the order of rows', () => {
    assert(
      property(
        files.chain((rows) =>
          shuffledSubarray(rows, { minLength: rows.length }).map((shuffled) => [rows, shuffled]),
        ),
        ([rows = [], shuffled = []]) => {
          const [a, b] = [read([HEADER, ...rows]), read([HEADER, ...shuffled])].map(identities)
          expect(b?.toSorted()).toEqual(a?.toSorted())
        },
      ),
      RUNS,
    )
  })

  it('is another one for each row, and the same one when the file is read again', () => {
    assert(
      property(files, (rows) => {
        const first = identities(read([HEADER, ...rows]))
        expect(new Set(first).size).toBe(first.length)
        expect(first.length).toBe(rows.filter(([, , out]) => out === '').length)
        expect(identities(read([HEADER, ...rows]))).toEqual(first)
      }),
      RUNS,
    )
  })

  it('is kept by a later file that begins on another day', () => {
    assert(
      property(files, (rows) => {
        const all = new Set(identities(read([HEADER, ...rows])))
        const later = rows.filter(([day = '']) => day >= '2026-11-03')
        if (later.length === 0) return
        for (const identity of identities(read([HEADER, ...later])))
          expect(all.has(identity)).toBe(true)
      }),
      RUNS,
    )
  })

  it('does not depend on the encoding of the file', () => {
    const names = array(constantFrom(...OLD_KOREAN.keys()), { minLength: 2, maxLength: 7 })
    assert(
      property(array(names, { minLength: 1, maxLength: 20 }), (payers) => {
        const text = payers
          .map(
            (payer, index) => `2026.11.20 14:00:0${index % 10}|타행이체|${payer.join('')}|0|5,000`,
          )
          .join('\n')
        const header = '거래일시|적요|기재내용|찾으신금액(원)|맡기신금액(원)\n'
        const [modern, old] = [new TextEncoder().encode(header + text), inOldKorean(header + text)]
          .map((bytes) => read(file(decodeText(bytes) ?? '')))
          .map(identities)
        expect(old).toEqual(modern)
        expect(modern).toHaveLength(payers.length)
      }),
      RUNS,
    )
  })

  it('differs by account and source', () => {
    const [entry] = read([HEADER, ['2026-11-20', 'A', '', '1']]).entries
    const of = (account: string, source: 'csv' | 'mail') => entryIdentity(account, source, entry!)
    expect(new Set([of('a', 'csv'), of('b', 'csv'), of('a', 'mail')]).size).toBe(3)
  })
})
