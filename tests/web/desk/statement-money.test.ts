import { describe, expect, it } from 'vitest'
import { readLines } from '../../support/read-file'
import { useSteadyDay } from '../../support/steady-day'

useSteadyDay('2026-11-28')

type Case = [what: string, lines: string[], amounts: number[], left?: Record<string, number[]>]

/** Files whose amounts do not say by themselves what came in: the incoming amounts, and the rows left out by reason. */
const FILES: Case[] = [
  [
    'C and D',
    [
      'Date,Description,Type of transaction,Amount',
      '2026-11-20,HONG,C,50.00',
      '2026-11-21,FUEL,D,30.00',
    ],
    [50_00],
    { out: [3] },
  ],
  [
    'words',
    [
      'Date,Description,Transaction Type,Amount',
      '2026-11-20,A,Credit,50.00',
      '2026-11-20,B,Withdrawal,30.00',
      '2026-11-20,C,Payment,5.00',
      '2026-11-20,D,Fee,1.00',
    ],
    [50_00],
    { out: [3, 4, 5] },
  ],
  [
    'Korean words',
    [
      '거래일시,구분,거래금액,거래후잔액,내용',
      '2026-11-20,입금,"50,000","150,000",홍길동',
      '2026-11-21,출금,"30,000","120,000",임대료',
    ],
    [50_000],
    { out: [3] },
  ],
  [
    'Korean words in another column',
    [
      '거래일시,입출금구분,거래금액,거래후잔액,기재내용',
      '2026-11-20,출금,"500,000","1,000,000",임대료',
      '2026-11-21,출금,"200,000","800,000",임대료',
    ],
    [],
    { out: [2, 3] },
  ],
  [
    'Chinese words',
    ['日期,借贷标志,金额 (CAD),摘要', '2026-11-20,贷,50.00,HONG', '2026-11-21,借,30.00,FUEL'],
    [50_00],
    { out: [3] },
  ],
  [
    'French words',
    [
      "Date de l'opération,Description,Type d'opération,Montant",
      '2026-11-20,HONG,Dépôt,"50,00"',
      '2026-11-21,FUEL,Retrait,"30,00"',
      '2026-11-21,FUEL,Achat,"3,00"',
    ],
    [50_00],
    { out: [3, 4] },
  ],
  [
    'DBIT and CRDT in a column without a known name',
    ['Date,Description,Ind,Amount', '2026-11-20,HONG,CRDT,50.00', '2026-11-21,FUEL,DBIT,30.00'],
    [50_00],
    { out: [3] },
  ],
  [
    'S and H',
    ['Date,Description,S/H,Amount', '2026-11-20,HONG,H,50.00', '2026-11-21,FUEL,S,30.00'],
    [50_00],
    { out: [3] },
  ],
  [
    'a description that is only such words',
    ['Date,Description,Amount', '2026-11-20,Deposit,50.00', '2026-11-21,Withdrawal,30.00'],
    [50_00],
    { out: [3] },
  ],
  [
    'DR without a blank',
    [
      'Date,Description,Amount',
      '2026-11-03,Fee,6.00DR',
      '2026-11-03,A,$6.00DR',
      '2026-11-03,B,7.00CR',
    ],
    [7_00],
    { out: [2, 3] },
  ],
  ...['D', 'Withdrawal', 'Payment', 'Fee', 'DR', 'Purchase', 'Retrait', '출금', '借'].map(
    (word): Case => [
      `${word} alone`,
      ['Date,Description,Transaction Type,Amount', `2026-11-20,X,${word},30.00`],
      [],
      { out: [2] },
    ],
  ),
  [
    'a debit without a minus among signed amounts',
    [
      'Date,Description,Transaction Type,Amount',
      '2026-11-20,A,DEBIT,38.92',
      '2026-11-20,B,DEBIT,-3.00',
      '2026-11-20,C,CREDIT,5.00',
    ],
    [5_00],
    { out: [2, 3] },
  ],
  [
    'a currency column',
    [
      'Date,Name,Type,Currency,Amount',
      '2026-11-20,HONG,Deposit,USD,50.00',
      '2026-11-21,HONG,Deposit,CAD,50.00',
    ],
    [50_00],
    { currency: [2] },
  ],
  [
    'a currency in the name of the amounts',
    ['Date,Description,Amount (USD)', '2026-11-20,HONG,50.00'],
    [],
    { currency: [2] },
  ],
  [
    'a currency in the name of the deposits',
    ['Date,Description,Withdrawals (US$),Deposits (US$)', '2026-11-20,HONG,,50.00'],
    [],
    { currency: [2] },
  ],
  [
    'a currency in Korean',
    ['거래일시,통화,입금액,출금액,내용', '2026-11-20,USD,250.00,0,HONG'],
    [],
    { currency: [2] },
  ],
  [
    'a unit in Korean',
    ['거래일시,입금액(USD),출금액(USD),내용', '2026-11-20,250,0,HONG'],
    [],
    { currency: [2] },
  ],
  [
    'a currency beside one amount',
    [
      'Date,Description,Amount',
      '2026-11-20,A,US$50.00',
      '2026-11-20,B,$50.00',
      '2026-11-20,C,-1.00',
    ],
    [50_00],
    { currency: [2], out: [4] },
  ],
  [
    'Wise in US dollars',
    [
      '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance"',
      'T-1,13-11-2026,250.00,USD,From HONG,M482711,250.00',
    ],
    [],
    { currency: [2] },
  ],
  [
    'pending rows',
    [
      'Filter,Date,Description,Sub-description,Status,Type of Transaction,Amount',
      ',2026-11-24,"deposit","Interac E-Transfer",pending,Credit,498.36',
      ',2026-11-23,"deposit","Interac E-Transfer",posted,Credit,20.00',
      ',2026-11-22,"deposit","Interac E-Transfer",,Credit,30.00',
    ],
    [20_00, 30_00],
    { pending: [2] },
  ],
  [
    'a status in French',
    [
      'Date,Description,État,Montant',
      '2026-11-20,A,En attente,5.00',
      '2026-11-20,B,Annulé,6.00',
      '2026-11-20,C,Complété,-7.00',
    ],
    [],
    { pending: [2], cancelled: [3] },
  ],
  [
    'a cancelled row in Korean',
    [
      '거래일시,구분,출금액,입금액,내용',
      '2026-11-20,입금,0,"50,000",홍길동',
      '2026-11-20,취소,0,"50,000",홍길동',
    ],
    [50_000],
    { cancelled: [3] },
  ],
]

describe('a file with', () => {
  it.each(FILES)('%s', async (_what, lines, amounts, left = {}) => {
    const { entries, skipped, rows, faults, asked } = await readLines(lines)
    expect(entries.map(({ amount }) => amount)).toEqual(amounts)
    for (const [reason, expected] of Object.entries(left))
      expect(skipped.flatMap(({ row, reason: its }) => (its === reason ? [row] : []))).toEqual(
        expected,
      )
    expect(entries.length + skipped.length + faults.length + asked.length).toBe(rows.length)
  })
})

describe('money that went back', () => {
  it('is shown beside the row in which it had come', async () => {
    const { entries, takenBack } = await readLines([
      'Date,Description,Type of transaction,Amount',
      '2026-11-20,E-TRANSFER HONG M482711,C,20.00',
      '2026-11-22,E-TRANSFER REVERSED HONG M482711,D,20.00',
    ])
    expect(entries.map(({ row }) => row)).toEqual([2])
    expect(takenBack).toMatchObject([{ row: 3, amount: 20_00, day: '2026-11-22', cameIn: 2 }])
  })

  it.each([
    ['of another sum', 'E-TRANSFER REVERSED HONG,D,25.00', null],
    ['of another person', 'E-TRANSFER REVERSED MINSU,D,20.00', null],
    ['with its reference only', 'REVERSAL 482711,D,20.00', 2],
    ['returned by the bank', 'RETURNED ITEM HONG,D,20.00', 2],
  ])('%s', async (_what, row, cameIn) => {
    const { takenBack } = await readLines([
      'Date,Description,Type of transaction,Amount',
      '2026-11-20,E-TRANSFER HONG M482711,C,20.00',
      `2026-11-22,${row}`,
    ])
    expect(takenBack.map((taken) => taken.cameIn)).toEqual([cameIn])
  })

  it('is a cancelled row in Korean beside its original', async () => {
    const { takenBack } = await readLines([
      '거래일시,구분,출금액,입금액,내용',
      '2026-11-20,입금,0,"50,000",홍길동',
      '2026-11-20,취소,0,"50,000",홍길동',
      '2026-11-21,입금,0,"-30,000",김보기 입금취소',
    ])
    expect(takenBack.map(({ row, cameIn }) => [row, cameIn])).toEqual([
      [3, 2],
      [4, null],
    ])
  })
})

describe('a person is asked', () => {
  const lines = [
    'Date,Description,Transaction Type,Amount',
    '2026-11-20,A,Eingang,50.00',
    '2026-11-20,B,Ausgang,30.00',
    '2026-11-20,C,Eingang,5.00',
  ]

  it('what unknown words beside unsigned amounts mean', async () => {
    const { entries, asked } = await readLines(lines)
    expect([entries, asked.map(({ row, word }) => `${row} ${word}`)]).toEqual([
      [],
      ['2 Eingang', '3 Ausgang', '4 Eingang'],
    ])
    const answered = await readLines(lines, { eingang: 'in', ausgang: 'out' })
    expect(answered.entries.map(({ amount }) => amount)).toEqual([50_00, 5_00])
    expect(answered.asked).toEqual([])
    const left = await readLines(lines, { eingang: 'leave', ausgang: 'out' })
    expect([left.entries, left.asked]).toEqual([[], []])
  })

  it('not where the amounts are signed', async () => {
    const signed = lines.with(2, '2026-11-20,B,Ausgang,-30.00')
    expect((await readLines(signed)).entries.map(({ amount }) => amount)).toEqual([50_00, 5_00])
  })

  it('what an unknown status means', async () => {
    const rows = [
      'Date,Description,Status,Amount',
      '2026-11-20,A,Zwielicht,50.00',
      '2026-11-20,B,Posted,-1.00',
    ]
    const { asked } = await readLines(rows)
    expect(asked).toEqual([{ row: 2, word: 'Zwielicht', about: 'status' }])
    expect((await readLines(rows, { zwielicht: 'counts' })).entries).toHaveLength(1)
    expect((await readLines(rows, { zwielicht: 'leave' })).skipped).toContainEqual({
      row: 2,
      reason: 'left',
    })
  })

  it('whether all came in, where nothing says so', async () => {
    const { isUnsigned, entries } = await readLines([
      'Date,Description,Amount',
      '2026-11-20,A,50.00',
      '2026-11-21,B,30.00',
    ])
    expect([isUnsigned, entries.length]).toEqual([true, 2])
    const proven = await readLines([
      'Date,Description,Amount,Balance',
      '2026-11-20,A,50.00,50.00',
      '2026-11-21,B,30.00,80.00',
    ])
    expect([proven.isUnsigned, proven.hasBalance, proven.balanceBreaksAt]).toEqual([
      false,
      true,
      null,
    ])
  })
})

describe('days of a statement', () => {
  it('are read in the order in which none is to come', async () => {
    const { entries } = await readLines([
      'Date,Description,Deposit',
      '10/12/2026,A,1.00',
      '11/10/2026,B,1.00',
      '11/09/2026,C,1.00',
    ])
    expect(entries.map(({ day }) => day)).toEqual(['2026-10-12', '2026-11-10', '2026-11-09'])
  })

  it('to come are faults', async () => {
    const { faults } = await readLines([
      'Date,Description,Deposit',
      '2026-11-20,A,1.00',
      '2026-12-30,B,1.00',
    ])
    expect(faults).toEqual([{ row: 3, code: 'DayAhead', column: 0, found: '2026-12-30' }])
  })
})
