import type { SaleRow } from '../../../../../worker/contracts/bookings/money-figures'
import type { BankRow } from './bank-rows'
import {
  type BookNames,
  importAmount,
  importDay,
  importLine,
  importText,
  inParts,
  type DateStyle,
} from './import-cells'
import { invoiceOf } from './invoices'

/** The titles of its templates, which must not be changed. */
const BANK_TITLES = ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number']

export function xeroBank(rows: readonly BankRow[], dates: DateStyle): string[] {
  const lines = rows.map(({ day, amount, currency, payer, reference, what }) => [
    importLine([
      importDay(day, dates),
      importAmount(amount, currency),
      importText(payer),
      what,
      reference,
      '',
    ]),
  ])
  return inParts(BANK_TITLES, lines, { groups: 1000 })
}

const INVOICE_TITLES =
  `*ContactName EmailAddress POAddressLine1 POAddressLine2 POAddressLine3 POAddressLine4
  POCity PORegion POPostalCode POCountry *InvoiceNumber Reference *InvoiceDate *DueDate InventoryItemCode
  *Description *Quantity *UnitAmount Discount *AccountCode *TaxType TrackingName1 TrackingOption1 TrackingName2
  TrackingOption2 Currency BrandingTheme`.split(/\s+/)
const ADDRESS = Array.from({ length: 8 }, () => '')
const TRACKING = ['', '', '', '']

/** Unit amounts are without tax, which Xero computes by the rate: “Tax exclusive” has to be chosen there. */
export function xeroInvoices(sales: readonly SaleRow[], names: BookNames): string[] {
  const invoices = sales.map((sale) => {
    const { number, customer, memo, lines } = invoiceOf(sale)
    const day = importDay(sale.startDay, names.dates)
    return lines.map(({ description, cents, isTaxed }) =>
      importLine([
        importText(customer) || `Guest ${number}`,
        sale.email ?? '',
        ...ADDRESS,
        number,
        memo,
        day,
        day,
        '',
        importText(description),
        '1',
        importAmount(cents),
        '',
        names.account,
        isTaxed ? names.taxed : names.untaxed,
        ...TRACKING,
        'CAD',
        '',
      ]),
    )
  })
  return inParts(INVOICE_TITLES, invoices, { groups: 500 })
}
