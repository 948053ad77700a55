import { formatReference } from '../../../../../worker/contracts/bookings/booking-reference'
import type { SaleRow } from '../../../../../worker/contracts/bookings/money-figures'

interface InvoiceLine {
  description: string
  /** Canadian cents without tax. */
  cents: number
  gst: number
  isTaxed: boolean
}

/** A sale as an invoice in Canadian dollars, dated by the first day of its trip. */
export function invoiceOf(sale: SaleRow) {
  const { pid, reference, name, tour, net, untaxed, gst, currency, amount } = sale
  const about = sale.status === 'cancelled' ? 'Cancelled: ' : ''
  const description = `${about}${tour ?? 'Tour'} ${sale.startDay}`
  const taxed: InvoiceLine = { description, cents: net - untaxed, gst, isTaxed: true }
  const rest: InvoiceLine = { description, cents: untaxed, gst: 0, isTaxed: false }
  return {
    number: reference === null ? pid : formatReference(reference),
    customer: name ?? '',
    memo: currency === 'KRW' ? `KRW ${amount} at ${sale.wonPerCad}` : '',
    lines: [taxed, rest].filter(({ cents }) => cents !== 0),
  }
}
