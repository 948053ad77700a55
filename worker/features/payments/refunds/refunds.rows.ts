import type { RefundRow } from '../../../contracts/payments/refunds-desk'
import { toRefund } from './refunds.presenter'
import { toBooking, type BookingColumns } from './refunds.booking-columns'

interface RefundColumns extends BookingColumns {
  id: number
  bookingId: number
  version: number
  amount: number
  fee: number
  status: RefundRow['status']
  working: string
  sendAfter: number
  method: string
  payee: string | null
  reason: string
  at: number
  sentOn: string | null
  cancelKind: string | null
}

export function toRefundRow(row: RefundColumns): RefundRow {
  const { status, sentOn, cancelKind, bookingStatus, bookingId } = row
  return {
    ...toRefund(row, row),
    sentOn,
    wantsOtherDate:
      status === 'proposed' && cancelKind === 'company' && bookingStatus === 'cancelled',
    booking: toBooking(bookingId, row),
  }
}
