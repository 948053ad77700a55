import { describe, expect, it } from 'vitest'
import { aRow, aWorkbook } from '../../support/a-workbook'
import { inOldKorean } from '../../support/old-korean'
import { aFile, readFile } from '../../support/read-file'
import { outcomeOf } from '../../support/statement-outcome'
import { useSteadyDay } from '../../support/steady-day'

useSteadyDay('2026-11-28')

type Case = [what: string, file: File, outcome: string]

/** November 20, 2026 as a number of days. */
const SERIAL = 46_346
const HEAD = aRow(1, ['Date', 'Description', 'Amount'])
const two = (day: string | number | readonly [number, number]) => ({
  Sheet1: HEAD + aRow(2, [day, 'A', 20]) + aRow(3, [day, 'B', -1]),
})
const WON = ['거래일시', '적요', '출금액', '입금액', '잔액', '보낸분']

const WORKBOOKS: Case[] = [
  ['a day without a format', aWorkbook({ sheets: two(SERIAL) }), 'remark 2000 out'],
  [
    'a day of a built-in format',
    aWorkbook({ sheets: two([SERIAL, 1]), formats: [14] }),
    'remark 2000 out',
  ],
  [
    'a day and time',
    aWorkbook({ sheets: two([SERIAL + 0.9999, 1]), formats: [22] }),
    'remark 2000 out',
  ],
  [
    'a day of the built-in format of Korea',
    aWorkbook({ sheets: two([SERIAL, 1]), formats: [31] }),
    'remark 2000 out',
  ],
  [
    'a day of the built-in format of China',
    aWorkbook({ sheets: two([SERIAL, 1]), formats: [57] }),
    'remark 2000 out',
  ],
  [
    'a day in Korean',
    aWorkbook({ sheets: two([SERIAL, 1]), formats: ['yyyy"년" m"월" d"일"'] }),
    'remark 2000 out',
  ],
  [
    'a day with a locale',
    aWorkbook({ sheets: two([SERIAL, 1]), formats: ['[$-412]yyyy-mm-dd;@'] }),
    'remark 2000 out',
  ],
  [
    'a day counted from 1904',
    aWorkbook({ sheets: two([SERIAL - 1462, 1]), formats: [14], is1904: true }),
    'remark 2000 out',
  ],
  [
    'a day counted from 1904 without a format',
    aWorkbook({ sheets: two(SERIAL - 1462), is1904: true }),
    'remark 2000 out',
  ],
  ['a day as text', aWorkbook({ sheets: two('2026-11-20') }), 'remark 2000 out'],
  ['a day as number', aWorkbook({ sheets: two(20_261_120) }), 'remark 2000 out'],
  [
    'days of the strict form',
    aWorkbook({
      sheets: {
        S: `${HEAD}<row r="2"><c r="A2" s="1" t="d"><v>2026-11-20T00:00:00</v></c><c r="B2" t="inlineStr"><is><t>A</t></is></c><c r="C2"><v>20</v></c></row>${aRow(3, [[SERIAL, 1], 'B', -1])}`,
      },
      formats: [14],
      isStrict: true,
    }),
    'remark 2000 out',
  ],
  [
    'shared texts, rich and with readings',
    aWorkbook({
      sheets: {
        S: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>${aRow(2, ['2026-11-20', 'A', 20])}${aRow(3, ['2026-11-20', 'B', -1])}`,
      },
      shared:
        '<si><t>Date</t></si><si><r><t>Descrip</t></r><r><rPr><b/></rPr><t>tion</t></r></si><si><t xml:space="preserve"> Amount </t><rPh sb="0" eb="1"><t>x</t></rPh></si>',
    }),
    'remark 2000 out',
  ],
  [
    'shared formulas',
    aWorkbook({
      sheets: {
        S: `${HEAD}<row r="2"><c r="A2" t="str"><f>TEXT(1,"x")</f><v>2026-11-20</v></c><c r="B2" t="str"><f>"A"</f><v>A</v></c><c r="C2"><f t="shared" ref="C2:C3" si="0">D2*1</f><v>20</v></c></row><row r="3"><c r="A3" t="str"><f>A2</f><v>2026-11-20</v></c><c r="B3" t="inlineStr"><is><t>B</t></is></c><c r="C3"><f t="shared" si="0"/><v>-1</v></c></row>`,
      },
    }),
    'remark 2000 out',
  ],
  [
    'a formula with an error',
    aWorkbook({
      sheets: {
        S: `${HEAD}<row r="2"><c r="A2" t="inlineStr"><is><t>2026-11-20</t></is></c><c r="B2" t="inlineStr"><is><t>A</t></is></c><c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
      },
    }),
    'remark AmountInvalid',
  ],
  [
    'cells without places',
    aWorkbook({
      sheets: {
        S: [
          ['Date', 'Description', 'Amount'],
          ['2026-11-20', 'A', '20.00'],
          ['2026-11-20', 'B', '-1'],
        ]
          .map(
            (row) =>
              `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
          )
          .join(''),
      },
    }),
    'remark 2000 out',
  ],
  [
    'missing rows',
    aWorkbook({
      sheets: {
        S: `${aRow(3, ['Date', 'Description', 'Amount'])}${aRow(5, ['2026-11-20', 'A', 20])}${aRow(9, ['2026-11-20', 'B', -1])}`,
      },
    }),
    'empty empty remark empty 2000 empty empty empty out',
  ],
  [
    'merged titles and names in two rows',
    aWorkbook({
      sheets: {
        S: `${aRow(1, ['거래내역조회'])}${aRow(2, ['거래일시', '적요', '거래금액', null, '잔액', '보낸분'])}${aRow(3, [null, null, '출금', '입금'])}${aRow(4, ['2026.11.20', '이체', 30_000, null, 70_000, '가'])}${aRow(5, ['2026.11.20', '이체', null, 50_000, 120_000, '홍길동'])}${aRow(6, ['합계', null, 30_000, 50_000])}`,
      },
      behind:
        '<mergeCells count="3"><mergeCell ref="A1:F1"/><mergeCell ref="C2:D2"/><mergeCell ref="A2:A3"/></mergeCells>',
    }),
    'remark remark remark out 50000 sum',
  ],
  [
    'hidden rows',
    aWorkbook({
      sheets: {
        S: HEAD + aRow(2, ['2026-11-20', 'A', 20], 'hidden="1"') + aRow(3, ['2026-11-20', 'B', -1]),
      },
    }),
    'remark 2000 out',
  ],
  [
    'a hidden sheet in front',
    aWorkbook({
      sheets: { Lists: aRow(1, ['CAD']) + aRow(2, ['USD']), ...two('2026-11-20') },
      states: { Lists: 'state="hidden"' },
    }),
    'remark 2000 out',
  ],
  [
    'a sheet of notes in front',
    aWorkbook({ sheets: { Notes: aRow(1, ['Printed for Moraine']), ...two('2026-11-20') } }),
    'remark 2000 out',
  ],
  [
    'a format with won',
    aWorkbook({
      sheets: {
        S:
          HEAD +
          aRow(2, ['2026-11-20', 'A', [50_000, 1]]) +
          aRow(3, ['2026-11-20', 'B', [-1000, 1]]),
      },
      formats: ['"₩"#,##0;[Red]\\-"₩"#,##0'],
    }),
    'remark 50000 out',
  ],
  [
    'a format with won by its locale',
    aWorkbook({
      sheets: {
        S:
          HEAD +
          aRow(2, ['2026-11-20', 'A', [50_000, 1]]) +
          aRow(3, ['2026-11-20', 'B', [-1000, 1]]),
      },
      formats: ['[$₩-412]#,##0'],
    }),
    'remark 50000 out',
  ],
  [
    'a format with parentheses and a color',
    aWorkbook({
      sheets: {
        S: HEAD + aRow(2, ['2026-11-20', 'A', [20, 1]]) + aRow(3, ['2026-11-20', 'B', [-1, 1]]),
      },
      formats: ['#,##0.00_);[Red](#,##0.00)'],
    }),
    'remark 2000 out',
  ],
  [
    'a sum of binary fractions',
    aWorkbook({
      sheets: {
        S: HEAD + aRow(2, ['2026-11-20', 'A', 0.1 + 0.2]) + aRow(3, ['2026-11-20', 'B', -1]),
      },
    }),
    'remark 30 out',
  ],
  [
    'large amounts of won',
    aWorkbook({
      sheets: {
        S: aRow(1, WON) + aRow(2, ['2026.11.20', '이체', 0, 12_345_678, 12_345_678, '홍길동']),
      },
    }),
    'remark 12345678',
  ],
]

const html = (rows: string, name = 'bank.xls') =>
  aFile(`<html><body><table>${rows}</table></body></html>`, name)
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const cameIn = row('2026.11.20', '이체', '0', '50,000', '50,000', '홍길동')
const ooo = WON.map((name) => `<th>${name}</th>`).join('')

const TABLES: Case[] = [
  [
    'merged cells in a sum',
    html(
      `<tr>${ooo}</tr>${cameIn}<tr><td colspan="3">합계</td><td>50,000</td><td></td><td></td></tr>`,
    ),
    'remark 50000 sum',
  ],
  [
    'names in two rows',
    html(
      `<tr><th rowspan="2">거래일시</th><th rowspan="2">적요</th><th colspan="2">거래금액</th><th rowspan="2">잔액</th><th rowspan="2">보낸분</th></tr><tr><th>출금</th><th>입금</th></tr>${row('2026.11.20', '이체', '30,000', '', '70,000', '가')}${cameIn}`,
    ),
    'remark remark out 50000',
  ],
  [
    'a cell that spans two rows',
    html(
      `<tr>${ooo}</tr><tr><td rowspan="2">2026.11.20</td><td>이체</td><td>0</td><td>50,000</td><td>50,000</td><td>홍길동</td></tr><tr><td>이체</td><td>1,000</td><td>0</td><td>49,000</td><td>가</td></tr>`,
    ),
    'remark 50000 out',
  ],
  [
    'a table within a table',
    html(`<tr><td><table><tr>${ooo}</tr>${cameIn}</table></td></tr>`),
    'remark 50000',
  ],
  [
    'a head and a foot',
    html(
      `<thead><tr>${ooo}</tr></thead><tfoot><tr><td colspan=3>총 1건<td>50,000<td><td></tfoot><tbody>${cameIn}</tbody>`,
    ),
    'remark sum 50000',
  ],
  [
    'attributes of a spreadsheet program',
    html(
      `<tr>${ooo}</tr><tr><td style='mso-number-format:"yyyy\\.mm\\.dd > x"' x:str>2026.11.20</td><td x:str="이체">이체</td><td x:num="0">0</td><td x:num="50000">50,000</td><td x:num>50,000</td><td>홍길동</td></tr>`,
    ),
    'remark 50000',
  ],
  [
    'remarks for Excel',
    html(`<!--[if gte mso 9]><xml><x:Name>거래</x:Name></xml><![endif]--><tr>${ooo}</tr>${cameIn}`),
    'remark 50000',
  ],
  [
    'codes of letters',
    html(
      `<tr>${ooo}</tr>${cameIn.replace('이체', '&#51060;&#xCCB4;&nbsp;').replace('50,000', '&#8361;50,000')}`,
    ),
    'remark 50000',
  ],
  [
    'a line break and a smaller sign in a text',
    html(`<tr>${ooo}</tr>${cameIn.replace('이체', '이체<br>M482711 < 홍')}`),
    'remark 50000',
  ],
  [
    'old Korean',
    aFile(inOldKorean(`<table><tr>${ooo}</tr>${cameIn}</table>`), 'kb.xls'),
    'remark 50000',
  ],
  [
    'a spreadsheet in XML',
    aFile(
      `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table><Row><Cell><Data ss:Type="String">Date</Data></Cell><Cell><Data ss:Type="String">Description</Data></Cell><Cell ss:Index="4"><Data ss:Type="String">Amount</Data></Cell></Row><Row ss:Index="3"><Cell><Data ss:Type="DateTime">2026-11-20T00:00:00.000</Data></Cell><Cell><Data ss:Type="String">A &amp; B</Data></Cell><Cell ss:Index="4"><Data ss:Type="Number">20</Data></Cell></Row><Row><Cell><Data ss:Type="DateTime">2026-11-20T00:00:00.000</Data></Cell><Cell ss:MergeAcross="1"><Data ss:Type="String">C</Data></Cell><Cell><Data ss:Type="Number">-1</Data></Cell></Row></Table></Worksheet></Workbook>`,
      'bank.xls',
    ),
    'remark empty 2000 out',
  ],
]

const ofx = (transactions: string, currency = 'CAD') =>
  `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}<BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const transaction = (amount: string, more = '', type = 'CREDIT', day = '20261120') =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day}<TRNAMT>${amount}<FITID>1${more}</STMTTRN>`

const OFX: Case[] = [
  [
    'empty names and memos',
    aFile(
      ofx(transaction('20.00', '<NAME><MEMO>') + transaction('-1.00', '<NAME>FEE<MEMO>', 'FEE')),
      'a.qbo',
    ),
    'remark 2000 out',
  ],
  [
    'a decimal comma',
    aFile(ofx(transaction('20,00') + transaction('-1,00')), 'a.ofx'),
    'remark 2000 out',
  ],
  ['a plus', aFile(ofx(transaction('+20.00') + transaction('-1.00')), 'a.ofx'), 'remark 2000 out'],
  ['no decimals', aFile(ofx(transaction('20') + transaction('-1')), 'a.ofx'), 'remark 2000 out'],
  [
    'unsigned amounts',
    aFile(ofx(transaction('20.00') + transaction('1.00', '', 'DEBIT')), 'a.ofx'),
    'remark 2000 out',
  ],
  [
    'a credit that is negative',
    aFile(ofx(transaction('20.00') + transaction('-20.00', '<MEMO>REVERSAL')), 'a.ofx'),
    'remark 2000 takenBack',
  ],
  [
    'other types',
    aFile(
      ofx(
        transaction('20.00', '', 'DEP') +
          transaction('30.00', '', 'XFER') +
          transaction('-1.00', '', 'POS') +
          transaction('5.00', '', 'OTHER'),
      ),
      'a.ofx',
    ),
    'remark 2000 3000 out 500',
  ],
  [
    'a time and zone',
    aFile(
      ofx(transaction('20.00', '', 'CREDIT', '20261120235959.999[-7:MST]') + transaction('-1.00')),
      'a.ofx',
    ),
    'remark 2000 out',
  ],
  [
    'won',
    aFile(ofx(transaction('50000') + transaction('-1000'), 'KRW'), 'a.ofx'),
    'remark 50000 out',
  ],
  [
    'US dollars',
    aFile(ofx(transaction('20.00') + transaction('-1.00'), 'USD'), 'a.ofx'),
    'remark currency currency',
  ],
  [
    'one transfer in US dollars',
    aFile(
      ofx(
        transaction('20.00', '<CURRENCY><CURRATE>1.3<CURSYM>USD</CURRENCY>') + transaction('-1.00'),
      ),
      'a.ofx',
    ),
    'remark currency out',
  ],
  [
    'a transfer that was in US dollars',
    aFile(
      ofx(
        transaction('20.00', '<ORIGCURRENCY><CURRATE>1.3<CURSYM>USD</ORIGCURRENCY>') +
          transaction('-1.00'),
      ),
      'a.ofx',
    ),
    'remark 2000 out',
  ],
  ['no transfers', aFile(ofx(''), 'a.ofx'), 'remark'],
  [
    'a head in one line',
    aFile(ofx(transaction('20.00') + transaction('-1.00')).replace(/\r\n(?=\w)/g, ' '), 'a.qfx'),
    'remark 2000 out',
  ],
  [
    'small letters',
    aFile(
      ofx(transaction('20.00') + transaction('-1.00')).replace(/<\/?[A-Z\d]+>/g, (tag) =>
        tag.toLowerCase(),
      ),
      'a.ofx',
    ),
    'remark 2000 out',
  ],
  [
    'a memo in CDATA',
    aFile(
      ofx(
        transaction('20.00', '<MEMO><![CDATA[A & B <M482711>]]></MEMO>').replaceAll(
          /<(TRNTYPE|DTPOSTED|TRNAMT|FITID)>([^<]*)/g,
          '<$1>$2</$1>',
        ),
      ).replace('OFXHEADER:100', '<?OFX OFXHEADER="200"?>'),
      'a.ofx',
    ),
    'remark 2000',
  ],
]

const camt = (entries: string, version = '08', prefix = '') =>
  aFile(
    `<?xml version="1.0"?><${prefix}Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></${prefix}Document>`,
    'a.xml',
  )
const booked = (amount: string, inside = '', sign = 'CRDT', more = '') =>
  `<Ntry><Amt Ccy="CAD">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls>${inside}</NtryDtls></Ntry>`
const details = (amount: string, name: string, currency = 'CAD') =>
  `<TxDtls>${amount && `<Amt Ccy="${currency}">${amount}</Amt>`}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`

const CAMT: Case[] = [
  [
    'a collected entry',
    camt(booked('50.00', details('20.00', 'A') + details('30.00', 'B'))),
    'remark 2000 3000',
  ],
  [
    'a collected entry whose details are in another currency',
    camt(booked('50.00', details('15.00', 'A', 'USD') + details('22.00', 'B', 'USD'))),
    'remark 5000',
  ],
  [
    'a collected entry whose details are more than it',
    camt(booked('50.00', details('40.00', 'A') + details('30.00', 'B'))),
    'remark 5000',
  ],
  [
    'a collected entry without amounts of its details',
    camt(booked('50.00', details('', 'A') + details('', 'B'))),
    'remark 5000',
  ],
  [
    'a collected entry with a transfer that went out',
    camt(
      booked(
        '10.00',
        details('30.00', 'A') +
          details('20.00', 'B').replace('</Amt>', '</Amt><CdtDbtInd>DBIT</CdtDbtInd>'),
      ),
    ),
    'remark 3000 out',
  ],
  [
    'details in several groups',
    camt(booked('50.00', `${details('20.00', 'A')}</NtryDtls><NtryDtls>${details('30.00', 'B')}`)),
    'remark 2000 3000',
  ],
  [
    'money that was sent and came back',
    camt(booked('20.00', '', 'DBIT') + booked('20.00', '', 'CRDT', '<RvslInd>true</RvslInd>')),
    'remark out cancelled',
  ],
  [
    'a reversal as 1',
    camt(booked('20.00') + booked('20.00', '', 'DBIT', '<RvslInd>1</RvslInd>')),
    'remark 2000 cancelled',
  ],
  ['a day of value only', camt(booked('20.00').replaceAll('BookgDt', 'ValDt')), 'remark 2000'],
  ['prefixes', camt(booked('20.00'), '02', 'ns2:'), 'remark 2000'],
  ['balances only', camt('<Bal><Amt Ccy="CAD">50.00</Amt></Bal>'), 'remark'],
]

describe.each(
  Object.entries({
    'a spreadsheet with': WORKBOOKS,
    'a table of HTML with': TABLES,
    'OFX with': OFX,
    'CAMT with': CAMT,
  }),
)('%s', (_group, cases) => {
  it.each(cases)('%s', async (_what, file, outcome) => {
    expect(await outcomeOf(file)).toBe(outcome)
  })
})

describe('of a collected entry', () => {
  it('the names of all payers are in the text, none is the payer', async () => {
    const statement = await readFile(
      camt(booked('50.00', details('', 'Robin') + details('', 'Casey'))),
    )
    expect(statement?.entries).toMatchObject([{ payer: null, memo: 'Robin Casey' }])
  })
})
