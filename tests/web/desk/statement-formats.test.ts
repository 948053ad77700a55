import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openStatement } from '../../../web/bookings/desk/bank/import/read-statement'
import { inOldKorean } from '../../support/old-korean'
import { aFile, readFile } from '../../support/read-file'
import { useSteadyDay } from '../../support/steady-day'

useSteadyDay('2026-11-28')

const sample = (name: string) =>
  aFile(new Uint8Array(readFileSync(`tests/support/bank-files/${name}`)), name)
const read = async (file: File) => {
  const statement = await readFile(file)
  return statement?.entries.map(({ day, amount, payer, memo }) => [day, amount, payer, memo])
}

const HTML_ROWS = `<tr><th>거래일시</th><th>적요</th><th>보낸분/받는분</th><th>출금액</th><th>입금액</th><th>잔액</th></tr>
<tr><td>2026.11.20 14:03:22</td><td>전자금융</td><td>홍길동M482711</td><td align="right">0</td><td>50,000</td><td>1,050,000</td></tr>
<tr><td colspan="3">합계</td><td>0</td><td>50,000</td><td>&nbsp;</td></tr>`

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>CAD
<BANKACCTFROM><BANKID>000<ACCTID>000<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261120120000.000[-7:MST]<TRNAMT>20.00<FITID>1<NAME>ROBIN & SON<MEMO>INTERAC M482711</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261121
<TRNAMT>-5.00
<FITID>2
<NAME>FEE
<MEMO>
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>15.00<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const OFX_XML = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261119</DTPOSTED><TRNAMT>+7.00</TRNAMT><NAME>A</NAME></STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS><STMTTRNRS><STMTRS><CURDEF>CAD</CURDEF><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261120</DTPOSTED><TRNAMT>20.00</TRNAMT><NAME>O&apos;BRIEN</NAME><MEMO>M482711</MEMO></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261120</DTPOSTED><TRNAMT>-1.00</TRNAMT><NAME>FEE</NAME></STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const entry = (
  amount: string,
  sign: string,
  status: string,
  more = '',
) => `<Ntry><Amt Ccy="CAD">${amount}</Amt>
<CdtDbtInd>${sign}</CdtDbtInd>${more}<Sts>${status}</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Robin Sample</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>for Banff</Ustrd><Ustrd>M482711</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const CAMT = (entries: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`

describe('a spreadsheet', () => {
  it('of Excel is read with its days, formulas and rich texts', async () => {
    expect(await read(sample('rbc.xlsx'))).toEqual([
      ['2026-11-20', 250_50, 'ROBIN SAMPLE', 'e-Transfer M482711 ROBIN SAMPLE'],
      ['2026-11-22', 10_30, '김보기', 'Rich 김보기'],
    ])
  })

  it('of Excel 97 is read', async () => {
    expect(await read(sample('woori.xls'))).toEqual([
      ['2026-11-20', 50_000, '홍길동M482711', '타행이체 홍길동M482711'],
    ])
  })

  it('says a currency by the format of its numbers', async () => {
    expect(await read(sample('currencies.xlsx'))).toEqual([['2026-11-21', 20_00, null, 'dollars']])
  })

  it('names the sheets that are not read', async () => {
    expect(await openStatement(sample('two-sheets.xlsx'))).toMatchObject({
      otherSheets: ['Savings'],
    })
  })

  it.each([
    ['with a password', 'locked.xlsx', 'protected'],
    ['of Excel 97 with a password', 'locked.xls', 'protected'],
  ])('%s says so', async (_what, name, fault) => {
    expect(await openStatement(sample(name))).toEqual({ fault })
  })

  it.each([
    ['a cut file', [0x50, 0x4b, 3, 4, 0, 0], 'damaged'],
    ['a cut old file', [0xd0, 0xcf, 0x11, 0xe0, 0, 0], 'damaged'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'pdf'],
    [
      'a PDF with a password',
      [0x25, 0x50, 0x44, 0x46, ...new TextEncoder().encode(' /Encrypt 1 0 R')],
      'pdfProtected',
    ],
    ['an image', [0x89, 0x50, 0x4e, 0x47], 'image'],
    ['an ODS file', [...readFileSync('tests/support/guest-files/guests.ods')], 'ods'],
    ['an MT940 file', [...new TextEncoder().encode(':20:START\n:61:2611200520D10,00')], 'mt940'],
  ] as const)('that is %s says so', async (_what, bytes, fault) => {
    expect(await openStatement(aFile(new Uint8Array(bytes)))).toEqual({ fault })
  })
})

describe('a table of HTML that is named .xls', () => {
  const expected = [['2026-11-20', 50_000, '홍길동M482711', '전자금융 홍길동M482711']]
  it.each([
    [
      'with a head and titles',
      `<html><head><meta charset="euc-kr"><style>td{color:red}</style></head><body><table><tr><td colspan=6>거래내역조회</td></tr></table><table border=1>${HTML_ROWS}</table></body></html>`,
    ],
    [
      'without ends of its cells',
      `<table>${HTML_ROWS.replaceAll('</td>', '').replaceAll('</tr>', '')}</table>`,
    ],
    [
      'in capitals, with tags in its cells',
      `<TABLE>${HTML_ROWS.replaceAll('td>', 'TD>').replace('홍길동M482711', '<font color=blue>홍길동</font><!-- x -->M482711')}</TABLE>`,
    ],
  ])('%s', async (_what, html) => {
    expect(await read(aFile(html, 'kb.xls'))).toEqual(expected)
    expect(await read(aFile(inOldKorean(html), 'kb.xls'))).toEqual(expected)
  })
})

describe('an OFX file', () => {
  it.each([
    [
      'of the first version, with open tags',
      SGML,
      [['2026-11-20', 20_00, 'ROBIN & SON', 'ROBIN & SON INTERAC M482711']],
    ],
    [
      'in one line',
      SGML.replace(/\n(?=<)/g, ''),
      [['2026-11-20', 20_00, 'ROBIN & SON', 'ROBIN & SON INTERAC M482711']],
    ],
    [
      'of the second version, with two accounts',
      OFX_XML,
      [['2026-11-20', 20_00, "O'BRIEN", "O'BRIEN M482711"]],
    ],
  ])('%s', async (_what, text, came) => {
    expect(await read(aFile(text, 'bank.qfx'))).toEqual(came)
  })
})

describe('a QIF file', () => {
  const transfers = `!Type:Bank
D11/20'26
T20.00
PROBIN SAMPLE
MINTERAC M482711
^
D11/21/2026
T-84.20
PEXAMPLE GAS
SFuel
$-84.20
^
D11/22' 26
U1,050.00
T1,050.00
NDEP
PKIM
^
`
  const account = '!Account\nNChequing\nDDaily account\nTBank\n^\n'
  const categories = '!Clear:AutoSwitch\n!Type:Cat\nNTours\nDIncome of tours\nI\n^\n'

  it('has its transfers, with a year of two digits behind an apostrophe', async () => {
    expect(await read(aFile(transfers.replaceAll('\n', '\r\n'), 'bank.qif'))).toEqual([
      ['2026-11-20', 20_00, 'ROBIN SAMPLE', 'ROBIN SAMPLE INTERAC M482711'],
      ['2026-11-22', 1050_00, 'KIM', 'KIM DEP'],
    ])
  })

  it('has no accounts or categories among them', async () => {
    const lists = `!Option:AutoSwitch\n${account}${categories}${account}${transfers}${account}`
    expect(await read(aFile(lists, 'bank.qif'))).toHaveLength(2)
  })
})

describe('a CAMT file', () => {
  it('has booked credits, and leaves out what is pending, went out or went back', async () => {
    const text = CAMT(
      [
        entry('20.00', 'CRDT', 'BOOK'),
        entry('30.00', 'CRDT', '<Cd>PDNG</Cd>'),
        entry('5.00', 'DBIT', '<Cd>BOOK</Cd>'),
        entry('20.00', 'DBIT', 'BOOK', '<RvslInd>true</RvslInd>'),
        entry('9.00', 'CRDT', 'BOOK').replace('CAD', 'EUR'),
      ].join(''),
    )
    const statement = await readFile(aFile(text, 'camt.xml'))
    expect(statement?.entries).toMatchObject([
      { amount: 20_00, payer: 'Robin Sample', memo: 'Robin Sample for Banff M482711' },
    ])
    expect(statement?.skipped.map(({ reason }) => reason)).toEqual([
      'remark',
      'pending',
      'out',
      'cancelled',
      'currency',
    ])
    expect(statement?.takenBack).toMatchObject([{ row: 5, cameIn: 2 }])
  })

  it('has each transfer of a collected entry', async () => {
    const transfer = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="CAD">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
    const text = CAMT(
      `<Ntry><Amt Ccy="CAD">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-20T10:00:00</DtTm></BookgDt><NtryDtls>${transfer('20.00', 'Robin')}${transfer('30.00', 'Casey')}</NtryDtls></Ntry>`,
    )
    expect(await read(aFile(text, 'camt.xml'))).toEqual([
      ['2026-11-20', 20_00, 'Robin', 'Robin'],
      ['2026-11-20', 30_00, 'Casey', 'Casey'],
    ])
  })
})
