import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { NewPayment } from '../../contracts/bookings/payments'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { isCovered } from '../data/deposit-cover'
import { readState } from '../data/booking-state'
import type { MailStatements } from '../../services/mail/outbox'
import { creditMails } from './payments.mails'
import { creditStatements } from './payments.statements'

/** A payment's part of a batch. */
export interface PaymentBatch {
  statements: Statement[]
  mails: MailStatements[]
}

/**
 * A payment of a booking with its effects: events, mails, the audit log, and a guide and a vehicle once the deposit is
 * covered. The batch fails if the booking has moved since `before` was read.
 */
export async function paymentBatch(
  c: MemberScope,
  before: BookingRow,
  payment: NewPayment,
  key: RequestKey | null,
): Promise<PaymentBatch> {
  const { amount } = payment
  const status = before.status as BookingStatus
  const paid = before.paid + amount
  const isHeld = status === 'on_hold' && amount > 0
  const covers = isHeld && isCovered({ ...before, paid }, before.deposit)
  const credit = { before: { ...before, status }, payment, paid, isCovered: covers }
  const state = await readState(c.var.db, before)
  return {
    statements: creditStatements(c, credit, key),
    mails: await creditMails(c, credit, state),
  }
}
