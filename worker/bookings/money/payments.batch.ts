import type { BookingStatus } from '../../contracts/bookings/booking-states'
import { surplusOf } from '../../contracts/bookings/booking-sums'
import type { Money } from '../../contracts/bookings/guest-money'
import type { NewPayment } from '../../contracts/bookings/payments'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import type { MailStatements } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { readState, type BookingState } from '../data/booking-state'
import { isCovered, missingOf, moneyOf } from '../data/money'
import { gstOf, isPaidTrip } from '../data/receipt'
import {
  mailToDesk,
  mailToGuest,
  bookingScope,
  confirmationMails,
  type BookingScope,
} from '../mails/booking-mail'
import { isLate, daysOf } from './payments.rules'
import { creditStatements, type Credit } from './payments.statements'

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

/**
 * The mails about a payment: the contract, a missing or surplus amount, or late money. `booking` is
 * as it is after the payment.
 */
async function paymentMails(
  scope: BookingScope,
  { booking, state, arrived }: { booking: BookingRow; state: BookingState; arrived: number },
  isConfirmedNow: boolean,
): Promise<MailStatements[]> {
  const { total, paid, payBy, balanceBy } = booking
  const days = daysOf(state)
  const received = { arrived: moneyOf(booking, arrived), received: moneyOf(booking, paid) }
  const balance = { balance: moneyOf(booking, missingOf(booking, total)), balanceBy }
  if (isLate(booking)) {
    return [
      ...(await mailToGuest(scope, booking, { template: 'moneyLate', ...received }, days)),
      ...(await mailToDesk(scope, booking, { template: 'moneyLateForDesk', ...received }, days)),
    ]
  }
  if (isConfirmedNow) return confirmationMails(scope, booking, days)
  const letter = {
    template: 'moneyReceived',
    ...received,
    ...balance,
    missing: namedMoney(booking, missingDeposit(booking)),
    payBy,
    surplus: namedMoney(booking, surplusOf(booking)),
  } as const
  return mailToGuest(scope, booking, letter, days)
}

function missingDeposit(booking: BookingRow): number {
  return booking.status === 'on_hold' ? missingOf(booking, booking.deposit) : 0
}

function namedMoney(booking: BookingRow, amount: number): Money | null {
  return amount > 0 ? moneyOf(booking, amount) : null
}

/** Notifies guest and company of the amount that arrived, with the receipt once everything is paid. */
async function creditMails(
  c: MemberScope,
  { before, payment: { amount }, paid, isCovered }: Credit,
  state: BookingState,
): Promise<MailStatements[]> {
  const booking = { ...before, paid, status: isCovered ? ('confirmed' as const) : before.status }
  const receipt = await receiptMails(c, { before, booking, state })
  // The receipt already says that the last payment has arrived, and what goes back of it.
  const isTold = receipt.length > 0 && !isCovered
  if (amount <= 0 || isTold) return receipt
  const told = await paymentMails(bookingScope(c), { booking, state, arrived: amount }, isCovered)
  return [...told, ...receipt]
}

/** The receipt, if this payment completes the price. */
async function receiptMails(
  c: MemberScope,
  { before, booking, state }: { before: BookingRow; booking: BookingRow; state: BookingState },
): Promise<MailStatements[]> {
  if (!isPaidTrip(booking) || missingOf(before, booking.total) === 0) return []
  const { company } = await readSettings(c.env, c.var.db)
  const letter = {
    template: 'balancePaid',
    received: moneyOf(booking, booking.total),
    surplus: namedMoney(booking, surplusOf(booking)),
    gst: moneyOf(booking, gstOf(booking, state.acceptedQuote)),
    gstNumber: company.gstNumber,
    seller: company.legalName,
  } as const
  return mailToGuest(bookingScope(c), booking, letter, daysOf(state))
}
