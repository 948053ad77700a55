import { formatReference } from '../../../../../worker/contracts/bookings/booking-reference'
import type { SaleRow } from '../../../../../worker/contracts/bookings/money-figures'
import { unitsOf } from '../../../../../worker/contracts/currencies'
import type { CsvValue } from '../../../../../worker/contracts/text/csv-line'
import { tableFile } from './ledger-file'

const COLUMNS: Record<string, (row: SaleRow) => CsvValue> = {
  'first day': ({ startDay }) => startDay,
  'last day': ({ endDay }) => endDay,
  number: ({ pid }) => pid,
  reference: ({ reference }) => reference && formatReference(reference),
  name: ({ name }) => name,
  tour: ({ tour }) => tour,
  status: ({ status }) => status,
  party: ({ party }) => party,
  price: ({ amount, currency }) => unitsOf(amount, currency),
  currency: ({ currency }) => currency,
  'won per CAD': ({ currency, wonPerCad }) => (currency === 'KRW' ? wonPerCad : null),
  'net CAD': ({ net }) => net / 100,
  'untaxed CAD': ({ untaxed }) => untaxed / 100,
  'GST CAD': ({ gst }) => gst / 100,
  'gross CAD': ({ net, gst }) => (net + gst) / 100,
}

/** Sales, by the first days of the trips, for spreadsheets. */
export function salesFile(rows: readonly SaleRow[]): string {
  return tableFile(COLUMNS, rows)
}
