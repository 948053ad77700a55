import { formatReference } from '../../../../../worker/contracts/bookings/booking-reference'
import type { LedgerRow, SaleRow } from '../../../../../worker/contracts/bookings/money-figures'
import { unitsOf } from '../../../../../worker/contracts/currencies'
import { calgaryDay } from '../../../../../worker/contracts/dates/calgary-clock'
import {
  BYTE_ORDER_MARK,
  csvLine,
  type CsvValue,
} from '../../../../../worker/contracts/text/csv-line'

/** The columns by their titles. Days are Calgary's; amounts are numbers. */
const LEDGER_COLUMNS: Record<string, (row: LedgerRow) => CsvValue> = {
  'bank day': ({ day }) => day,
  number: ({ pid }) => pid,
  reference: ({ reference }) => reference && formatReference(reference),
  name: ({ name }) => name,
  tour: ({ tour }) => tour,
  'trip day': ({ tripDay }) => tripDay,
  kind: ({ kind }) => kind,
  method: ({ method }) => method,
  amount: ({ amount, currency }) => unitsOf(amount, currency),
  currency: ({ currency }) => currency,
  'won per CAD': ({ amount, currency, cad }) =>
    currency === 'KRW' && cad !== 0 ? Number(((100 * amount) / cad).toFixed(2)) : null,
  'gross CAD': ({ cad }) => cad / 100,
  'net CAD': ({ net }) => net / 100,
  'untaxed CAD': ({ untaxed }) => untaxed / 100,
  'GST CAD': ({ gst }) => gst / 100,
  'no sale CAD': ({ cad, net, gst }) => (cad - net - gst) / 100,
  account: ({ account }) => account,
  'entry amount': ({ entryAmount, entryCurrency }) =>
    entryAmount === null || entryCurrency === null ? null : unitsOf(entryAmount, entryCurrency),
  'entry currency': ({ entryCurrency }) => entryCurrency,
  rate: ({ rateNote }) => rateNote,
  reason: ({ reason }) => reason,
  recorded: ({ at }) => calgaryDay(at),
}

/** The ledger of a period for spreadsheets. */
export function ledgerFile(rows: readonly LedgerRow[]): string {
  return tableFile(LEDGER_COLUMNS, rows)
}

const SALE_COLUMNS: Record<string, (row: SaleRow) => CsvValue> = {
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
  return tableFile(SALE_COLUMNS, rows)
}

function tableFile<Row>(
  columns: Record<string, (row: Row) => CsvValue>,
  rows: readonly Row[],
): string {
  const values = Object.values(columns)
  const lines = rows.map((row) => csvLine(values.map((value) => value(row))))
  return BYTE_ORDER_MARK + csvLine(Object.keys(columns)) + lines.join('')
}
