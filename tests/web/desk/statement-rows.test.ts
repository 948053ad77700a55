import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  string,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf, outcomeOf } from '../../support/statement-outcome'
import { useSteadyDay } from '../../support/steady-day'

useSteadyDay('2026-11-28')

/**
 * One file a line: what it shows, its lines, and what becomes of each line: cents or won of an entry of November 20
 * (another day is written behind it), the reason for which it is skipped, its fault or `asked`; `columns` or `order`
 * alone if a person is asked.
 */
const NAMES = {
  HEAD: 'Date,Description,Amount',
  SIDES: 'Date,Description,Debit,Credit,Balance',
  KOREAN: '거래일시,적요,출금액,입금액,잔액,보낸분',
}

const AMOUNTS = casesOf(
  NAMES,
  `
a trailing minus :: HEAD ⏎ 2026-11-20,A,30.00- ⏎ 2026-11-20,B,20.00 :: remark out 2000
parentheses :: HEAD ⏎ 2026-11-20,A,(30.00) ⏎ 2026-11-20,B,20.00 :: remark out 2000
parentheses with a dollar sign outside :: HEAD ⏎ 2026-11-20,A,$(30.00) ⏎ 2026-11-20,B,$20.00 :: remark out 2000
CR and DR after the amount :: HEAD ⏎ 2026-11-20,A,30.00 Dr ⏎ 2026-11-20,B,20.00 Cr :: remark out 2000
CR and DR before the amount :: HEAD ⏎ 2026-11-20,A,DR 30.00 ⏎ 2026-11-20,B,CR 20.00 :: remark out 2000
C and D after the amount :: HEAD ⏎ 2026-11-20,A,30.00 D ⏎ 2026-11-20,B,20.00 C :: remark out 2000
a plus :: HEAD ⏎ 2026-11-20,A,-30.00 ⏎ 2026-11-20,B,+20.00 :: remark out 2000
French amounts :: Date;Description;Montant ⏎ 2026-11-20;A;-30,00 $ ⏎ 2026-11-20;B;1 050,00 $ :: remark out 105000
French amounts with the dollar of Canada :: Date;Description;Montant ⏎ 2026-11-20;A;-30,00 $ CA ⏎ 2026-11-20;B;1 050,00 $ CA :: remark out 105000
French parentheses :: Date;Description;Montant ⏎ 2026-11-20;A;(30,00 $) ⏎ 2026-11-20;B;20,00 $ :: remark out 2000
CA$ and C$ :: HEAD ⏎ 2026-11-20,A,-CA$30.00 ⏎ 2026-11-20,B,C$20.00 :: remark out 2000
a debit that is negative :: SIDES ⏎ 2026-11-20,A,-30.00,,70.00 ⏎ 2026-11-20,B,,20.00,90.00 :: remark out 2000
a credit that is negative :: SIDES ⏎ 2026-11-20,A,,20.00,120.00 ⏎ 2026-11-20,B,,-20.00,100.00 :: remark 2000 out
zeros on the other side :: SIDES ⏎ 2026-11-20,A,30.00,0.00,70.00 ⏎ 2026-11-20,B,0.00,20.00,90.00 :: remark out 2000
dashes on the other side :: SIDES ⏎ 2026-11-20,A,30.00,—,70.00 ⏎ 2026-11-20,B,--,20.00,90.00 :: remark out 2000
amounts on both sides :: Date,Description,Debit,Credit ⏎ 2026-11-20,A,6.00,20.00 :: remark BothSides
full width :: KOREAN ⏎ ２０２６．１１．２０,이체,０,"５０，０００","５０，０００",홍길동 :: remark 50000
signs of won :: KOREAN ⏎ 2026.11.20,이체,₩0,"₩50,000","₩50,000",홍길동 ⏎ 2026.11.20,이체,0원,"￦7,000","57,000원",김보기 :: remark 50000 7000
formulas that keep text :: HEAD ⏎ ="2026-11-20",="A",="30.00-" ⏎ ="2026-11-20",="B",="20.00" :: remark out 2000
a tab that keeps text :: HEAD ⏎ "2026-11-20⇥","A⇥","-30.00⇥" ⏎ "2026-11-20⇥","B⇥","20.00⇥" :: remark out 2000
leading zeros :: HEAD ⏎ 2026-11-20,000123 A,-030.00 ⏎ 2026-11-20,000124 B,020.00 :: remark out 2000
`,
)

const DIRECTIONS = casesOf(
  NAMES,
  `
unsigned amounts and plus or minus :: Date,Description,Sign,Amount ⏎ 2026-11-20,A,-,30.00 ⏎ 2026-11-20,B,+,20.00 :: remark out 2000
words in parentheses in Korean :: 거래일시,거래구분,거래금액,내용 ⏎ 2026-11-20,출금(이체),"30,000",가 ⏎ 2026-11-20,입금(이체),"50,000",나 :: remark out 50000
composed words in Korean :: 거래일시,거래구분,거래금액,내용 ⏎ 2026-11-20,타행출금,"30,000",가 ⏎ 2026-11-20,타행입금,"50,000",나 ⏎ 2026-11-20,체크카드결제,"1,000",다 :: remark out 50000 out
words in Chinese :: 交易时间,收/支,金额(CAD),备注 ⏎ 2026-11-20,支出,30.00,A ⏎ 2026-11-20,收入,20.00,B ⏎ 2026-11-20,不计收支,5.00,C :: remark out 2000 asked
a header that names both :: Date,Description,Amount,DR/CR ⏎ 2026-11-20,A,30.00,DR ⏎ 2026-11-20,B,20.00,CR :: remark out 2000
two columns of amounts under one :: 거래일시,적요,거래금액,,잔액 ⏎ ,,출금,입금, ⏎ 2026-11-20,이체,"30,000",,"70,000" ⏎ 2026-11-20,이체,,"50,000","120,000" :: remark remark out 50000
two columns of amounts under one in English :: Date,Description,Amount,,Balance ⏎ ,,Withdrawal,Deposit, ⏎ 2026-11-20,A,30.00,,70.00 ⏎ 2026-11-20,B,,20.00,90.00 :: remark remark out 2000
a second header in another language :: 거래일시,적요,출금액,입금액,잔액 ⏎ Date,Description,Withdrawal,Deposit,Balance ⏎ 2026-11-20,A,"30,000",,"70,000" ⏎ 2026-11-20,B,,"50,000","120,000" :: remark remark out 50000
`,
)

const ROWS = casesOf(
  NAMES,
  `
titles above :: Account holder,Moraine ⏎ Period,2026-11-01 to 2026-11-28 ⏎ Opening balance,100.00 ⏎  ⏎ HEAD ⏎ 2026-11-20,A,20.00 ⏎ 2026-11-20,B,-1.00 :: remark remark remark empty remark 2000 out
sums above in Korean :: 조회기간,2026.11.01 ~ 2026.11.28,입금,"50,000",출금,0 ⏎ KOREAN ⏎ 2026.11.20,이체,0,"50,000","50,000",홍길동 :: remark remark 50000
sums and a date above in Korean :: 조회일,2026.11.28 ⏎ 입금액,"50,000",출금액,"1,000",거래일,2026.11.28 ⏎ KOREAN ⏎ 2026.11.20,이체,0,"50,000","50,000",홍길동 :: remark remark remark 50000
a date of printing below :: HEAD ⏎ 2026-11-20,A,20.00 ⏎ 2026-11-20,B,-1.00 ⏎  ⏎ Printed on 2026-11-28 :: remark 2000 out empty remark
sums below :: SIDES ⏎ 2026-11-20,B,,20.00,20.00 ⏎ Totals for 0000-123,,0.00,20.00, :: remark 2000 sum
sums below, counted :: KOREAN ⏎ 2026.11.20,이체,0,"50,000","50,000",홍길동 ⏎ 총 1건,,0,"50,000",, :: remark 50000 sum
sums below without a word :: KOREAN ⏎ 2026.11.20,이체,0,"50,000","50,000",홍길동 ⏎ ,,0,"50,000",, :: remark 50000 sum
sums of a month between :: KOREAN ⏎ 2026.10.20,이체,0,"50,000","50,000",홍길동 ⏎ 10월 소계,,0,"50,000",, ⏎ 2026.11.20,이체,0,"50,000","100,000",홍길동 :: remark 50000@2026-10-20 sum 50000
sums of a year and month between :: KOREAN ⏎ 2026.10.20,이체,0,"50,000","50,000",홍길동 ⏎ 2026년 10월 합계,,0,"50,000",, ⏎ 2026.11.20,이체,0,"50,000","100,000",홍길동 :: remark 50000@2026-10-20 sum 50000
a closing balance in the column of amounts :: HEAD ⏎ 2026-11-20,B,20.00 ⏎ 2026-11-20,C,-1.00 ⏎ Closing balance,,119.00 :: remark 2000 out sum
an opening balance with a day in the column of amounts :: HEAD ⏎ 2026-11-19,Opening balance,100.00 ⏎ 2026-11-20,B,20.00 ⏎ 2026-11-20,C,-1.00 :: remark sum 2000 out
a balance that is brought forward :: HEAD ⏎ 2026-11-19,Balance brought forward,100.00 ⏎ 2026-11-20,B,20.00 ⏎ 2026-11-20,C,-1.00 :: remark sum 2000 out
a balance that is brought forward in Korean :: KOREAN ⏎ 2026.11.19,전월이월,0,"50,000","50,000", ⏎ 2026.11.20,이체,0,"50,000","100,000",홍길동 :: remark sum 50000
a day only in the first row of a day :: HEAD ⏎ 2026-11-20,A,20.00 ⏎ ,B,30.00 ⏎ 2026-11-21,C,-1.00 :: remark 2000 DayInvalid out
a day missing in the last row :: HEAD ⏎ 2026-11-20,A,-1.00 ⏎ 2026-11-20,B,20.00 ⏎ ,HONG GILDONG,30.00 :: remark out 2000 DayInvalid
a text that goes on in the next row :: SIDES ⏎ 2026-11-20,INTERAC,,20.00,20.00 ⏎ ,M482711 HONG,,, :: remark 2000 remark
the header again on each page :: SIDES ⏎ 2026-11-20,A,,20.00,20.00 ⏎ Page 2,,,, ⏎ SIDES ⏎ 2026-11-21,B,,30.00,50.00 :: remark 2000 remark remark 3000@2026-11-21
blank columns :: ,Date,,Description,,Amount, ⏎ ,2026-11-20,,A,,20.00, ⏎ ,2026-11-20,,B,,-1.00, :: remark 2000 out
blank rows ::  ⏎  ⏎ HEAD ⏎  ⏎ 2026-11-20,A,20.00 ⏎ ,, ⏎ 2026-11-20,B,-1.00 :: empty empty remark empty 2000 empty out
short rows :: Date,Description,Debit,Credit,Balance,Note ⏎ 2026-11-20,A,,20.00 ⏎ 2026-11-20,B,30.00 :: remark 2000 out
two columns of days :: Transaction Date,Posting Date,Description,Amount ⏎ 2026-11-20,2026-11-21,A,20.00 ⏎ 2026-11-20,2026-11-21,B,-1.00 :: remark 2000 out
two columns of texts with one name :: Date,Description,Description,Amount ⏎ 2026-11-20,INTERAC,M482711,20.00 ⏎ 2026-11-20,A,,-1.00 :: remark 2000 out
two columns of amounts with one name :: Date,Description,Amount,Amount ⏎ 2026-11-20,A,20.00,27.50 ⏎ 2026-11-20,B,-1.00,-1.38 :: columns
two columns of amounts, each with its currency :: Date,Description,Amount,Currency,Amount,Currency ⏎ 2026-11-20,A,14.55,USD,20.00,CAD ⏎ 2026-11-20,B,-1.00,USD,-1.38,CAD :: columns
a text with a line break :: HEAD ⏎ 2026-11-20,"A ⏎ M482711",20.00 ⏎ 2026-11-20,B,-1.00 :: remark 2000 out
a name of a column with a line break :: Date,"Description ⏎ of it",Amount ⏎ 2026-11-20,A,20.00 ⏎ 2026-11-20,B,-1.00 :: remark 2000 out
a text that looks like a tag :: HEAD ⏎ 2026-11-20,"ROBIN <TR 482711>",20.00 ⏎ 2026-11-20,B,-1.00 :: remark 2000 out
doubled quotes :: HEAD ⏎ 2026-11-20,"A ""B"" C, D",20.00 ⏎ 2026-11-20,B,-1.00 :: remark 2000 out
the separator in the first line :: sep=; ⏎ Date;Description;Amount ⏎ 2026-11-20;A, B, C, D;20,00 ⏎ 2026-11-20;B;-1,00 :: remark 2000 out
the separator in quotes in the first line :: "sep=;" ⏎ Date;Description;Amount ⏎ 2026-11-20;A, B, C, D;20,00 ⏎ 2026-11-20;B;-1,00 :: remark 2000 out
more commas than semicolons :: Date;Description;Montant ⏎ 2026-11-20;VIREMENT, ROBIN, CALGARY, AB;20,00 ⏎ 2026-11-20;ACHAT, A, B, C, D;-1,00 :: remark 2000 out
tabs :: Date⇥Description⇥Amount ⏎ 2026-11-20⇥A, B, C, D, E⇥20.00 ⏎ 2026-11-20⇥B⇥-1.00 :: remark 2000 out
bars :: Date|Description|Amount ⏎ 2026-11-20|A, B, C, D, E|20.00 ⏎ 2026-11-20|B|-1.00 :: remark 2000 out
`,
)

const CURRENCIES = casesOf(
  NAMES,
  `
three currencies :: Date,Description,Currency,Amount ⏎ 2026-11-20,A,CAD,20.00 ⏎ 2026-11-20,B,USD,20.00 ⏎ 2026-11-20,C,KRW,50000 ⏎ 2026-11-20,D,CAD,-1.00 :: remark 2000 currency currency out
three currencies in Korean :: 거래일시,통화,입금액,출금액,내용 ⏎ 2026-11-20,KRW,"50,000",0,가 ⏎ 2026-11-20,USD,50.00,0,나 ⏎ 2026-11-20,CAD,20.00,0,다 :: remark 50000 currency currency
names of currencies in Korean :: 거래일시,통화,입금액,출금액,내용 ⏎ 2026-11-20,원화,"50,000",0,가 ⏎ 2026-11-20,미국 달러,50.00,0,나 :: remark 50000 currency
a currency in a title :: Account,Business chequing ⏎ Currency,USD ⏎ HEAD ⏎ 2026-11-20,A,20.00 ⏎ 2026-11-20,B,-1.00 :: remark remark remark currency currency
a currency behind a colon in a title :: Account: Business chequing ⏎ Currency: USD ⏎ HEAD ⏎ 2026-11-20,A,20.00 ⏎ 2026-11-20,B,-1.00 :: remark remark remark currency currency
a currency in a title in Korean :: 예금주,모레인 ⏎ 통화,USD ⏎ KOREAN ⏎ 2026.11.20,이체,0,50.00,50.00,홍길동 :: remark remark remark currency
its own currency in a title :: Currency,CAD ⏎ HEAD ⏎ 2026-11-20,A,20.00 ⏎ 2026-11-20,B,-1.00 :: remark remark 2000 out
a header in Chinese without a currency :: 交易日期,摘要,收入,支出,余额 ⏎ 2026-11-20,HONG,20.00,,20.00 :: remark currency
a Chinese app :: 交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,备注 ⏎ 2026-11-20 14:03:22,转账,HONG,/,收入,¥20.00,/,已存入零钱,/ :: remark currency
its amount and the account’s in columns of their own :: Date,Description,Original Amount,Original Currency,Amount ⏎ 2026-11-20,A,14.55,USD,20.00 ⏎ 2026-11-20,B,1.00,USD,-1.38 :: remark 2000 out
`,
)

const DAYS = casesOf(
  NAMES,
  `
a weekday :: Date;Description;Amount ⏎ Friday, November 20, 2026;A;20.00 ⏎ Friday, November 20, 2026;B;-1.00 :: remark 2000 out
a short weekday :: Date;Description;Amount ⏎ Fri 20 Nov 2026;A;20.00 ⏎ Fri 20 Nov 2026;B;-1.00 :: remark 2000 out
French :: Date;Description;Amount ⏎ 20 novembre 2026;A;20.00 ⏎ 20 novembre 2026;B;-1.00 :: remark 2000 out
short French :: Date;Description;Amount ⏎ 20 nov. 2026;A;20.00 ⏎ 20 nov. 2026;B;-1.00 :: remark 2000 out
a French weekday :: Date;Description;Amount ⏎ vendredi 20 novembre 2026;A;20.00 ⏎ vendredi 20 novembre 2026;B;-1.00 :: remark 2000 out
two digits of a year :: Date;Description;Amount ⏎ 20-Nov-26;A;20.00 ⏎ 20-Nov-26;B;-1.00 :: remark 2000 out
Korean :: Date;Description;Amount ⏎ 2026년 11월 20일 (금) 14:03;A;20.00 ⏎ 2026년 11월 20일 (금) 14:03;B;-1.00 :: remark 2000 out
a Korean time :: Date;Description;Amount ⏎ 2026-11-20 오후 02:03:22;A;20.00 ⏎ 2026-11-20 오후 02:03:22;B;-1.00 :: remark 2000 out
dots and a weekday :: Date;Description;Amount ⏎ 2026.11.20(금) 14:03;A;20.00 ⏎ 2026.11.20(금) 14:03;B;-1.00 :: remark 2000 out
Chinese :: Date;Description;Amount ⏎ 2026年11月20日 14:03;A;20.00 ⏎ 2026年11月20日 14:03;B;-1.00 :: remark 2000 out
a zone :: Date;Description;Amount ⏎ 2026-11-20T14:03:22-07:00;A;20.00 ⏎ 2026-11-20T14:03:22-07:00;B;-1.00 :: remark 2000 out
a day without separators and a time :: Date;Description;Amount ⏎ 20261120 140322;A;20.00 ⏎ 20261120 140322;B;-1.00 :: remark 2000 out
an American time :: Date;Description;Amount ⏎ 11/20/2026 2:03:22 PM;A;20.00 ⏎ 11/20/2026 2:03:22 PM;B;-1.00 :: remark 2000 out
a point behind a year of two digits :: Date;Description;Amount ⏎ 26.11.20.;A;20.00 ⏎ 26.11.20.;B;-1.00 :: remark 2000 out
an apostrophe in front :: Date;Description;Amount ⏎ '2026-11-20;A;20.00 ⏎ '2026-11-20;B;-1.00 :: remark 2000 out
day first, by one of them :: HEAD ⏎ 11/10/2026,A,20.00 ⏎ 20/11/2026,B,30.00 ⏎ 20/11/2026,C,-1.00 :: remark 2000@2026-10-11 3000 out
month first, by one of them :: HEAD ⏎ 11/10/2026,A,20.00 ⏎ 11/20/2026,B,30.00 ⏎ 11/20/2026,C,-1.00 :: remark 2000@2026-11-10 3000 out
either order :: HEAD ⏎ 03/04/2026,A,20.00 ⏎ 05/06/2026,B,-1.00 :: order
numbers of days :: HEAD ⏎ 46346,A,20.00 ⏎ 46346.58,B,-1.00 :: remark 2000 out
no year :: HEAD ⏎ 11-20,A,20.00 ⏎ 11-21,B,-1.00 :: order
`,
)

const STATUSES = casesOf(
  NAMES,
  `
pending, in the text of the day :: HEAD ⏎ Pending,A,20.00 ⏎ 2026-11-20,B,30.00 ⏎ 2026-11-20,C,-1.00 :: remark pending 3000 out
processing in a status :: Date,Description,Amount,Status ⏎ 2026-11-20,A,20.00,Processing ⏎ 2026-11-20,B,30.00,Completed ⏎ 2026-11-20,C,-1.00,Completed :: remark pending 3000 out
sections of pending and posted rows :: Pending transactions ⏎ HEAD ⏎ 2026-11-21,A,20.00 ⏎ Posted transactions ⏎ HEAD ⏎ 2026-11-20,B,30.00 ⏎ 2026-11-20,C,-1.00 :: remark remark pending remark remark 3000 out
failed in Korean :: 거래일시,입금액,출금액,내용,처리결과 ⏎ 2026-11-20,"50,000",0,가,정상 ⏎ 2026-11-20,"50,000",0,나,오류 :: remark 50000 cancelled
an unknown word :: Date,Description,Amount,Status ⏎ 2026-11-20,A,20.00,Dusk ⏎ 2026-11-20,C,-1.00,Posted :: remark asked out
`,
)

const GROUPS = { AMOUNTS, DIRECTIONS, ROWS, CURRENCIES, DAYS, STATUSES }

describe.each(Object.entries(GROUPS))('rows of a file, %s:', (_group, cases) => {
  it.each(cases)('%s', async (_what, lines, outcome) => {
    expect(await outcomeOf(lines)).toBe(outcome)
  })
})

const SIGN = constantFrom('', '-')
const CELLS = {
  day: constantFrom(
    '2026-11-20',
    '2026-11-21',
    '20261119',
    '',
    'Total',
    '합계',
    'soon',
    '2026-12-30',
  ),
  amount: oneof(
    integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    tuple(SIGN, integer({ max: 99 })).map(([sign, dollars]) => `${sign}$${dollars}`),
    constantFrom('', '-', 'US$5', 'x', '0.00', '₩500', '(3.00)'),
  ),
  text: oneof(
    string({ maxLength: 12 }),
    constantFrom('입금', 'Opening balance', 'a "b"', 'x, y', 'x\ny', 'REVERSAL'),
  ),
  word: constantFrom('Credit', 'Debit', 'pending', 'CAD', 'USD', '', 'Dusk', '취소'),
}
const HEADERS = [
  'day text amount',
  'day text amount amount',
  'text day word amount amount',
  'day word amount text text',
  'amount day text word word',
]
const TITLES: Record<string, string[]> = {
  day: ['Date', '거래일시'],
  amount: ['Debit', 'Credit', 'Amount', '입금액', '출금액', 'Amount (USD)', 'Balance'],
  text: ['Description', 'Memo', '내용', 'Naam'],
  word: ['Type', 'Status', 'Currency', '구분'],
}

/** A header, rows below it, and titles and blank rows between them. */
const FILE = constantFrom(...HEADERS).chain((header) => {
  const kinds = header.split(' ') as (keyof typeof CELLS)[]
  const titles = tuple(...kinds.map((kind) => constantFrom(...(TITLES[kind] ?? []))))
  const transfer = tuple(...kinds.map((kind) => CELLS[kind]))
  const other = constantFrom([], [''], ['Pending transactions'], ['', '', ''], ['Page 2', ''])
  return tuple(titles, array(oneof({ weight: 4, arbitrary: transfer }, other), { maxLength: 12 }))
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('of any file', () => {
  it('each row is an entry, skipped, a fault or asked about, and only one of them', async () => {
    await assert(
      asyncProperty(FILE, async ([titles, rows]) => {
        const lines = [titles, ...rows].map((row) => row.map(quoted).join(','))
        const outcome = (await outcomeOf([...lines, ''])).split(' ')
        if (outcome.length === 1) return
        expect(outcome).toHaveLength(lines.length)
        expect(outcome.filter((each) => /lost|\+/.test(each))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('no entry is at or below zero, and none has a day to come', async () => {
    await assert(
      asyncProperty(FILE, async ([titles, rows]) => {
        const outcome = await outcomeOf([titles, ...rows].map((row) => row.map(quoted).join(',')))
        for (const [, amount, day] of outcome.matchAll(/(?<= |^)(-?\d+)@?(\S*)/g)) {
          expect(Number(amount)).toBeGreaterThan(0)
          expect(day === '' || (day ?? '') <= '2026-11-29').toBe(true)
        }
      }),
    )
  })
})
