import type { SaleRow } from '../../../../../worker/contracts/bookings/money-figures'
import type { BankRow } from './bank-rows'
import {
  type BookNames,
  asciiText,
  importAmount,
  importDay,
  importLine,
  inParts,
  type DateStyle,
} from './import-cells'
import { invoiceOf } from './invoices'

/** Bank transactions with three columns: what comes in is positive. The four columns differ between its help pages. */
const BANK_TITLES = ['Date', 'Description', 'Amount']
const BANK_MOST = { groups: 1000, bytes: 350_000 }

export function quickBooksBank(rows: readonly BankRow[], dates: DateStyle): string[] {
  const lines = rows.map(({ day, amount, currency, payer, reference, what }) => [
    importLine([
      importDay(day, dates),
      asciiText(`${what} ${reference} ${payer}`),
      importAmount(amount, currency),
    ]),
  ])
  return inParts(BANK_TITLES, lines, BANK_MOST)
}

const INVOICE_TITLES = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'Item Tax Code',
  'Item Tax Amount',
  'Service Date',
]
/** It takes 100 invoices and 1,000 rows at once; an invoice has two rows at most. */
const INVOICES_MOST = { groups: 100 }

export function quickBooksInvoices(sales: readonly SaleRow[], names: BookNames): string[] {
  const invoices = sales.map((sale) => {
    const { number, customer, memo, lines } = invoiceOf(sale)
    const day = importDay(sale.startDay, names.dates)
    return lines.map(({ description, cents, gst, isTaxed }) =>
      importLine([
        number,
        asciiText(customer) || `Guest ${number}`,
        day,
        day,
        '',
        '',
        memo,
        names.item,
        asciiText(description),
        '1',
        importAmount(cents),
        importAmount(cents),
        isTaxed ? names.taxed : names.untaxed,
        importAmount(gst),
        day,
      ]),
    )
  })
  return inParts(INVOICE_TITLES, invoices, INVOICES_MOST)
}
