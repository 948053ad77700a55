import { describe, expect, it } from 'vitest'
import { bankRows, type BankRow } from '../../../web/bookings/desk/figures/files/bank-rows'
import {
  asciiText,
  importAmount,
  importDay,
  importText,
} from '../../../web/bookings/desk/figures/files/import-cells'
import {
  quickBooksBank,
  quickBooksInvoices,
} from '../../../web/bookings/desk/figures/files/quickbooks'
import { ledgerFile, salesFile } from '../../../web/bookings/desk/figures/files/table-files'
import { xeroBank, xeroInvoices } from '../../../web/bookings/desk/figures/files/xero'
import { periodOf, presetPeriod, readPeriod } from '../../../web/bookings/desk/figures/money-period'
import { monthsOf, valuesOf } from '../../../web/bookings/desk/figures/month-values'
import type { LedgerRow, SaleRow } from '../../../worker/contracts/bookings/money-figures'

const NAMES = {
  dates: 'dmy',
  item: 'Tour',
  account: '200',
  taxed: 'GST',
  untaxed: 'Exempt',
} as const

const PAYMENT: LedgerRow = {
  _id: 1,
  day: '2026-02-03',
  pid: 'abcdefghij',
  reference: '482711',
  name: 'Zoë O’Neil, PhD',
  kind: 'receipt',
  amount: 105_00,
  currency: 'CAD',
  cad: 105_00,
  net: 100_00,
  untaxed: 0,
  gst: 5_00,
  method: 'etransfer',
  account: 'Chequing',
  entryAmount: 105_00,
  entryCurrency: 'CAD',
  rateNote: null,
  reason: '',
  at: Date.UTC(2026, 11, 31, 3),
  tour: 'Lake Louise',
  tripDay: '2026-06-01',
}
const IN_WON: LedgerRow = {
  ...PAYMENT,
  name: '김철수',
  amount: 106_575,
  currency: 'KRW',
  entryAmount: null,
  entryCurrency: null,
}
const SALE: SaleRow = {
  _id: 1,
  pid: 'abcdefghij',
  reference: '482711',
  name: 'Ann, Lee',
  email: 'ann@example.com',
  lang: 'ca',
  status: 'completed',
  tour: 'Lake Louise',
  startDay: '2026-06-01',
  endDay: '2026-06-02',
  party: 2,
  currency: 'CAD',
  amount: 955_00,
  wonPerCad: 1015,
  net: 910_00,
  untaxed: 10_00,
  gst: 45_00,
}

const linesOf = (file: string) => file.split('\r\n').slice(0, -1)
const many = <Row>(row: Row, count: number) => Array.from({ length: count }, () => row)

describe('QuickBooks Online', () => {
  it('gets bank transactions in its three columns: a day, a text of plain English, a signed amount', () => {
    const rows = bankRows([
      PAYMENT,
      { ...PAYMENT, kind: 'refund', amount: -20_50, entryAmount: null },
    ])
    expect(quickBooksBank(rows, 'dmy').map(linesOf)).toEqual([
      [
        'Date,Description,Amount',
        '03/02/2026,Guest payment M482711 Zoe O Neil PhD,105.00',
        '03/02/2026,Refund to guest M482711 Zoe O Neil PhD,-20.50',
      ],
    ])
  })

  it('gets at most a thousand rows and 350 kB in a file', () => {
    const sizes = (rows: BankRow[]) =>
      quickBooksBank(rows, 'dmy').map((file) => [linesOf(file).length - 1, file.length <= 350_000])
    const [row] = bankRows([PAYMENT])
    expect(sizes(many(row!, 2001))).toEqual([
      [1000, true],
      [1000, true],
      [1, true],
    ])
    const long = { ...row!, payer: 'A'.repeat(700) }
    expect(sizes(many(long, 1000)).map(([, isSmall]) => isSmall)).toEqual([true, true, true])
  })

  it('gets invoices in the columns of its template, taxed and untaxed lines apart', () => {
    expect(quickBooksInvoices([SALE], NAMES).map(linesOf)).toEqual([
      [
        '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Item Tax Code,Item Tax Amount,Service Date',
        'M482711,Ann Lee,01/06/2026,01/06/2026,,,,Tour,Lake Louise 2026-06-01,1,900.00,900.00,GST,45.00,01/06/2026',
        'M482711,Ann Lee,01/06/2026,01/06/2026,,,,Tour,Lake Louise 2026-06-01,1,10.00,10.00,Exempt,,01/06/2026',
      ],
    ])
  })

  it('gets at most a hundred invoices in a file', () => {
    const files = quickBooksInvoices(many(SALE, 250), NAMES)
    expect(files.map((file) => linesOf(file).length)).toEqual([201, 201, 101])
  })
})

describe('Xero', () => {
  it('gets a bank statement in the columns of its template', () => {
    expect(xeroBank(bankRows([PAYMENT]), 'dmy').map(linesOf)).toEqual([
      [
        '*Date,*Amount,Payee,Description,Reference,Check Number',
        '03/02/2026,105.00,"Zoë O’Neil, PhD",Guest payment,M482711,',
      ],
    ])
  })

  it('gets invoices in the 27 columns of its template, without tax and in Canadian dollars', () => {
    const sale = { ...SALE, currency: 'KRW' as const, amount: 969_325, untaxed: 0 }
    const [head = '', line = ''] = linesOf(xeroInvoices([sale], NAMES)[0] ?? '')
    expect(head).toBe(
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    )
    expect(line).toBe(
      '"Ann, Lee",ann@example.com,,,,,,,,,M482711,KRW 969325 at 1015,01/06/2026,01/06/2026,,Lake Louise 2026-06-01,1,910.00,,200,GST,,,,,CAD,',
    )
    expect(head.split(',')).toHaveLength(27)
  })

  it('gets at most a thousand rows of a statement and five hundred invoices in a file', () => {
    const [row] = bankRows([PAYMENT])
    expect(xeroBank(many(row!, 1001), 'dmy').map((file) => linesOf(file).length)).toEqual([1001, 2])
    expect(xeroInvoices(many(SALE, 501), NAMES)).toHaveLength(2)
  })
})

describe('rows of an account', () => {
  it('are in the currency that came, and have none of the money that moved between bookings', () => {
    const paidInCad = { ...IN_WON, entryAmount: 105_00, entryCurrency: 'CAD' as const }
    const rows = bankRows([IN_WON, paidInCad, { ...PAYMENT, kind: 'moved' }])
    expect(rows.map(({ amount, currency }) => [amount, currency])).toEqual([
      [106_575, 'KRW'],
      [105_00, 'CAD'],
    ])
  })

  it('make no file where there are none', () => {
    expect([quickBooksBank([], 'dmy'), xeroBank([], 'dmy')]).toEqual([[], []])
  })
})

describe('cells of an import', () => {
  it.each([
    ['dmy', '03/02/2026'],
    ['mdy', '02/03/2026'],
    ['ymd', '2026-02-03'],
  ] as const)('a day as %s is %s', (style, text) => {
    expect(importDay('2026-02-03', style)).toBe(text)
  })

  it.each([
    [123_456_78, 'CAD', '123456.78'],
    [-5, 'CAD', '-0.05'],
    [0, 'CAD', ''],
    [1_000_000, 'KRW', '1000000'],
  ] as const)('an amount of %i %s is “%s”', (amount, currency, text) => {
    expect(importAmount(amount, currency)).toBe(text)
  })

  it('a text is no formula, whatever its beginning is', () => {
    expect(importText('=HYPERLINK("x")\n+1')).toBe('HYPERLINK("x") +1')
    expect(importText(' -@＝2')).toBe('2')
    expect(asciiText('=1+1 (Ünal) 김')).toBe('1 1 Unal')
  })
})

describe('files for spreadsheets', () => {
  it('have the ledger with net, GST, gross, currency, rate and the Calgary day on which it was recorded', () => {
    const [head = '', line = '', won = ''] = linesOf(ledgerFile([PAYMENT, IN_WON]))
    expect(head).toBe(
      '\uFEFFbank day,number,reference,name,tour,trip day,kind,method,amount,currency,won per CAD,gross CAD,net CAD,untaxed CAD,GST CAD,no sale CAD,account,entry amount,entry currency,rate,reason,recorded',
    )
    // 03:00 UTC is still the day before in Calgary.
    expect(line).toBe(
      '2026-02-03,abcdefghij,M482711,"Zoë O’Neil, PhD",Lake Louise,2026-06-01,receipt,etransfer,105,CAD,,105,100,0,5,0,Chequing,105,CAD,,,2026-12-30',
    )
    expect(won).toContain(',106575,KRW,1015,105,100,0,5,0,')
  })

  it('run no formula of a guest’s name, a payer’s account or a note', () => {
    const file = ledgerFile([
      {
        ...PAYMENT,
        name: '@SUM(1+1)',
        account: '-2+3',
        rateNote: '＝HYPERLINK("x")',
        reason: '\t=1+1',
      },
    ])
    expect(linesOf(file)[1]).not.toMatch(/(?:^|,)"?[=+\-@\t＝＋－＠](?!\d+(?:\.\d+)?(?:,|$))/)
    for (const text of ["'@SUM(1+1)", "'-2+3", "'＝HYPERLINK", "'\t=1+1"])
      expect(file).toContain(text)
  })

  it('have the sales', () => {
    expect(linesOf(salesFile([SALE]))[1]).toBe(
      '2026-06-01,2026-06-02,abcdefghij,M482711,"Ann, Lee",Lake Louise,completed,2,955,CAD,,910,10,45,955',
    )
  })
})

describe('a period', () => {
  it.each([
    ['thisMonth', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-05-31', '2026-04-01', '2026-06-30'],
    ['lastQuarter', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['thisYear', '2028-02-29', '2028-01-01', '2028-12-31'],
    ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetPeriod(preset, today)).toEqual({ from, to })
  })

  it('is what the address says, and this year where that is no day or out of order', () => {
    const asked = (search: object) => periodOf(readPeriod(search), '2026-05-31')
    const [from, to] = ['2026-01-01', '2026-12-31']
    expect(asked({ from: '2026-02-01', to: '2026-02-28' })).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
    expect(asked({ from: '2026-02-01' })).toEqual({ from: '2026-02-01', to })
    for (const wrong of [{ from: '2026-03-01', to: '2026-02-01' }, { from: 'now' }, {}])
      expect(asked(wrong)).toEqual({ from, to })
  })

  it('has every month between the first and the last, those without rows as zero', () => {
    const rows = [
      { month: '2027-01', n: 2 },
      { month: '2026-11', n: 1 },
    ]
    const months = monthsOf(rows)
    expect([months, valuesOf(rows, months, 'n')]).toEqual([
      ['2026-11', '2026-12', '2027-01'],
      [1, 0, 2],
    ])
    expect(monthsOf([])).toEqual([])
  })
})
